import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('filter', import.meta.glob('/core/i18n/messages/filter/??.json'));

/** Waits until the texts of filters are among those of the language; they are there for the page's first one. */
export const useFilterTexts = texts.useTexts;

await texts.start();
