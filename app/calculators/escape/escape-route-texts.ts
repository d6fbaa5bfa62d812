import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('escape', import.meta.glob('/core/i18n/messages/escape/??.json'));

export const { useT, loadT } = texts;

await texts.start();
