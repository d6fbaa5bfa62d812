import { expect, test } from 'vitest';
import { countryName, homeCountryOf } from '#core/places/country.ts';

test('readers of English are at home in Britain, readers of Spanish in Spain', () => {
  expect(homeCountryOf('en')).toBe('gb');
  expect(homeCountryOf('es')).toBe('es');
});

test('countries are named in the language of the page', () => {
  expect(countryName('es', 'gb')).toBe('Reino Unido');
  expect(countryName('en', 'es')).toBe('Spain');
});
