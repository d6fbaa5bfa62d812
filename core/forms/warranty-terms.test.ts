import { expect, test } from 'vitest';
import { endOfWarranty } from '#core/forms/warranty-terms.ts';

test.each([
  ['2026-11-21', 5, '2031-11-21'],
  ['2024-02-29', 5, '2029-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['2096-02-29', 4, '2100-02-28'],
  ['1996-02-29', 4, '2000-02-29'],
  ['2025-03-29', 1, '2026-03-29'],
  ['2025-02-28', 1, '2026-02-28'],
  ['2025-12-31', 1, '2026-12-31'],
])('a warranty from %s of %i years ends on %s', (begins, years, ends) => {
  expect(endOfWarranty(begins, years)).toBe(ends);
});
