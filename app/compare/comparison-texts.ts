import { createTextArea } from '#app/i18n/text-area.ts';

const texts = createTextArea(
  'comparison',
  import.meta.glob('/core/i18n/messages/comparison/??.json'),
);

export const { useT, loadT } = texts;

await texts.start();
