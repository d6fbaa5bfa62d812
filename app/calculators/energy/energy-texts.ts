import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('energy', import.meta.glob('/core/i18n/messages/energy/??.json'));

export const { useT, loadT } = texts;

await texts.start();
