import { expect, test } from 'vitest';
import { readTokens } from '#core/catalogue/search/figure-tokens.ts';
import { createTestBooks } from '#core/catalogue/search/search-books.fixtures.ts';
import { readSpelled } from '#core/catalogue/search/spelled-numbers.ts';

test.each([
  ['en', 'twelve watt downlight', '12 watt downlight'],
  ['en', 'four thousand kelvin', '4000 kelvin'],
  ['en', 'downlight of one hundred and fifty mm', 'downlight of 150 mm'],
  ['en', 'two thousand five hundred lumens', '2500 lumens'],
  ['en', 'twenty four volts', '24 volts'],
  ['en', 'twenty-four volts', '24 volts'],
  ['en', '4 thousand kelvin', '4000 kelvin'],
  ['en', 'two downlights of twelve', 'two downlights of twelve'],
  ['en', 'one two watt', 'one 2 watt'],
  ['es', 'panel de veinticuatro vatios', 'panel de 24 vatios'],
  ['es', 'treinta y seis vatios', '36 vatios'],
  ['es', 'tres mil kelvin', '3000 kelvin'],
  ['es', 'cuatro mil quinientos lúmenes', '4500 lumenes'],
  ['es', '4 mil kelvin', '4000 kelvin'],
  ['es', 'mil doscientos mm', '1200 mm'],
  ['es', 'dos y tres focos', 'dos y tres focos'],
] as const)('in %s %j is read as %j', (locale, text, read) => {
  const tokens = readSpelled(readTokens(text), createTestBooks(locale).figures);
  expect(
    tokens
      .map((token) => token.text)
      .join(' ')
      .replaceAll(' - ', '-'),
  ).toBe(read);
});
