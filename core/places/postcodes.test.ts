import { expect, test } from 'vitest';
import { postcodeAreaOf, postcodeAreas } from '#core/places/postcode-areas.ts';
import { provinceOfPostcode, provinces } from '#core/places/provinces.ts';

test.each([
  ['S1 2HH', 'S'],
  ['sw1a1aa', 'SW'],
  ['EC1', 'EC'],
  ['m', 'M'],
  ['S11 2', 'S'],
  ['EC1V 0D', 'EC'],
  ['Sheffield', null],
  ['QX1 1AA', null],
  ['46940', null],
])('The postcode area of %s is %s', (text, area) => {
  expect(postcodeAreaOf(text)).toBe(area);
});

test.each([
  ['46940', 'Valencia'],
  ['41', 'Sevilla'],
  ['99999', undefined],
  ['469', 'Valencia'],
  ['4', undefined],
])('The province of %s is %s', (text, name) => {
  expect(provinceOfPostcode(text)?.name).toBe(name);
});

test('There are 124 postcode areas and 52 provinces, each once', () => {
  expect(new Set(postcodeAreas).size).toBe(124);
  expect(postcodeAreas).toHaveLength(124);
  expect(provinces.map(({ code }) => Number(code))).toEqual(
    Array.from({ length: 52 }, (_, index) => index + 1),
  );
});
