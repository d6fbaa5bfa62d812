import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('studio', import.meta.glob('/core/i18n/messages/studio/??.json'));

export const { useT } = texts;

await texts.start();
