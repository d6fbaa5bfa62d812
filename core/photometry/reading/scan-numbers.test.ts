import { expect, test } from 'vitest';
import { scanNumbers } from './scan-numbers.ts';

const scan = (text: string, comma: 'separator' | 'decimal' = 'separator') =>
  scanNumbers(text.split('\n'), { from: 0, comma });

test.each([
  ['1 2', [1, 2]],
  ['1\t2', [1, 2]],
  [' 1,\t 2 ', [1, 2]],
  ['1,5', [1, 5]],
  ['0 9 10', [0, 9, 10]],
  ['-1 +2 -.5 3.', [-1, 2, -0.5, 3]],
  ['1e3 1.5E-2', [1000, 0.015]],
  ['0.1 0.123456789012345 12345678901234.5', [0.1, 0.123456789012345, 12345678901234.5]],
])('%j has the numbers %j', (text, values) => {
  expect(scan(text)).toEqual({ values, lines: values.map(() => 0), firstWord: null });
});

test.each([
  '0.12345678901234567',
  '123456789012345678',
  '1234567890.1234567',
  '-0.30000000000000004',
])('%s has more digits than a double and is the nearest one', (text) => {
  expect(scan(text).values).toEqual([Number(text)]);
});

test('a comma is a decimal sign where the file has others between its numbers', () => {
  expect(scan('1,5 2,25\t3', 'decimal').values).toEqual([1.5, 2.25, 3]);
  expect(scan('-0,5', 'decimal').values).toEqual([-0.5]);
});

test('a number has its line; a word is none, and the first one is named', () => {
  const { values, lines, firstWord } = scanNumbers(['TILT=NONE', '1 2', '', '3 one', 'two 4'], {
    from: 1,
    comma: 'separator',
  });
  expect(values).toEqual([1, 2, 3, Number.NaN, Number.NaN, 4]);
  expect(lines).toEqual([1, 1, 3, 3, 4, 4]);
  expect(firstWord).toBe('one');
});

test.each(['/', ':', '1:2', '1/2', '--1', '1-2', '.', '-'])('%j is no number', (word) => {
  expect(scan(word)).toEqual({ values: [Number.NaN], lines: [0], firstWord: word });
});
