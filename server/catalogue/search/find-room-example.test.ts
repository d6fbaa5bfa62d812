import { expect, test } from 'vitest';
import type { SearchEngine } from '#core/search/search-engine.ts';
import { findRoomExample } from '#server/catalogue/search/find-room-example.ts';

/** An engine that finds a SKU for filters with a text. */
function createEngine(skus: Record<string, string>) {
  const collections: string[] = [];
  const search: SearchEngine['search'] = async (collection, params) => {
    const filter = String(params.filter_by);
    collections.push(collection);
    const found = Object.entries(skus).find(([text]) => filter.includes(text));
    return { hits: found ? [{ document: { sku: found[1] } }] : [] } as never;
  };
  return { engine: { search } as SearchEngine, collections };
}

test('The example is a panel with little glare, or else a luminaire for offices', async () => {
  const find = (skus: Record<string, string>) =>
    findRoomExample({ engine: createEngine(skus).engine, collection: 'en_product_variation' });
  expect(await find({ 'ugr:=19 && length': 'PANEL', 'ugr:=[16,19]': 'OFFICE' })).toBe('PANEL');
  expect(await find({ 'ugr:=[16,19]': 'OFFICE' })).toBe('OFFICE');
  expect(await find({})).toBeNull();
});

test('Only listed variants of the language are searched', async () => {
  const { engine, collections } = createEngine({ 'show_in_cat_listing:=TRUE': 'ONE' });
  expect(await findRoomExample({ engine, collection: 'es_product_variation' })).toBe('ONE');
  expect(collections).toEqual(['es_product_variation']);
});

test('There is none while the search is unavailable', async () => {
  const search = () => Promise.reject(new Error('away'));
  const engine = { search } as unknown as SearchEngine;
  expect(await findRoomExample({ engine, collection: 'en_product_variation' })).toBeNull();
});
