import { expect, test } from 'vitest';
import { createAbsentThings } from '#core/catalogue/search/absent-things.ts';
import { languageWords } from '#core/catalogue/search/language-words.ts';
import { createTokeniser } from '#core/search/words/tokeniser.ts';

const lamp = { words: 'lámpara de pie', near: ['aplique'] };
const pie = { words: 'pie', near: [] };
const { findAbsent } = createAbsentThings([lamp, pie], createTokeniser({}), languageWords('es'));

test.each([
  ['lampara de pie', 0, { thing: lamp, length: 3 }],
  ['lamparas pie', 0, { thing: lamp, length: 2 }],
  ['bonita lampara de pie negra', 1, { thing: lamp, length: 3 }],
  ['lampara de pie', 1, null],
  ['lampara de techo', 0, null],
  ['pie de', 0, { thing: pie, length: 1 }],
])('in %j at word %i it finds %j', (text, at, found) => {
  expect(findAbsent(text.split(' '), at)).toEqual(found);
});
