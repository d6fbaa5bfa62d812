import { describe, expect, test } from 'vitest';
import {
  buildExactSearch,
  buildSearch,
  foldCode,
  isVariationAt,
  queryOf,
} from '#app/search/client/search-request.ts';

const scope = { locale: 'es', prefix: '' } as const;

describe('buildSearch', () => {
  test('requests products and variants in one list, newest first', () => {
    const { perPage, body } = buildSearch(scope, 'ard150');
    expect(perPage).toBe(8);
    expect(body.union).toBe(true);
    expect(body.searches.map(({ collection }) => collection)).toEqual([
      'es_product',
      'es_product_variation',
    ]);
    for (const search of body.searches) {
      expect(search).toMatchObject({
        q: 'ard150',
        query_by: 'sku,legacy_skus,post_title,description',
        num_typos: '0,0,2,0',
        filter_by: 'show_in_cat_listing:=TRUE',
        sort_by: 'post_date:desc,kind_order:asc',
      });
    }
    expect(body.searches.map((_, at) => isVariationAt(at))).toEqual([false, true]);
  });

  test('separates numbers from their units, as the catalogue writes them', () => {
    const { body } = buildSearch(scope, 'campana 150w');
    expect(body.searches.map(({ q }) => q)).toEqual(['campana 150 w', 'campana 150 w']);
  });

  test('uses the language and the prefix', () => {
    const { body } = buildSearch({ locale: 'en', prefix: 'staging_' }, 'x');
    expect(body.searches[1]?.collection).toBe('staging_en_product_variation');
  });
});

describe('buildExactSearch', () => {
  test('requests a code as a whole', () => {
    expect(buildExactSearch(scope, 'ARD150/12')?.body.searches[0]).toMatchObject({
      query_by: 'sku,legacy_skus',
      prefix: 'false',
      num_typos: '0,0',
    });
  });

  test.each(['downlight', '24', 'é', 'K 2'])('does not take %j for a code', (text) => {
    expect(buildExactSearch(scope, text)).toBeNull();
  });
});

test.each([
  ['  ard 150 ', 'ard 150'],
  ['', ''],
  [' \t ', ''],
  ['*', ''],
  [' - ', ''],
  ['💡', ''],
  [' * ', ''],
  ['* 150', '* 150'],
])('%j is searched for as %j', (text, query) => {
  expect(queryOf(text)).toBe(query);
});

test('codes are compared by their letters and digits', () => {
  expect(foldCode('AD150-12/W ')).toBe('ad15012w');
});
