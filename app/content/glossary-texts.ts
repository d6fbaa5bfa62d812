import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('glossary', import.meta.glob('/core/i18n/messages/glossary/??.json'));

export const useGlossaryTexts = texts.useTexts;

await texts.start();
