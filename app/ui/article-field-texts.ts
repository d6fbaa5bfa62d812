import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea(
  'article-field',
  import.meta.glob('/core/i18n/messages/article-field/??.json'),
);

export const { useT } = texts;

await texts.start();
