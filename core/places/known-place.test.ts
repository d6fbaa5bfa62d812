import { expect, test } from 'vitest';
import { calculateDistanceKm } from '#core/places/coordinates.ts';
import { findKnownPlace, placeOfPostcode } from '#core/places/known-place.ts';
import { postcodeAreas } from '#core/places/postcode-areas.ts';
import { provinces } from '#core/places/provinces.ts';

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

test('Every postcode area lies in Britain or on its islands, every province in Spain', () => {
  for (const area of postcodeAreas) {
    const place = placeOfPostcode(`${area}1`);
    expect(place?.postcodeArea).toBe(area);
    expect(place?.latitude, area).toSatisfy((value: number) => value > 49 && value < 61);
    expect(place?.longitude, area).toSatisfy((value: number) => value > -8 && value < 2);
  }
  for (const { code } of provinces) {
    const place = placeOfPostcode(`${code}001`);
    expect(place?.province).toBe(code);
    expect(place?.latitude, code).toSatisfy((value: number) => value > 27 && value < 44);
    expect(place?.longitude, code).toSatisfy((value: number) => value > -19 && value < 4.4);
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
