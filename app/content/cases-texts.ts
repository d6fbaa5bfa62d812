import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/cases/en.json'),
  es: () => import('#core/i18n/messages/cases/es.json'),
});

export const useCasesTexts = texts.useTexts;

await texts.start();
