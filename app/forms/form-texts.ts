import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('forms', import.meta.glob('/core/i18n/messages/forms/??.json'));

/** Waits until the texts of forms are among those of the language; they are there for the page's first one. */
export const useFormTexts = texts.useTexts;

await texts.start();
