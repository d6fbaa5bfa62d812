import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('glossary', import.meta.glob('/core/i18n/messages/glossary/??.json'));

export const { useT, loadT } = texts;

await texts.start();
