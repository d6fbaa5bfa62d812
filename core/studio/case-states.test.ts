import { expect, test } from 'vitest';
import { addWorkingDays } from '#core/studio/case-states.ts';

test.each([
  // 2026-11-27 is a Friday.
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-29', 1, '2026-11-30'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-11-27', 5, '2026-12-04'],
  ['2026-12-31', 2, '2027-01-04'],
  ['2026-11-27', 0, '2026-11-27'],
])('%s and %i working days is %s', (day, count, expected) => {
  expect(addWorkingDays(day, count)).toBe(expected);
});
