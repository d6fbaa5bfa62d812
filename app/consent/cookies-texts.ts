import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('cookies', import.meta.glob('/core/i18n/messages/cookies/??.json'));

export const { useT, loadT } = texts;

await texts.start();
