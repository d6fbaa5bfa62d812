import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('forms', import.meta.glob('/core/i18n/messages/forms/??.json'));

export const { useT, loadT } = texts;

await texts.start();
