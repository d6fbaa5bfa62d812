import { describe, expect, test } from 'vitest';
import type { Access } from '#server/api/typesense/keyring.ts';
import { prepareSearch } from '#server/api/typesense/prepare-search.ts';

const LISTED = 'show_in_cat_listing:=TRUE';
const publicFilterOf = (collection: string) => {
  return collection === 'en_product' ? LISTED : collection === 'open' ? '' : null;
};
const visitor: Access = { role: 'search', embedded: {} };

function prepare(params: object, access: Access = visitor) {
  return prepareSearch({ collection: 'en_product', ...params }, access, publicFilterOf);
}

describe('A search with the public key', () => {
  test('is limited to listed products', () => {
    expect(prepare({ q: 'x', filter_curated_hits: false })).toEqual({
      ...{ collection: 'en_product', q: 'x', filter_by: LISTED },
      filter_curated_hits: true,
    });
    expect(prepare({ filter_by: 'a:=1 || b:=2' }).filter_by).toBe(`(${LISTED}) && (a:=1 || b:=2)`);
    expect(prepare({ filter_by: '  ' }).filter_by).toBe(LISTED);
  });

  test('adds no filter where nothing is hidden', () => {
    expect(prepare({ collection: 'open', q: 'x' })).toEqual({ collection: 'open', q: 'x' });
  });

  test.each([
    'a:=1) || (b:=2',
    'a:=1)',
    '(a:=1',
    'a:=`x) || (b:=2',
    'a:=[(] ) || (b:=[)]',
    'a:=`(` ) || (b:=`)`',
    'a:=x\\`) || (b:=`y`',
  ])('cannot escape the filter with %s', (filter_by) => {
    expect(() => prepare({ filter_by })).toThrow(/Could not parse the filter query/);
  });

  test.each(['(a:=1 || b:=2) && c:=3', 'a:=[`Panels (LED)`, `x`]', 'a:=`1 & 2`', 'a:[1..3, 7]'])(
    'can filter by %s',
    (filter_by) => {
      expect(prepare({ filter_by }).filter_by).toBe(`(${LISTED}) && (${filter_by})`);
    },
  );

  test('finds no other collection', () => {
    expect(() => prepare({ collection: 'orders' })).toThrow('Collection not found');
    expect(() => prepare({ collection: undefined })).toThrow('Collection not found');
  });

  test('drops parameters that reveal hidden documents or cost money', () => {
    const { pinned_hits, preset, conversation, q } = prepare({
      q: 'x',
      pinned_hits: '1:1',
      preset: 'all',
      conversation: true,
    });
    expect([q, pinned_hits, preset, conversation]).toEqual(['x', undefined, undefined, undefined]);
  });
});

describe('A search with a derived key', () => {
  const access: Access = { role: 'search', embedded: { filter_by: 'a:=1 || b:=2', per_page: 3 } };

  test('always applies its filter, and its other parameters take precedence', () => {
    const { filter_by, per_page } = prepare({ filter_by: 'c:=3', per_page: 50 }, access);
    expect(filter_by).toBe(`(${LISTED}) && (c:=3) && (a:=1 || b:=2)`);
    expect(per_page).toBe(3);
  });

  test('stays in the checked collection', () => {
    const moved: Access = { role: 'search', embedded: { collection: 'orders' } };
    expect(prepare({}, moved).collection).toBe('en_product');
  });
});

test('A search with the admin key is unchanged', () => {
  const params = { collection: 'orders', filter_by: 'a:=1', preset: 'all' };
  expect(prepareSearch(params, { role: 'admin' }, publicFilterOf)).toEqual(params);
});
