import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('faqs', import.meta.glob('/core/i18n/messages/faqs/??.json'));

export const { useT, loadT } = texts;

await texts.start();
