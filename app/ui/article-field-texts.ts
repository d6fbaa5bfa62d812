import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea(
  'article-field',
  import.meta.glob('/core/i18n/messages/article-field/??.json'),
);

/** Waits until the texts of the field that finds articles are among those of the language. */
export const useArticleFieldTexts = texts.useTexts;

await texts.start();
