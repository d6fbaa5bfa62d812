import { expect, test } from 'vitest';
import { compareWithPostcode } from '#core/places/postcode-distance.ts';

test.each([
  ['IV51 9DB', 'Portree', 57.413, -6.196],
  ['KW1 5LE', 'Wick', 58.439, -3.094],
  ['PA28 6JF', 'Campbeltown', 55.425, -5.606],
  ['PH33 6AN', 'Fort William', 56.82, -5.11],
  ['TD15 1BN', 'Berwick-upon-Tweed', 55.77, -2.007],
  ['TR21 0JS', 'Hugh Town', 49.915, -6.315],
  ['SY23 1DE', 'Aberystwyth', 52.415, -4.083],
  ['SA61 1LB', 'Haverfordwest', 51.801, -4.969],
  ['YO22 4ET', 'Whitby', 54.486, -0.614],
  ['DG9 7RE', 'Stranraer', 54.903, -5.027],
  ['PE25 3NH', 'Skegness', 53.144, 0.336],
  ['BT74 7ED', 'Enniskillen', 54.346, -7.64],
  ['HS7 5LA', 'Balivanich', 57.473, -7.379],
  ['SW1A 1AA', 'Westminster', 51.501, -0.142],
  ['18830', 'Huéscar', 37.809, -2.541],
  ['25530', 'Vielha', 42.702, 0.796],
  ['07860', 'Sant Francesc, Formentera', 38.706, 1.428],
  ['06640', 'Talarrubias', 39.037, -5.233],
  ['35500', 'Arrecife', 28.963, -13.55],
  ['38900', 'Valverde', 27.809, -17.915],
  ['28041', 'Madrid', 40.37, -3.69],
])('%s %s can have its postcode', (postcode, _, latitude, longitude) => {
  expect(compareWithPostcode(postcode, { latitude, longitude })?.isNear).toBe(true);
});

test.each([
  ['LS11 5PS', 'Southampton', 50.91, -1.404, 320, 'gb'],
  ['LS11 5PS', 'the figures of Leeds without the sign', 53.793, 1.548, 203, 'gb'],
  ['EC1V 0AA', 'Birmingham', 52.48, -1.9, 164, 'gb'],
  ['46940', 'Sevilla', 37.389, -5.984, 540, 'es'],
  ['28041', 'Manises', 39.49, -0.459, 303, 'es'],
])('%s is too far from %s', (postcode, _, latitude, longitude, distance, country) => {
  const found = compareWithPostcode(postcode, { latitude, longitude });
  expect(found?.isNear).toBe(false);
  expect(found?.country).toBe(country);
  expect(Math.abs((found?.distanceKm ?? 0) - distance)).toBeLessThan(15);
});

test('a postcode of no area is compared with nothing', () => {
  expect(compareWithPostcode('QX1 1AA', { latitude: 51, longitude: 0 })).toBeNull();
});
