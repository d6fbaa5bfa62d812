import { expect, test } from 'vitest';
import { findWords } from './find-words.ts';
import { containsFigure } from './spell-figure.ts';

test.each([
  ['en', 'some eighty products', 80, true],
  ['en', '1,450 variants', 1450, true],
  ['en', 'more than a thousand', 1000, true],
  ['en', 'every 14 m', 4, false],
  ['en', 'every 1.4 m', 4, false],
  ['en', '1,450 variants', 450, false],
  ['es', 'unos ochenta productos', 80, true],
  ['es', '18 400 m²', 18400, true],
  ['es', '10,9 m a 2,5 m', 10.9, true],
  ['es', '10,9 m', 10, false],
  ['en', 'VEEI of 4.0', 4, true],
  ['es', 'VEEI de 4,0', 4, true],
  ['es', 'VEEI de 4,05', 4, false],
  ['es', 'dieciséis grupos', 16, true],
  ['en', 'some four hundred lamps', 400, true],
  ['es', 'unas cuatrocientas lámparas', 400, true],
  ['es', 'quinientos lux', 500, true],
  ['es', 'cuatrocientas lámparas', 300, false],
] as const)('%s: %j says %s: %s', (locale, words, figure, expected) => {
  expect(containsFigure(locale, words, figure)).toBe(expected);
});

test('Words are found across line ends, with no-break spaces and doubled quotation marks', () => {
  expect(findWords('one\ntwo at\n  10\u00a0m\n', 'at 10 m')).toBe(2);
  expect(findWords("en: 'the wholesaler''s'", "the wholesaler's")).toBe(1);
  expect(findWords('one two', 'two three')).toBeNull();
});
