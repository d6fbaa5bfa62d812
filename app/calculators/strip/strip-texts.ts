import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/strip/en.json'),
  es: () => import('#core/i18n/messages/strip/es.json'),
});

/** Waits until the LED strip calculator's texts are among those of the language. */
export const useStripTexts = texts.useTexts;

// Whoever imports this may show the texts of the page's language at once.
await texts.start();
