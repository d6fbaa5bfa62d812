import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/cookies/en.json'),
  es: () => import('#core/i18n/messages/cookies/es.json'),
});

/** Waits until the texts of the page about cookies are among those of the language. */
export const useCookiesTexts = texts.useTexts;

await texts.start();
