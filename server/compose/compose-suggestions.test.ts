import { expect, test } from 'vitest';
import type { ProductSuggestions } from '#core/catalogue/search/product-suggestions.ts';
import type { PlaceGroup } from '#core/search/places/site-place.ts';
import { composeSuggestions } from '#server/compose/compose-suggestions.ts';

const none: ProductSuggestions = {
  ...{ total: 0, products: [], limits: [], query: '', isQuestion: false },
  ...{ leftOut: [], correction: null },
};
const term: PlaceGroup = {
  kind: 'term',
  rows: [{ href: '/en/glossary#ip-code', title: 'IP code', excerpt: '', score: 3 }],
  total: 1,
  seeAll: null,
};
const limit: ProductSuggestions['limits'][number] = {
  ...{ label: 'facet.ip', valueLabel: { text: 'IP65' }, without: '' },
};

/** Whether pages come first for a text that names one. */
async function isPlaceFirst(text: string, found: Partial<ProductSuggestions>): Promise<boolean> {
  const suggest = composeSuggestions({
    catalogue: { suggestProducts: async () => ({ ...none, ...found }) },
    findPlaces: async () => [term],
  });
  return (await suggest('en', text)).isPlaceFirst;
}

test('A page that a text names comes before products, unless figures of the text say which', async () => {
  expect(await isPlaceFirst('ip code', { total: 9 })).toBe(true);
  expect(await isPlaceFirst('ip65', { total: 9, limits: [limit] })).toBe(false);
});

test('It comes first all the same for a question, and where no product has the figures', async () => {
  expect(await isPlaceFirst('what is ip65', { total: 9, limits: [limit], isQuestion: true })).toBe(
    true,
  );
  expect(await isPlaceFirst('ip65', { limits: [limit] })).toBe(true);
});
