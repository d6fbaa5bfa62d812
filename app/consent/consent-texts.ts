import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/consent/en.json'),
  es: () => import('#core/i18n/messages/consent/es.json'),
});

/** Waits until the texts of the question about cookies are among those of the language. */
export const useConsentTexts = texts.useTexts;

await texts.start();
