import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('road', import.meta.glob('/core/i18n/messages/road/??.json'));

export const { useT, loadT } = texts;

await texts.start();
