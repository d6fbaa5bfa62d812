import { createTextArea } from '#app/i18n/text-area.ts';

/** The texts of what stands further down on a product's page. */
const texts = createTextArea('detail', import.meta.glob('/core/i18n/messages/detail/??.json'));

export const { useT } = texts;

await texts.start();
