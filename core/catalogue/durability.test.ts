import { expect, test } from 'vitest';
import {
  eprelUrl,
  parseLifetimeClass,
  ratedLifeOf,
  yearlyHours,
  yearsOf,
} from '#core/catalogue/durability.ts';

test.each([
  ['L80B10', { fluxPercent: 80, sharePercent: 10 }],
  ['L90B50', { fluxPercent: 90, sharePercent: 50 }],
  ['L80', null],
  ['', null],
  [null, null],
])('The class %s is read as %j', (text, meaning) => {
  expect(parseLifetimeClass(text)).toEqual(meaning);
});

test('Years are whole and never more than the hours allow', () => {
  expect(yearsOf(60_000, yearlyHours.office)).toBe(24);
  expect(yearsOf(50_000, yearlyHours.night)).toBe(12);
  expect(yearsOf(59_999, yearlyHours.office)).toBe(23);
});

test('A registry entry has a public address', () => {
  expect(eprelUrl('1680453')).toBe(
    'https://eprel.ec.europa.eu/screen/product/lightsources/1680453',
  );
});

test('has a rated life for calculations where hours and class are known', () => {
  const life = (lifetimeH: number | null, lifetimeClass: string | null) =>
    ratedLifeOf({ lifetimeH, lifetimeClass });
  const known = { fluxPercent: 80, hours: 50_000, name: 'L80B10' };
  expect(life(50_000, 'L80B10')).toEqual(known);
  expect(life(null, 'L80B10')).toBeUndefined();
  expect(life(50_000, null)).toBeUndefined();
  expect(life(50_000, 'L80')).toBeUndefined();
});
