import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('cookies', import.meta.glob('/core/i18n/messages/cookies/??.json'));

/** Waits until the texts of the page about cookies are among those of the language. */
export const useCookiesTexts = texts.useTexts;

await texts.start();
