import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('places', import.meta.glob('/core/i18n/messages/places/??.json'));

export const { useT, loadT } = texts;

await texts.start();
