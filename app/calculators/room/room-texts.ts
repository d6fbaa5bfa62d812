import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('room', import.meta.glob('/core/i18n/messages/room/??.json'));

export const { useT, loadT } = texts;

await texts.start();
