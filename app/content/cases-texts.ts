import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('cases', import.meta.glob('/core/i18n/messages/cases/??.json'));

export const useCasesTexts = texts.useTexts;

await texts.start();
