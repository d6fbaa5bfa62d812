import { beforeAll, describe, expect, test } from 'vitest';
import { keysOf } from '#core/keys.ts';
import { readVariantFacts } from '#tests/relevance/catalogue-facts.ts';
import { floors } from '#tests/relevance/floors.ts';
import {
  createJudge,
  halves,
  judgeSearch,
  type Result,
} from '#tests/relevance/relevance-report.ts';
import { find, languages, nothing } from '#tests/relevance/right-results.ts';
import { createVisibleResults, surfaces } from '#tests/relevance/visible-results.ts';

/** For all queries beside other work. */
const ENOUGH_MS = 600_000;

let results: Result[] = [];

beforeAll(async () => {
  const { see, close } = await createVisibleResults();
  results = await judgeSearch(see);
  await close();
}, ENOUGH_MS);

const all = keysOf(halves).flatMap((half) =>
  languages.flatMap((locale) => surfaces.map((surface) => ({ half, locale, surface }))),
);

// `npm run search:relevance` lists what is wrong.
test.each(all)('The $half half in $locale finds no less in the $surface', (wanted) => {
  const floor = floors[wanted.half][wanted.locale][wanted.surface];
  const score = results.find(
    (result) =>
      result.half === wanted.half &&
      result.locale === wanted.locale &&
      result.surface === wanted.surface,
  )?.score;
  expect(score?.inFirstThree).toBeGreaterThanOrEqual(floor.inFirstThree);
  expect(score?.first).toBeGreaterThanOrEqual(floor.first);
  expect(score?.none).toBeLessThanOrEqual(floor.none);
});

test('The overlay is judged by every query, the listing by those for variants', () => {
  expect(results).toHaveLength(all.length);
  for (const { half, locale, surface, score } of results) {
    const { length } = halves[half][locale];
    if (surface === 'overlay') expect(score.queries).toBe(length);
    else expect(score.queries).toBeLessThan(length);
  }
});

describe('A row', () => {
  const judge = createJudge(readVariantFacts());
  const rowOf = (code: string, href = '/en/products/any') => ({ code, href });
  const warm = find({ of: 'ARD150', cct: 3000, watts: 12 });

  test.each([
    ['a variant with the figures', 'ARD150/12/830/60D/W/FX', true],
    ['a variant of the product with other figures', 'ARD150/18/830/60D/W/FX', false],
    ['a variant of another product', 'ARD200/20/830/W/FX', false],
    ['a product with such a variant', 'ARD150', true],
    ['a product without one', 'ARD75', false],
  ])('is judged for %s', (_title, code, isRight) => {
    expect(judge([rowOf(code)], warm, 'en')).toEqual([isRight]);
  });

  test('is right for a place by its address in the language', () => {
    const right = find([], 'term/ugr');
    const seen = [rowOf('', '/en/glossary#unified-glare-rating'), rowOf('', '/en/glossary')];
    expect(judge(seen, right, 'en')).toEqual([true, false]);
    expect(judge(seen, right, 'es')).toEqual([false, false]);
  });

  test('counts among the first three only', () => {
    const codes = ['ARD75', 'ARD200', 'ALC600', 'ARD150'];
    expect(
      judge(
        codes.map((code) => rowOf(code)),
        warm,
        'en',
      ),
    ).toEqual([false, false, false]);
  });

  test('is missed when the catalogue has a result, and not when it has none', () => {
    expect(judge([], warm, 'en')).toEqual([false]);
    expect(judge([], nothing(), 'en')).toEqual([true]);
    expect(judge([rowOf('ARD75')], nothing(), 'en')).toEqual([false]);
    expect(judge([rowOf('ARD75')], nothing({ in: 'downlights' }), 'en')).toEqual([true]);
  });
});
