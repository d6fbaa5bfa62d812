import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('articles', import.meta.glob('/core/i18n/messages/articles/??.json'));

export const { useT, loadT } = texts;

await texts.start();
