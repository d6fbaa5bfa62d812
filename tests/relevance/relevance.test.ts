import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { createDemoSearch } from '#tests/relevance/demo-search.ts';
import { englishQueries } from '#tests/relevance/english-queries.ts';
import type { Expected, RelevanceQuery } from '#tests/relevance/relevance-query.ts';
import { spanishQueries } from '#tests/relevance/spanish-queries.ts';

let demo: Awaited<ReturnType<typeof createDemoSearch>>;
beforeAll(async () => {
  demo = await createDemoSearch();
});
afterAll(() => demo.close());

describe.each<[LocaleCode, Record<string, RelevanceQuery[]>]>([
  ['en', englishQueries],
  ['es', spanishQueries],
])('Searching in %s', (locale, groups) => {
  describe.each(Object.entries(groups))('%s', (_group, queries) => {
    test.each(queries)('%j finds %j', async (text, expected) => {
      const skus = await demo.search(locale, text);
      expect(matches(expected, skus), `found ${skus.slice(0, 6).join(', ') || 'nothing'}`).toBe(
        true,
      );
    });
  });

  test('has no synonyms without results', async () => {
    const words = new Set(demo.synonyms[locale].flatMap(({ synonyms }) => synonyms));
    const unmatched = [];
    for (const word of words) {
      if ((await demo.countProducts(locale, word)) === 0) unmatched.push(word);
    }
    expect(words.size).toBeGreaterThan(100);
    expect(unmatched).toEqual([]);
  });

  test('has at least 150 different queries', () => {
    const texts = Object.values(groups).flatMap((queries) => queries.map(([text]) => text));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(150);
  });
});

function matches(expected: Expected, skus: string[]): boolean {
  const [first = ''] = skus;
  if (typeof expected === 'string') return matchesCode(first, expected);
  if ('anyOf' in expected) return expected.anyOf.some((code) => matchesCode(first, code));
  const leading = skus.slice(0, expected.top.length);
  return expected.top.every((code) => leading.some((sku) => matchesCode(sku, code)));
}

/** Returns whether a SKU is the expected one, or belongs to the expected product or pattern. */
function matchesCode(sku: string, code: string): boolean {
  if (!/[/*]/.test(code)) return sku.split('/')[0] === code;
  const pattern = code.replaceAll('.', '\\.').replaceAll('*', '.*');
  return new RegExp(`^${pattern}$`).test(sku);
}
