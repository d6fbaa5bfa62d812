import { expect, test } from 'vitest';
import {
  type DecimalSign,
  findDecimalSign,
  toPlainNumber,
} from '#server/import/tables/decimal-sign.ts';

const signIn = (texts: string[], usual: DecimalSign | null = null) =>
  findDecimalSign(
    texts.map((text, index) => ({ row: index + 2, field: 'weight_kg', text })),
    usual,
  ).sign;

test.each([
  [['12', '1200'], null],
  [['12,5', '1200'], ','],
  [['0.450'], '.'],
  // Without another number, 1.200 may be 1200 or 1.2.
  [['1.200', '1,200'], null],
  [['1.200', '0,6'], ','],
  [['1.234.567'], ','],
  [['1,234,567'], '.'],
  [['1.234,5'], ','],
  [['1,234.5'], '.'],
  [['1 234,5'], ','],
  [['IP44', 'L80', ''], null],
  [['12,5', '3,2', '4.1'], ','],
  [['12.5', '3.2', '4,1'], '.'],
] as const)('%j have the sign %j', (texts, expected) => {
  expect(signIn([...texts])).toBe(expected);
});

test('The usual sign of a file decides what its texts leave open or disagree about', () => {
  expect(signIn(['1200'], '.')).toBe('.');
  expect(signIn(['12,5', '3,2', '4.1'], '.')).toBe('.');
  expect(signIn(['12,5'], '.')).toBe(',');
});

test('The first number that shows the sign is reported', () => {
  const texts = [
    { row: 2, field: 'power_w', text: '12' },
    { row: 3, field: 'weight_kg', text: '0,6' },
  ];
  expect(findDecimalSign(texts, null).evidence).toEqual(texts[1]);
});

test.each([
  ['12,5', ',', '12.5'],
  ['-12,5', ',', '-12.5'],
  ['1.200', ',', '1200'],
  ['1.234.567,25', ',', '1234567.25'],
  ['1\u00a0234,5', ',', '1234.5'],
  ['1,200', '.', '1200'],
  ['1,234,567.25', '.', '1234567.25'],
  ['0,6', '.', '0,6'],
  ['12', '.', '12'],
  ['1 2', ',', '1 2'],
  ['12,5 W', ',', '12,5 W'],
  ['8O', ',', '8O'],
] as const)('%j with the sign %j is %j', (text, sign, expected) => {
  expect(toPlainNumber(text, sign)).toBe(expected);
});
