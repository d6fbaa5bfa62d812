import { expect, test } from 'vitest';
import { companyDay } from '#core/forms/company-day.ts';

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s it is %s', (time, day) => {
  expect(companyDay(Date.parse(time))).toBe(day);
});
