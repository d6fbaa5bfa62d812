import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea(
  'photometry',
  import.meta.glob('/core/i18n/messages/photometry/??.json'),
);

export const { useT, loadT } = texts;

await texts.start();
