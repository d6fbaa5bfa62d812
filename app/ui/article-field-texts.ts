import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/article-field/en.json'),
  es: () => import('#core/i18n/messages/article-field/es.json'),
});

/** Waits until the texts of the field that finds articles are among those of the language. */
export const useArticleFieldTexts = texts.useTexts;

await texts.start();
