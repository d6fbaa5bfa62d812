import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/photometry/en.json'),
  es: () => import('#core/i18n/messages/photometry/es.json'),
});

export const usePhotometryTexts = texts.useTexts;

await texts.start();
