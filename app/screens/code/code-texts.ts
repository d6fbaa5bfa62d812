import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('code', import.meta.glob('/core/i18n/messages/code/??.json'));

export const { useT, loadT } = texts;

await texts.start();
