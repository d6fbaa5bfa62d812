import { expect, test } from 'vitest';
import { z } from 'zod';
import { numberCell, optionalCell, optionalNumberCell } from '#core/csv-cell.ts';

test.each(['12', '-3', '0.5', '-0.25'])('%s is a number in a cell', (text) => {
  expect(numberCell(z.number()).parse(text)).toBe(Number(text));
  expect(optionalNumberCell(z.number()).parse(text)).toBe(Number(text));
});

test.each(['1,5', '1e3', '0x10', '.5', '5.', ' 5', 'x'])('%j is no number in a cell', (text) => {
  expect(numberCell(z.number()).safeParse(text).success).toBe(false);
  expect(optionalNumberCell(z.number()).safeParse(text).success).toBe(false);
});

test('an empty cell is null where it may be empty, and never zero', () => {
  expect(numberCell(z.number()).safeParse('').success).toBe(false);
  for (const empty of ['', undefined]) {
    expect(optionalNumberCell(z.number()).parse(empty)).toBeNull();
    expect(optionalCell(z.string()).parse(empty)).toBeNull();
  }
  expect(optionalCell(z.string()).parse('x')).toBe('x');
});
