import { expect, test } from 'vitest';
import { canBeIn } from '#core/places/country-area.ts';

const sites = {
  gb: [
    ['Penzance', 50.119, -5.537],
    ['Enniskillen', 54.346, -7.64],
    ['Lerwick', 60.154, -1.145],
    ['Lowestoft', 52.475, 1.752],
    ['Isles of Scilly', 49.915, -6.315],
  ],
  es: [
    ['A Coruña', 43.371, -8.396],
    ['Maó', 39.889, 4.265],
    ['Melilla', 35.292, -2.938],
    ['Las Palmas', 28.123, -15.436],
    ['Valverde', 27.81, -17.915],
  ],
} as const;

test('a place of a country can be in it, and in no other', () => {
  for (const [name, latitude, longitude] of sites.gb) {
    const found = [canBeIn('gb', { latitude, longitude }), canBeIn('es', { latitude, longitude })];
    expect([name, ...found]).toEqual([name, true, false]);
  }
  for (const [name, latitude, longitude] of sites.es) {
    const found = [canBeIn('es', { latitude, longitude }), canBeIn('gb', { latitude, longitude })];
    expect([name, ...found]).toEqual([name, true, false]);
  }
});

test('a wrong sign and the sea between the islands and the mainland are outside', () => {
  // East of London, Las Palmas with another longitude, and half way to the Canary Islands.
  expect(canBeIn('gb', { latitude: 51.5, longitude: 2.4 })).toBe(false);
  expect(canBeIn('es', { latitude: 28.123, longitude: 3.4 })).toBe(false);
  expect(canBeIn('es', { latitude: 32, longitude: -12 })).toBe(false);
});
