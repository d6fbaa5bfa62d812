import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('projects', import.meta.glob('/core/i18n/messages/projects/??.json'));

export const { useT, loadT } = texts;

await texts.start();
