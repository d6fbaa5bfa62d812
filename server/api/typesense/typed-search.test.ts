import { expect, test } from 'vitest';
import { readTypedSearch } from '#server/api/typesense/typed-search.ts';

const localeOf = (collection: string) => {
  return collection.startsWith('en_') ? 'en' : collection.startsWith('es_') ? 'es' : null;
};
const search = { collection: 'en_product', q: 'lamp', query_by: 'sku,post_title' };

test('A text search in products and variants is a typed search', () => {
  const variants = { ...search, collection: 'en_product_variation' };
  const listed = { ...variants, filter_by: 'show_in_cat_listing:=TRUE' };
  expect(readTypedSearch([search, listed], localeOf)).toEqual({ locale: 'en', text: 'lamp' });
});

test.each([
  [[]],
  [[search, { ...search, q: 'other' }]],
  [[search, { ...search, collection: 'es_product' }]],
  [[{ ...search, collection: 'books' }]],
  [[{ ...search, filter_by: 'ip:=IP65' }]],
  [[{ ...search, query_by: 'sku,legacy_skus' }]],
])('Other searches are not (%#)', (searches) => {
  expect(readTypedSearch(searches, localeOf)).toBeNull();
});
