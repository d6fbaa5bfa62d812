import { expect, test } from 'vitest';
import { calculateDistanceKm, parseCoordinates } from '#core/places/coordinates.ts';

const london = { latitude: 51.5074, longitude: -0.1278 };
const madrid = { latitude: 40.4168, longitude: -3.7038 };

test('The distance between London and Madrid is about 1,264 km, either way', () => {
  expect(calculateDistanceKm(london, madrid)).toBeCloseTo(1263.9, 0);
  expect(calculateDistanceKm(madrid, london)).toBe(calculateDistanceKm(london, madrid));
});

test('A degree of latitude is 111.2 km, and a place is at no distance from itself', () => {
  const north = { ...london, latitude: london.latitude + 1 };
  expect(calculateDistanceKm(london, north)).toBeCloseTo(111.195, 2);
  expect(calculateDistanceKm(london, london)).toBe(0);
});

test.each([
  ['53.38,-1.47', { latitude: 53.38, longitude: -1.47 }],
  [' 40 , 3.5 ', { latitude: 40, longitude: 3.5 }],
  ['90,180', { latitude: 90, longitude: 180 }],
  ['-90,-180', { latitude: -90, longitude: -180 }],
  ['95,0', null],
  ['90.5,0', null],
  ['0,180.5', null],
  ['0,181', null],
  ['53.38', null],
  ['a,b', null],
])('%j is read as a place', (text, place) => {
  expect(parseCoordinates(text)).toEqual(place);
});

test('the poles and opposite places are half the circumference apart', () => {
  const half = Math.PI * 6371.0088;
  const pole = { latitude: 90, longitude: 0 };
  expect(calculateDistanceKm(pole, { latitude: -90, longitude: 0 })).toBeCloseTo(half, 6);
  const opposite = { latitude: -london.latitude, longitude: 180 + london.longitude };
  expect(calculateDistanceKm(london, opposite)).toBeCloseTo(half, 6);
});
