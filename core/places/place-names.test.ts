import { expect, test } from 'vitest';
import { hasWord, indexWords, splitWords } from '#core/places/place-names.ts';

const finds = (text: string, search: string) => {
  const index = indexWords([text]);
  return splitWords(search).every((word) => hasWord(index, word));
};

test.each([
  ['León', 'leon'],
  ['Vitoria-Gasteiz', 'gasteiz'],
  ['Bizkaia', 'Vizcaya'],
  ['Gipuzkoa', 'Guipúzcoa'],
  ['Álava', 'Araba'],
  ['A Coruña', 'La Coruña'],
  ['Lleida', 'Lérida'],
  ['Girona', 'Gerona'],
  ['Ourense', 'Orense'],
  ['Illes Balears', 'Baleares'],
  ['Valencia', 'València'],
  ['Sevilla', 'Seville'],
  ['Tyne and Wear', 'Tyne & Wear'],
  ['Greater London', 'London'],
  ['Peak & Hallam Wholesale', 'hallam and peak'],
])('%s is found by %s', (text, search) => {
  expect(finds(text, search)).toBe(true);
});

test.each([
  ['Calle Napoleón', 'leon'],
  ['Las Palmas', 'palma de mallorca'],
  ['South Yorkshire', 'east yorkshire'],
])('%s is not found by %s', (text, search) => {
  expect(finds(text, search)).toBe(false);
});
