import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea('energy', import.meta.glob('/core/i18n/messages/energy/??.json'));

/** Waits until the energy calculator's texts are among those of the language. */
export const useEnergyTexts = texts.useTexts;

// Whoever imports this may show the texts of the page's language at once.
await texts.start();
