import { createTextArea } from '#app/i18n/text-area.ts';

/** Texts of the lower part of a product page. */
const texts = createTextArea('detail', import.meta.glob('/core/i18n/messages/detail/??.json'));

export const { useT } = texts;

await texts.start();
