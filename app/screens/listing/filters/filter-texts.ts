import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/filter/en.json'),
  es: () => import('#core/i18n/messages/filter/es.json'),
});

/** Waits until the texts of filters are among those of the language; they are there for the page's first one. */
export const useFilterTexts = texts.useTexts;

await texts.start();
