import { expect, test } from 'vitest';
import { languageWords } from '#core/catalogue/search/language-words.ts';

test.each([
  ['en', 'LED strip', 'strip'],
  ['en', 'Strip accessories', 'accessories'],
  ['en', 'Channels for LED strip', 'Channels'],
  ['en', 'Sealed, IP67', 'Sealed'],
  ['es', 'Tiras LED', 'Tiras'],
  ['es', 'Accesorios para tiras', 'Accesorios'],
  ['es', 'Alumbrado de emergencia', 'Alumbrado'],
  ['es', '', ''],
] as const)('in %s the main word of "%s" is "%s"', (locale, title, head) => {
  expect(languageWords(locale).headOf(title)).toBe(head);
});
