import { describe, expect, test } from 'vitest';
import { foldText } from '#core/fold-text.ts';
import { readVariantFacts } from '#tests/relevance/catalogue-facts.ts';
import { englishQueries } from '#tests/relevance/english-queries.ts';
import { matchesFilter } from '#tests/relevance/match-variant.ts';
import { placeMatcher } from '#tests/relevance/place-addresses.ts';
import type { RelevanceQuery } from '#tests/relevance/relevance-query.ts';
import { halves } from '#tests/relevance/relevance-report.ts';
import { type Language, languages } from '#tests/relevance/right-results.ts';
import { spanishQueries } from '#tests/relevance/spanish-queries.ts';

const earlier: Record<Language, Record<string, RelevanceQuery[]>> = {
  en: englishQueries,
  es: spanishQueries,
};
const catalogue = [...readVariantFacts().values()];

describe.each(languages)('The queries in %s', (locale) => {
  const cases = Object.values(halves).flatMap((half) => half[locale]);

  test('are 100 to tune by, 100 to judge by and more, none twice or in the earlier lists', () => {
    expect(halves.tune[locale]).toHaveLength(100);
    expect(halves.judge[locale]).toHaveLength(100);
    expect(halves.more[locale]).toHaveLength({ en: 85, es: 299 }[locale]);
    for (const half of [halves['fresh-tuning'], halves['fresh-judging']])
      expect(half[locale]).toHaveLength(50);
    for (const half of [halves['market-tuning'], halves['market-judging']])
      expect(half[locale]).toHaveLength(20);
    for (const half of [halves.counter, halves.outside, halves.visitors])
      expect(half[locale].length).toBeGreaterThan(60);
    const old = Object.values(earlier[locale]).flatMap((queries) => queries.map(([text]) => text));
    const known = new Set(old.map(foldText));
    const texts = cases.map(([text]) => foldText(text));
    expect(texts.filter((text, at) => known.has(text) || texts.indexOf(text) !== at)).toEqual([]);
  });

  test('describe variants that the catalogue has, and tell them from others', () => {
    const counts = cases.flatMap(([text, right]) =>
      right.variants.map((filter) => ({
        text,
        count: catalogue.filter((facts) => matchesFilter(facts, filter)).length,
      })),
    );
    expect(counts.filter(({ count }) => count === 0)).toEqual([]);
    expect(counts.filter(({ count }) => count > catalogue.length / 2)).toEqual([]);
  });

  test('describe places that the site has', () => {
    for (const [, { places }] of cases)
      for (const place of places) expect(() => placeMatcher(locale, place)).not.toThrow();
  });

  test('each have something right, or say that the site has nothing', () => {
    const unclear = cases.filter(
      ([, { variants, places, isEmptyRight }]) =>
        !isEmptyRight && variants.length === 0 && places.length === 0,
    );
    expect(unclear).toEqual([]);
  });
});
