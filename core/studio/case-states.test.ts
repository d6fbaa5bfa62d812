import { expect, test } from 'vitest';
import { companyDay } from '#core/forms/company-day.ts';
import { addWorkingDays, isOverdue } from '#core/studio/case-states.ts';

test.each([
  // 2026-11-27 is a Friday.
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-29', 1, '2026-11-30'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-11-27', 5, '2026-12-04'],
  ['2026-12-31', 2, '2027-01-04'],
  ['2026-11-27', 0, '2026-11-27'],
  // Clocks change on the Sundays 2026-03-29 and 2026-10-25.
  ['2026-03-27', 1, '2026-03-30'],
  ['2026-03-27', 2, '2026-03-31'],
  ['2026-10-23', 1, '2026-10-26'],
  ['2026-10-25', 5, '2026-10-30'],
])('%s and %i working days is %s', (day, count, expected) => {
  expect(addWorkingDays(day, count)).toBe(expected);
});

// The clock of the company is an hour ahead of the British one, on both sides of each change.
test.each([
  ['2026-03-28T22:59:59Z', '2026-03-28', '2026-03-30'],
  ['2026-03-28T23:00:00Z', '2026-03-29', '2026-03-30'],
  ['2026-03-29T21:59:59Z', '2026-03-29', '2026-03-30'],
  ['2026-03-29T22:00:00Z', '2026-03-30', '2026-03-31'],
  ['2026-10-25T00:30:00Z', '2026-10-25', '2026-10-26'],
  ['2026-10-25T22:59:59Z', '2026-10-25', '2026-10-26'],
  ['2026-10-25T23:00:00Z', '2026-10-26', '2026-10-27'],
])('what arrives at %s, on %s, is due the next working day, %s', (time, day, due) => {
  const arrived = companyDay(Date.parse(time));
  expect([arrived, addWorkingDays(arrived, 1)]).toEqual([day, due]);
});

test.each([
  // Midnight at the company, in winter and in summer.
  ['2026-11-27', '2026-11-27T22:59:59Z', false],
  ['2026-11-27', '2026-11-27T23:00:00Z', true],
  ['2026-07-01', '2026-07-01T21:59:59Z', false],
  ['2026-07-01', '2026-07-01T22:00:00Z', true],
  ['2026-11-28', '2026-11-27T23:00:00Z', false],
])('what is due %s is overdue at %s: %s', (due, time, expected) => {
  expect(isOverdue(due, Date.parse(time))).toBe(expected);
});
