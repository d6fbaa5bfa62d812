import { expect, test } from 'vitest';
import { formatFixed, formatOneDecimal } from './one-decimal.ts';

test('figures of a column have the same decimals, and no sign where they are 0', () => {
  expect(formatOneDecimal('en', 0)).toBe('0.0');
  expect(formatFixed('en', -0.00001, 4)).toBe('0.0000');
  expect(formatFixed('es', -0.0023, 4)).toBe('-0,0023');
  expect(formatFixed('es', 0.6, 2)).toBe('0,60');
});
