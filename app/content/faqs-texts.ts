import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/faqs/en.json'),
  es: () => import('#core/i18n/messages/faqs/es.json'),
});

export const useFaqsTexts = texts.useTexts;

await texts.start();
