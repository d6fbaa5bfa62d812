import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/energy/en.json'),
  es: () => import('#core/i18n/messages/energy/es.json'),
});

/** Waits until the energy calculator's texts are among those of the language. */
export const useEnergyTexts = texts.useTexts;

// Whoever imports this may show the texts of the page's language at once.
await texts.start();
