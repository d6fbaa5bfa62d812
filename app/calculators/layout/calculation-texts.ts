import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea(
  'calculation',
  import.meta.glob('/core/i18n/messages/calculation/??.json'),
);

export const { useT } = texts;

await texts.start();
