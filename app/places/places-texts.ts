import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/places/en.json'),
  es: () => import('#core/i18n/messages/places/es.json'),
});

export const usePlacesTexts = texts.useTexts;

await texts.start();
