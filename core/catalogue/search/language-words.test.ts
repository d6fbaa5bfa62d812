import { expect, test } from 'vitest';
import { languageWords } from '#core/catalogue/search/language-words.ts';

test.each([
  ['en', 'LED strip', 'strip'],
  ['en', 'Strip accessories', 'accessories'],
  ['en', 'Channels for LED strip', 'Channels'],
  ['en', 'Sealed, IP67', 'Sealed'],
  ['es', 'Tiras LED', 'Tiras'],
  ['es', 'Accesorios para tiras', 'Accesorios'],
  ['en', 'Street lighting', 'Street'],
  ['en', 'Wall lights', 'lights'],
  ['es', 'Alumbrado de emergencia', 'emergencia'],
  ['es', 'Alumbrado viario', 'viario'],
  ['es', 'Luces de espejo', 'Luces'],
  ['es', '', ''],
] as const)('in %s the main word of "%s" is "%s"', (locale, title, head) => {
  expect(languageWords(locale).headOf(title)).toBe(head);
});
