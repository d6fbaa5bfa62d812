import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/articles/en.json'),
  es: () => import('#core/i18n/messages/articles/es.json'),
});

export const useArticlesTexts = texts.useTexts;

await texts.start();
