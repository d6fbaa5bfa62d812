import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('filter', import.meta.glob('/core/i18n/messages/filter/??.json'));

export const { useT } = texts;

await texts.start();
