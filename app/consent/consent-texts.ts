import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('consent', import.meta.glob('/core/i18n/messages/consent/??.json'));

export const { useT } = texts;

await texts.start();
