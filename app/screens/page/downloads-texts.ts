import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea(
  'downloads',
  import.meta.glob('/core/i18n/messages/downloads/??.json'),
);

export const { useT } = texts;

await texts.start();
