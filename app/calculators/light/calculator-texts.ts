import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea(
  'calculator',
  import.meta.glob('/core/i18n/messages/calculator/??.json'),
);

export const { useT } = texts;

await texts.start();
