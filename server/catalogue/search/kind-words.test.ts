import { expect, test } from 'vitest';
import { languageWords } from '#core/catalogue/search/language-words.ts';
import { createTokeniser } from '#core/search/words/tokeniser.ts';
import { listKindWords } from '#server/catalogue/search/kind-words.ts';

const titles = ['LED strip', 'Tunable white', 'Battens', 'Downlights', 'Street lighting'];
const terms = new Map(titles.map((title, id) => [id, { title }]));

/** A product of a category and types, by their positions in the titles. */
const product = (summary: string, category: number, ...typeIds: number[]) => ({
  card: { summary },
  categoryIds: [category],
  typeIds,
});

const listOf = (products: ReturnType<typeof product>[]) =>
  listKindWords({ products, terms } as never, {
    language: languageWords('en'),
    tokeniser: createTokeniser({}),
  }).toSorted();

const strip = product('Strip from warm to cool', 0, 1);
const downlights = Array.from({ length: 5 }, () => product('White, or tunable white', 3));

test('The main words of categories and types name kinds', () => {
  const batten = product('White batten', 4, 2);
  expect(listOf([strip, batten])).toEqual(['Battens', 'Street', 'strip', 'white']);
});

test('One of a type that mostly other products have names none, one of a category always does', () => {
  expect(listOf([strip, ...downlights])).toEqual(['Downlights', 'strip']);
  const drivers = Array.from({ length: 9 }, () => product('Driver for strip', 3));
  expect(listOf([strip, ...drivers])).toEqual(['Downlights', 'strip', 'white']);
});
