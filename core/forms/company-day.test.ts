import { expect, test } from 'vitest';
import {
  companyDay,
  companyTime,
  endOfCompanyDay,
  listCompanyMonths,
  startOfCompanyDay,
} from '#core/forms/company-day.ts';

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

test.each([
  ['2026-11-27', '2026-11-26T23:00:00.000Z', '2026-11-27T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z', '2026-07-01T22:00:00.000Z'],
  // Clocks change on these days: they have 23 and 25 hours.
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('%s begins at %s and ends at %s', (day, start, end) => {
  expect([startOfCompanyDay(day), endOfCompanyDay(day)]).toEqual([start, end]);
});

test('every day that people may type has a beginning before its end', () => {
  for (const day of ['0000-01-01', '0099-12-31', '1969-12-31', '2999-12-31', '9999-12-31']) {
    expect(startOfCompanyDay(day) < endOfCompanyDay(day)).toBe(true);
  }
  expect(endOfCompanyDay('9999-12-31') > '2026').toBe(true);
  expect(startOfCompanyDay('0000-01-01') < '1970').toBe(true);
});

test('months begin at midnight at the company, the first and the last with the given days', () => {
  expect(listCompanyMonths('2026-09-15', '2026-11-20')).toEqual([
    { month: '2026-09', start: '2026-09-14T22:00:00.000Z', end: '2026-09-30T22:00:00.000Z' },
    { month: '2026-10', start: '2026-09-30T22:00:00.000Z', end: '2026-10-31T23:00:00.000Z' },
    { month: '2026-11', start: '2026-10-31T23:00:00.000Z', end: '2026-11-20T23:00:00.000Z' },
  ]);
});

test('days of one month are a month', () => {
  expect(listCompanyMonths('2026-02-28', '2026-02-28')).toEqual([
    { month: '2026-02', start: '2026-02-27T23:00:00.000Z', end: '2026-02-28T23:00:00.000Z' },
  ]);
});

test.each([
  ['9999-11-30', '9999-12-31', ['9999-11', '9999-12']],
  ['0001-12-01', '0002-01-31', ['0001-12', '0002-01']],
])('the months from %s to %s follow one another', (from, to, expected) => {
  const months = listCompanyMonths(from, to);
  expect(months.map(({ month }) => month)).toEqual(expected);
  for (const { start, end } of months) expect(start < end).toBe(true);
  expect(months[0]?.end).toBe(months[1]?.start);
});
