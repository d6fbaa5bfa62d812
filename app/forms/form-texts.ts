import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/forms/en.json'),
  es: () => import('#core/i18n/messages/forms/es.json'),
});

/** Waits until the texts of forms are among those of the language; they are there for the page's first one. */
export const useFormTexts = texts.useTexts;

await texts.start();
