import { expect, test } from 'vitest';
import { usualHours } from '#core/calculators/energy/usual-hours.ts';

test.each([
  ['office', 2_500],
  ['education', 2_000],
  ['hospital', 5_000],
  ['hotel', 5_000],
  ['restaurant', 2_500],
  ['sports', 4_000],
  ['retail', 5_000],
  ['factory', 4_000],
])('%s is lit for %d h a year, within 1 %%', (id, hours) => {
  const usual = usualHours.find((candidate) => candidate.id === id);
  const { hoursPerDay = 0, daysPerWeek = 0, weeksPerYear = 0 } = usual ?? {};
  expect(Math.abs((hoursPerDay * daysPerWeek * weeksPerYear) / hours - 1)).toBeLessThan(0.01);
});
