import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('area', import.meta.glob('/core/i18n/messages/area/??.json'));

export const { useT, loadT } = texts;

await texts.start();
