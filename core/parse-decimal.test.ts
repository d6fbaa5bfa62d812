import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localeCodes } from '#core/i18n/locales.ts';
import { parseDecimal } from '#core/parse-decimal.ts';
import { formatNumber } from '#core/units.ts';

test.each([
  ['0.25', 0.25],
  ['0,25', 0.25],
  [',5', 0.5],
  ['36', 36],
  [' 90 000 ', 90_000],
  ['1.234,5', 1_234.5],
  ['1,234.5', 1_234.5],
  ['1.234.567', 1_234_567],
  ['0,250', 0.25],
  ['0.250', 0.25],
  ['12.5', 12.5],
  ['-3', -3],
  ['5.', 5],
])('%s is the same number in both languages', (text, expected) => {
  for (const locale of localeCodes) expect(parseDecimal(locale, text)).toBe(expected);
});

test('an ambiguous separator is read by the rules of the language', () => {
  expect(parseDecimal('en', '1,234')).toBe(1_234);
  expect(parseDecimal('es', '1,234')).toBe(1.234);
  expect(parseDecimal('en', '1.234')).toBe(1.234);
  expect(parseDecimal('es', '1.234')).toBe(1_234);
});

test.each(['', 'abc', '12 W', '1,2,3', '1.2,3.4', '--5', '.', '1e5', 'Infinity', '0x10'])(
  '%j is no number',
  (text) => {
    for (const locale of localeCodes) expect(parseDecimal(locale, text)).toBeNull();
  },
);

test('formatted numbers are parsed back', () => {
  const numbers = fc
    .double({ min: 0.001, max: 1e7, noNaN: true })
    .map((n) => Math.round(n * 1e3) / 1e3);
  fc.assert(
    fc.property(numbers, fc.constantFrom(...localeCodes), (number, locale) => {
      expect(parseDecimal(locale, formatNumber(locale, number, 3))).toBe(number);
    }),
  );
});
