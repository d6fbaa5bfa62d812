import { expect, test } from 'vitest';
import { countryName, homeCountryOf, homeFirst } from '#core/places/country.ts';

test('readers of English are at home in Britain, readers of Spanish in Spain', () => {
  expect(homeCountryOf('en')).toBe('gb');
  expect(homeCountryOf('es')).toBe('es');
});

test('countries are named in the language of the page', () => {
  expect(countryName('es', 'gb')).toBe('Reino Unido');
  expect(countryName('en', 'es')).toBe('Spain');
});

test('what is in the country of the readers comes first, the rest keeps its order', () => {
  const places = ['es Madrid', 'gb Leeds', '', 'es Manises', 'gb London'];
  const sorted = (locale: 'en' | 'es') => homeFirst(locale, places, (one) => one.split(' ')[0]);
  expect(sorted('en')).toEqual(['gb Leeds', 'gb London', 'es Madrid', '', 'es Manises']);
  expect(sorted('es')).toEqual(['es Madrid', 'es Manises', 'gb Leeds', '', 'gb London']);
});
