import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea(
  'variant-field',
  import.meta.glob('/core/i18n/messages/variant-field/??.json'),
);

export const { useT } = texts;

await texts.start();
