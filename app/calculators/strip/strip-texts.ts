import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('strip', import.meta.glob('/core/i18n/messages/strip/??.json'));

/** Waits until the LED strip calculator's texts are among those of the language. */
export const useStripTexts = texts.useTexts;

// Whoever imports this may show the texts of the page's language at once.
await texts.start();
