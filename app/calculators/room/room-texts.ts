import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea({
  en: () => import('#core/i18n/messages/room/en.json'),
  es: () => import('#core/i18n/messages/room/es.json'),
});

/** Waits until the texts of the room calculator are among those of the language; they are there for the page's first one. */
export const useRoomTexts = texts.useTexts;

await texts.start();
