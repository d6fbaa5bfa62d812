import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('strip', import.meta.glob('/core/i18n/messages/strip/??.json'));

export const { useT, loadT } = texts;

await texts.start();
