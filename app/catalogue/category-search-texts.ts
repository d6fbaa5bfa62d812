import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea(
  'category-search',
  import.meta.glob('/core/i18n/messages/category-search/??.json'),
);

export const { useT } = texts;

await texts.start();
