import { expect, test } from 'vitest';
import { companyDay, companyTime } from '#core/forms/company-day.ts';

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
  ['2026-12-31T23:30:00Z', '2027-01-01'],
])('at %s it is %s', (time, day) => {
  expect(companyDay(Date.parse(time))).toBe(day);
});

test.each([
  ['2026-11-27T10:00:00Z', '2026-11-27T11:00:00'],
  ['2026-06-30T22:30:59Z', '2026-07-01T00:30:59'],
])('%s is %s on the clock of the company', (time, expected) => {
  expect(companyTime(Date.parse(time))).toBe(expected);
});
