import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('cases', import.meta.glob('/core/i18n/messages/cases/??.json'));

export const { useT, loadT } = texts;

await texts.start();
