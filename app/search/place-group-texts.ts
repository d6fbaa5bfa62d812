import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('results', import.meta.glob('/core/i18n/messages/results/??.json'));

export const { useT } = texts;

await texts.start();
