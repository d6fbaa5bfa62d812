import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea(
  'comparison',
  import.meta.glob('/core/i18n/messages/comparison/??.json'),
);

/** Waits until the comparison's texts are among those of the language; they are there for the page's first one. */
export const useComparisonTexts = texts.useTexts;

await texts.start();
