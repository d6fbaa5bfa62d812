import { expect, test } from 'vitest';
import { toFacetSearch } from '#core/catalogue/listing/listing-search.ts';
import { parseListingState } from '#core/catalogue/listing/listing-state.ts';
import { searchSchema } from '#core/catalogue/listing/search-schema.ts';
import { readSearch } from '#core/catalogue/search/read-search.ts';
import { createTestBooks } from '#core/catalogue/search/search-books.fixtures.ts';

const searchFor = (query: string, categorySlug?: string) =>
  toFacetSearch(parseListingState(new URLSearchParams(query)), { categorySlug });

test('A listing requests its page of listed products, in the order of the catalogue', () => {
  expect(searchFor('page=3').params).toMatchObject({
    q: '*',
    filter_by: 'show_in_cat_listing:=TRUE',
    sort_by: 'catalogue_order:asc',
    group_by: 'product_id',
    page: 3,
    per_page: 12,
  });
});

test('A category begins with the products whose main category it is', () => {
  expect(searchFor('', 'panels').params.sort_by).toBe(
    '_eval(main_categories:=[`panels`]):desc,catalogue_order:asc',
  );
  expect(searchFor('sort=newest', 'panels').params.sort_by).toBe('post_date:desc,name_order:asc');
});

test('A search sorts by relevance and tolerates mistakes in titles only', () => {
  const { q, query_by, num_typos, sort_by } = searchFor('search=ardea 150').params;
  expect({ q, sort_by }).toEqual({
    q: 'ardea 150',
    sort_by: '_text_match:desc,post_date:desc,name_order:asc',
  });
  const typos = String(num_typos).split(',');
  const fields = String(query_by).split(',');
  expect(fields.filter((_, place) => typos[place] === '2')).toEqual(['post_title']);
  expect(typos).toHaveLength(fields.length);
});

test('Every facet filters by itself, texts in quotes, figures within their limits', () => {
  const query =
    'ip=IP65,IP66&cct=3000,4000&voltage=24 V DC&wattage=10-40&lumens=1500-&beam=-36.5&dimmable=yes';
  expect(searchFor(query, 'downlights')).toMatchObject({
    params: { filter_by: 'show_in_cat_listing:=TRUE && category:=[`downlights`]' },
    filters: [
      { field: 'ip', filterBy: 'ip:=[`IP65`,`IP66`]' },
      { field: 'cct', filterBy: 'cct:=[3000,4000]' },
      { field: 'wattage', filterBy: 'wattage:>=10 && wattage:<=40' },
      { field: 'lumens', filterBy: 'lumens:>=1500' },
      { field: 'dimmable', filterBy: 'dimmable:=true' },
      { field: 'beam', filterBy: 'beam:<=36.5' },
      { field: 'voltage', filterBy: 'voltage:=[`24 V DC`]' },
    ],
  });
});

test('Of variants that match alike, the one that a mistyped code most probably means comes first', () => {
  const reading = readSearch('9 520001 000233', createTestBooks('en'));
  const state = parseListingState(new URLSearchParams('search=9 520001 000233'));
  expect(toFacetSearch(state, { reading }).params.sort_by).toBe(
    '_text_match:desc,_eval(id:=21):desc,name_order:asc',
  );
});

test('Every field that a listing queries is a field of variants', () => {
  const fields = new Set(searchSchema('product_variation').fields.map(({ name }) => name));
  const { params, facets } = searchFor('search=a');
  const names = [
    ...facets,
    ...String(params.query_by).split(','),
    ...['relevance', 'newest', 'name', 'flux', 'efficacy', 'wattage'].flatMap((sort) =>
      [...String(searchFor(`search=a&sort=${sort}`).params.sort_by).matchAll(/(\w+):/g)].map(
        ([, name]) => name as string,
      ),
    ),
  ];
  expect(names.filter((name) => name !== '_text_match' && !fields.has(name))).toEqual([]);
});
