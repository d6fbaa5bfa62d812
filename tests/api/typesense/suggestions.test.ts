import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseListingState } from '#core/catalogue/listing/listing-state.ts';
import type { SearchSuggestions } from '#core/catalogue/search/product-suggestions.ts';
import { createSearchApi } from '#server/api/search-api.ts';
import { suggestionsSchema } from '#server/api/typesense/suggestions-schema.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

const KEY = 'public-search';
const noteTyping = vi.fn();

let site: TestApi;
let api: ReturnType<typeof createSearchApi>;
beforeAll(async () => {
  site = await createTestApi({ isDemo: true });
  await site.services.search.refill();
  api = createSearchApi(
    { ...site.services, searchMisses: { noteTyping } },
    { searchKey: KEY, adminKey: undefined },
  );
});
afterAll(() => site.close());

const request = (query: string, key = KEY) =>
  api.request(`/search/suggestions?${query}`, { headers: { 'x-typesense-api-key': key } });

async function suggest(q: string, locale = 'en'): Promise<SearchSuggestions> {
  const response = await request(new URLSearchParams({ locale, q }).toString());
  expect(response.status).toBe(200);
  return (await response.json()) as SearchSuggestions;
}

describe('Suggestions', () => {
  test('are the first products of the listing to which they lead, with the same number', async () => {
    const { total, products, query, ...rest } = await suggest('downlight 12w black');
    expect(suggestionsSchema.parse({ total, products, query, ...rest })).toBeTruthy();
    expect(new URLSearchParams(query).get('wattage')).toBe('11-13');
    const listing = await site.services.catalogue.searchListing('en', {
      state: parseListingState(new URLSearchParams(query)),
    });
    expect(total).toBe(listing.total);
    expect(total).toBeGreaterThan(0);
    expect(products.map(({ id }) => id)).toEqual(
      listing.rows.slice(0, 8).map(({ product }) => product.id),
    );
    for (const { matching, variants } of products) {
      expect(variants).toHaveLength(Math.min(matching, 6));
    }
  });

  test('tell each figure, and the text without it', async () => {
    const { limits } = await suggest('downlight 12w black 4000K');
    expect(limits.map(({ without }) => without)).toEqual([
      'downlight black 4000K',
      'downlight 12w black',
    ]);
  });

  test('tell figures that hold together once, as the listing does', async () => {
    const { limits } = await suggest('3hr non maintained bulkhead');
    expect(limits).toHaveLength(1);
    expect(JSON.stringify(limits)).toContain('non-maintained');
    const { limits: either } = await suggest('panel 3000K 4000K');
    expect(either).toHaveLength(2);
  });

  test('do not correct words that only pages have', async () => {
    for (const text of ['reclamar garantia', 'calcular', 'cuanto dura la garantia']) {
      expect(await suggest(text, 'es')).toMatchObject({ correction: null });
    }
  });

  test.each([
    ['hal 300', 'HAL300'],
    ['gad 90 35w', 'GAD90'],
    ['TS 60', 'TS60'],
  ])('name the product of %s, a code with a space', async (text, code) => {
    const [first, joined] = await Promise.all([suggest(text), suggest(code)]);
    expect(joined.products.length).toBeGreaterThan(0);
    expect(first).toMatchObject({ leftOut: [], correction: null });
    expect(first.products.map(({ id }) => id)).toContain(joined.products[0]?.id);
  });

  test('leave out a figure that nothing has beside the rest, and say so', async () => {
    const { limits, leftOut, total } = await suggest('downlight 900w');
    expect({ limits, leftOut }).toEqual({ limits: [], leftOut: ['900w'] });
    // It has beams of 40°, and no 40 W.
    expect(await suggest('gad 90 40w')).toMatchObject({ leftOut: ['40w'] });
    expect(total).toBeGreaterThan(3);
  });

  test('are of a corrected text', async () => {
    const { correction, total } = await suggest('floodligt');
    expect(correction?.text).toMatch(/^floodlights?$/);
    expect(total).toBeGreaterThan(2);
  });

  test('put pages first for a text that names one', async () => {
    const { isPlaceFirst, places } = await suggest('garantía', 'es');
    expect(isPlaceFirst).toBe(true);
    expect(places.flatMap(({ rows }) => rows.map(({ href }) => href))).toContain('/es/garantia');
    expect((await suggest('downlight')).isPlaceFirst).toBe(false);
  });

  test('are none for a text without a meaning here', async () => {
    const { total, places } = await suggest('xqzvk qqq');
    expect({ total, places }).toEqual({ total: 0, places: [] });
  });

  test('are counted like searches', async () => {
    noteTyping.mockClear();
    const { total, places } = await suggest('bollard');
    expect(noteTyping).toHaveBeenCalledWith({
      ...{ locale: 'en', text: 'bollard' },
      ...{ found: total + places.length, leftOut: [], isWhole: true },
    });
  });
});

test.each([
  ['locale=en', 400],
  ['locale=fr&q=x', 400],
  ['q=x', 400],
  ['locale=en&q=%20', 400],
  [`locale=en&q=${'x'.repeat(201)}`, 400],
])('The query %s is refused', async (query, status) => {
  const response = await request(query);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ message: expect.stringContaining('Parameter') });
});

test('Suggestions need the key', async () => {
  expect((await request('locale=en&q=x', 'wrong')).status).toBe(401);
});
