import { expect, test } from 'vitest';
import { toRowNumber } from '#server/api/studio/row-number.ts';

test.each([
  ['0', 0],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['99999999999', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['', null],
  [undefined, null],
])('reads %j as %j', (text, number) => {
  expect(toRowNumber(text)).toBe(number);
});
