import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('room', import.meta.glob('/core/i18n/messages/room/??.json'));

/** Waits until the texts of the room calculator are among those of the language; they are there for the page's first one. */
export const useRoomTexts = texts.useTexts;

await texts.start();
