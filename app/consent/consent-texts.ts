import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('consent', import.meta.glob('/core/i18n/messages/consent/??.json'));

/** Waits until the texts of the question about cookies are among those of the language. */
export const useConsentTexts = texts.useTexts;

await texts.start();
