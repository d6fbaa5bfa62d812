import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/glossary/en.json'),
  es: () => import('#core/i18n/messages/glossary/es.json'),
});

export const useGlossaryTexts = texts.useTexts;

await texts.start();
