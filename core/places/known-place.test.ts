import { expect, test } from 'vitest';
import { calculateDistanceKm } from '#core/places/coordinates.ts';
import { findKnownPlace, placeOfPostcode } from '#core/places/known-place.ts';
import { postcodeAreas } from '#core/places/postcode-areas.ts';
import { provinces } from '#core/places/provinces.ts';
import { publishedCapitals, publishedTowns } from '#core/places/published-coordinates.fixtures.ts';

test.each([
  ['EX31 4AA', 'Exeter'],
  ['ex31 4', 'Exeter'],
  ['EC1V 0', 'London EC'],
  ['ze', 'Lerwick'],
  ['05', 'Ávila'],
  ['05001', 'Ávila'],
  ['0500', 'Ávila'],
  ['S1 4SP Sheffield', 'Sheffield'],
  ['05001 Ávila', 'Ávila'],
  ['aberdeen', 'Aberdeen'],
  ['Lérida', 'Lleida'],
  ['Bilbao', 'Bizkaia'],
  ['San Sebastian', 'Gipuzkoa'],
  ['Seville', 'Sevilla'],
  ['rutland', 'Rutland'],
  ['Isle of Wight', 'Isle of Wight'],
])('%j is the place %s', (text, name) => {
  expect(findKnownPlace(text)?.name.es).toBe(name);
});

test.each(['', 'QX1 1AA', '99001', 'Atlantis', '5'])('%j is no known place', (text) => {
  expect(findKnownPlace(text)).toBeNull();
});

test.each([
  ['postcode area', publishedTowns, postcodeAreas],
  ['province', publishedCapitals, provinces.map(({ code }) => code)],
])('The place of each %s is within 0.05 degree of published coordinates', (_, published, codes) => {
  expect(published.map(({ code }) => code)).toEqual(codes);
  for (const { code, town, latitude, longitude } of published) {
    const place = placeOfPostcode(code);
    expect(place?.postcodeArea ?? place?.province, town).toBe(code);
    expect(Math.abs(Number(place?.latitude) - latitude), town).toBeLessThan(0.05);
    expect(Math.abs(Number(place?.longitude) - longitude), town).toBeLessThan(0.05);
  }
});

test.each([
  ['LS', 'BD', 14],
  ['EH', 'G', 67],
  ['BT', 'L', 233],
  ['28', '08', 505],
  ['35', '38', 90],
])('The way from %s to %s is about %i km', (one, other, km) => {
  const [from, to] = [placeOfPostcode(one), placeOfPostcode(other)];
  if (!from || !to) throw new Error('Both are places.');
  expect(Math.abs(calculateDistanceKm(from, to) - km)).toBeLessThan(6);
});
