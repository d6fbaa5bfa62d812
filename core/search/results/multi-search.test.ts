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

  it('refuses searches that sort differently, fail or are grouped', async () => {
    const refused = (second: SearchParams, message: string) =>
      expect(unite([both[0] ?? {}, { ...both[1], ...second }])).rejects.toThrow(message);
    await refused({ sort_by: 'post_date:asc' }, 'Expected order of `post_date`');
    await refused({ sort_by: 'post_title:desc' }, 'Expected type of `post_title`');
    await refused({ sort_by: 'post_date:desc,flux:asc' }, 'Expected size of `sort_by`');
    await refused({ collection: 'nothing' }, 'Collection not found');
    await refused({ query_by: 'nothing' }, 'Could not find a field');
    await refused({ group_by: 'finish' }, 'Invalid group_by searches count.');
    const grouped = both.map((search) => ({ ...search, group_by: 'finish' }));
    await expect(unite(grouped)).rejects.toThrow('cannot be grouped');
  });
});
