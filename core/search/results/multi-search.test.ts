import { describe, expect, it } from 'vitest';
import { createLampEngine, lampSchema, textParams } from '#core/search/lamps.fixtures.ts';
import type { SearchParams, SearchResponse } from '#core/search/search-engine.ts';

const engine = createLampEngine([
  { post_title: 'Ardea strip', post_date: 10 },
  { post_title: 'Ardea lamp', post_date: 30 },
  { post_title: 'Ibis lamp', post_date: 20 },
]);
engine.createCollection({ ...lampSchema, name: 'variants' });
engine.importDocuments('variants', [
  { id: 'a', sku: 'A', post_title: 'Ardea strip', show_in_cat_listing: 'TRUE', post_date: 25 },
  { id: 'b', sku: 'B', post_title: 'Merops', show_in_cat_listing: 'FALSE', post_date: 5 },
]);
engine.setAlias('en_lamps', 'lamps');

describe('multiSearch', () => {
  it('responds in the order of the searches, whose own parameters take precedence', async () => {
    const response = await engine.multiSearch(
      {
        searches: [
          { collection: 'lamps', q: 'ibis' },
          { collection: 'variants', q: 'ardea', per_page: 1 },
          { collection: 'en_lamps' },
        ],
      },
      { ...textParams, q: 'ardea', per_page: '5' },
    );
    if (!('results' in response)) throw new Error('Results were expected.');
    const results = response.results as SearchResponse[];
    expect(results.map(({ found }) => found)).toEqual([1, 1, 2]);
    expect(results.map((result) => result.request_params?.per_page)).toEqual([5, 1, 5]);
    expect(results[2]?.request_params?.collection_name).toBe('lamps');
  });

  it('returns errors for the searches that fail', async () => {
    const response = await engine.multiSearch({
      searches: [
        { collection: 'nothing', q: '*' },
        { collection: 'lamps', q: 'x', query_by: 'nothing' },
        { collection: 'lamps', q: '*', filter_by: '(' },
        { collection: 'lamps', q: '*', per_page: 0 },
        {},
      ],
    });
    expect(response).toMatchObject({
      results: [
        { code: 404, error: 'Collection not found' },
        { code: 404, error: 'Could not find a field named `nothing` in the schema.' },
        { code: 400, error: expect.stringContaining('Could not parse the filter query') },
        { found: 3 },
        { code: 404, error: 'Collection not found' },
      ],
    });
  });

  it('refuses a body without a list of searches, or with more than 50', async () => {
    const refused = (searches: unknown) =>
      expect(engine.multiSearch({ searches: searches as SearchParams[] })).rejects.toMatchObject({
        status: 400,
      });
    await refused(undefined);
    await refused({});
    await refused([null]);
    await refused(['x']);
    await refused(Array.from({ length: 51 }, () => ({ collection: 'lamps', q: '*' })));
    const fifty = Array.from({ length: 50 }, () => ({ collection: 'lamps', q: '*' }));
    expect(await engine.multiSearch({ searches: fifty })).toHaveProperty('results.length', 50);
  });
});

describe('a union of searches', () => {
  async function unite(
    searches: SearchParams[],
    params: SearchParams = {},
  ): Promise<SearchResponse> {
    const response = await engine.multiSearch(
      { searches, union: true },
      { ...textParams, sort_by: 'post_date:desc', ...params },
    );
    if ('results' in response) throw new Error('One list was expected.');
    return response;
  }
  const both = [
    { collection: 'lamps', q: 'ardea' },
    { collection: 'variants', q: 'ardea' },
  ];

  it('returns one sorted list, each hit with its search', async () => {
    const response = await unite(both);
    expect(
      response.hits?.map(({ document, collection, search_index }) => [
        document.id,
        collection,
        search_index,
      ]),
    ).toEqual([
      ['2', 'lamps', 0],
      ['a', 'variants', 1],
      ['1', 'lamps', 0],
    ]);
    expect(response).toMatchObject({
      found: 3,
      out_of: 5,
      page: 1,
      union_request_params: [
        { collection_name: 'lamps', q: 'ardea', per_page: 10, found: 2 },
        { collection_name: 'variants', q: 'ardea', per_page: 10 },
      ],
    });
    expect(response).not.toHaveProperty('request_params');
    expect(response.hits?.[0]?.highlight).toHaveProperty('post_title');
  });

  it('paginates the whole list, whatever pages the searches request', async () => {
    const searches = both.map((search) => ({ ...search, per_page: 1, page: 7 }));
    const page = async (at: number) =>
      (await unite(searches, { per_page: 2, page: at })).hits?.map(({ document }) => document.id);
    expect(await page(1)).toEqual(['2', 'a']);
    expect(await page(2)).toEqual(['1']);
    expect(await page(3)).toEqual([]);
  });

  it('is empty without searches', async () => {
    expect(await unite([])).toMatchObject({ found: 0, hits: [], union_request_params: [] });
  });

  it('sorts by match if no order is specified', async () => {
    const response = await unite(both, { q: 'ardea', sort_by: '_text_match:desc,post_date:asc' });
    expect(response.hits?.map(({ document }) => document.id)).toEqual(['1', 'a', '2']);
  });

  it('lists a document of one collection once, or as often as it matches', async () => {
    const twice = [both[0] ?? {}, { collection: 'en_lamps', q: 'lamp' }];
    expect((await unite(twice)).found).toBe(3);
    const all = await unite(twice, { remove_duplicates: false });
    expect(all.hits?.map(({ document }) => document.id)).toEqual(['2', '2', '3', '1']);
  });

  it('refuses searches that sort or group differently, or fail', async () => {
    const refused = (second: SearchParams, message: string) =>
      expect(unite([both[0] ?? {}, { ...both[1], ...second }])).rejects.toThrow(message);
    await refused({ sort_by: 'post_date:asc' }, 'Expected order of `post_date`');
    await refused({ sort_by: 'post_title:desc' }, 'Expected type of `post_title`');
    await refused({ sort_by: 'post_date:desc,flux:asc' }, 'Expected size of `sort_by`');
    await refused({ collection: 'nothing' }, 'Collection not found');
    await refused({ query_by: 'nothing' }, 'Could not find a field');
    await refused({ group_by: 'finish' }, 'Invalid group_by searches count.');
    const grouped = both.map((search) => ({ ...search, group_by: 'finish' }));
    const refusedGroups = (second: SearchParams, message: string) =>
      expect(unite([grouped[0] ?? {}, { ...grouped[1], ...second }])).rejects.toThrow(message);
    await refusedGroups({ group_by: '' }, 'Invalid group_by searches count.');
    await refusedGroups({ group_by: 'finish,uses' }, 'Invalid group_by searches count.');
    await refusedGroups({ group_limit: 2 }, 'should be equal');
    await refusedGroups({ group_missing_values: false }, 'should be equal');
  });
});

describe('a union of grouped searches', () => {
  const engine = createLampEngine([
    { post_title: 'Ardea strip', finish: 'black', uses: ['shop'], post_date: 10 },
    { post_title: 'Ardea lamp', finish: 'white', uses: ['shop', 'museum'], post_date: 30 },
    { post_title: 'Ardea spot', post_date: 50 },
  ]);
  engine.createCollection({ ...lampSchema, name: 'variants' });
  const variant = { post_title: 'Ardea', show_in_cat_listing: 'TRUE' };
  engine.importDocuments('variants', [
    { ...variant, id: 'a', sku: 'A', finish: 'black', uses: ['shop'], post_date: 40 },
    { ...variant, id: 'b', sku: 'B', finish: 'black', post_date: 20 },
    { ...variant, id: 'c', sku: 'C', finish: 'green', post_date: 5 },
  ]);

  async function unite(params: SearchParams, second: SearchParams = {}) {
    const response = await engine.multiSearch(
      {
        union: true,
        searches: [{ collection: 'lamps' }, { collection: 'variants', ...second }],
      },
      { ...textParams, q: 'ardea', sort_by: 'post_date:desc', ...params },
    );
    if ('results' in response) throw new Error('One list was expected.');
    const groups = response.grouped_hits?.map(({ group_key, found, hits }) => [
      group_key,
      found,
      hits.map(({ document, search_index }) => `${search_index}:${document.id}`),
    ]);
    return { ...response, groups };
  }

  it('puts equal values of all collections into one group, ranked by its best hit', async () => {
    const response = await unite({ group_by: 'finish', group_limit: 2 });
    expect(response.groups).toEqual([
      [[], 1, ['0:3']],
      [['black'], 3, ['1:a', '1:b']],
      [['white'], 1, ['0:2']],
      [['green'], 1, ['1:c']],
    ]);
    expect(response).toMatchObject({ found: 4, found_docs: 6, out_of: 6 });
    expect(response).not.toHaveProperty('hits');
    expect(response.grouped_hits?.[1]?.hits[0]).toMatchObject({
      collection: 'variants',
      highlight: { post_title: { matched_tokens: ['Ardea'] } },
    });
  });

  it('leads the group of a pinned hit to its position', async () => {
    const { groups } = await unite({ group_by: 'finish', group_limit: 1, pinned_hits: '1:1' });
    expect(groups?.map(([key, , hits]) => [key, hits])).toEqual([
      [['black'], ['0:1']],
      [[], ['0:3']],
      [['white'], ['0:2']],
      [['green'], ['1:c']],
    ]);
  });

  it('paginates groups and sorts them by their size', async () => {
    const params = { group_by: 'finish', sort_by: '_group_found:desc,post_date:desc', per_page: 2 };
    const pages = await Promise.all([1, 2, 3].map((page) => unite({ ...params, page })));
    expect(pages.map(({ groups }) => groups?.map(([key]) => key))).toEqual([
      [['black'], []],
      [['white'], ['green']],
      [],
    ]);
  });

  it('groups by lists and by several fields, also by those of other names', async () => {
    expect(
      (await unite({ group_by: 'uses,finish' })).groups?.map(([key, found]) => [key, found]),
    ).toEqual([
      [[], 1],
      [[['shop'], 'black'], 2],
      [[['shop', 'museum'], 'white'], 1],
      [['black'], 1],
      [['green'], 1],
    ]);
    const { groups } = await unite({ group_by: 'finish' }, { group_by: 'show_in_cat_listing' });
    expect(groups?.map(([key]) => key)).toEqual([[], ['TRUE'], ['white'], ['black']]);
  });

  it('leaves documents without a value apart if they are no group', async () => {
    const params = { group_by: 'uses', group_missing_values: false };
    expect((await unite(params)).groups).toEqual([
      [[], 1, ['0:3']],
      [[['shop']], 2, ['1:a', '0:1']],
      [[['shop', 'museum']], 1, ['0:2']],
      [[], 1, ['1:b']],
      [[], 1, ['1:c']],
    ]);
  });
});
