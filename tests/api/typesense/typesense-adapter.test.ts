import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  SEARCH_KEY,
  type SearchServer,
  startSearchServer,
} from '#tests/api/typesense/search-server.ts';

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());

const QUERY_BY = 'sku,legacy_skus,post_title,description';

type Result = {
  nbHits: number;
  page: number;
  hits: Record<string, unknown>[];
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, { min: number; max: number }>;
};
type Client = { search(requests: object[]): Promise<{ results: Result[] }> };

/** A CommonJS module: an import of it would be all that it exports. */
const { default: InstantSearchAdapter } = createRequire(import.meta.url)(
  'typesense-instantsearch-adapter',
) as typeof import('typesense-instantsearch-adapter');

/** The adapter's client for InstantSearch, configured as in the specification. */
function createClient(parameters: object = {}): Client {
  const adapter = new InstantSearchAdapter({
    server: { apiKey: SEARCH_KEY, nodes: server.nodes, cacheSearchResultsForSeconds: 120 },
    additionalSearchParameters: {
      query_by: QUERY_BY,
      num_typos: '0,0,2,0',
      highlight_full_fields: QUERY_BY,
      ...parameters,
    } as { query_by: string },
  });
  return adapter.searchClient as unknown as Client;
}

async function search(params: object, { index = 'en_product', parameters = {} } = {}) {
  const { results } = await createClient(parameters).search([{ indexName: index, params }]);
  return results[0] as Result;
}

const skus = ({ hits }: Result) => hits.map(({ sku }) => sku);

describe('InstantSearch’s adapter', () => {
  test('finds products with highlights', async () => {
    const result = await search({ query: 'nimba', hitsPerPage: 8, page: 0 });
    expect(result).toMatchObject({
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 8,
      query: 'nimba',
    });
    expect(result.hits[0]).toMatchObject({
      sku: 'NIM120',
      _highlightResult: {
        post_title: { value: '<mark>Nimba</mark> 120', matchLevel: 'full' },
      },
    });
  });

  test('tolerates typos in titles and none in codes', async () => {
    expect(skus(await search({ query: 'nymba' }))).toEqual(['NIM120']);
    expect(skus(await search({ query: 'NYM120' }))).toEqual([]);
  });

  test('counts facets and ranges', async () => {
    const { facets, facets_stats } = await search({
      query: '',
      facets: ['family', 'ip', 'wattage'],
      maxValuesPerFacet: 20,
    });
    expect(facets.family).toEqual({ nimba: 1, velo: 1 });
    expect(Object.keys(facets.ip ?? {})).toContain('IP44');
    expect(facets_stats.wattage?.max).toBeGreaterThan(facets_stats.wattage?.min as number);
  });

  test('counts ranges that the application names', async () => {
    const ranges = '(Small:[0, 10], Large:[10, ])';
    const adapter = new InstantSearchAdapter({
      server: { apiKey: SEARCH_KEY, nodes: server.nodes },
      additionalSearchParameters: { query_by: QUERY_BY },
      facetByOptions: { wattage: ranges },
    });
    const client = adapter.searchClient as unknown as Client;
    const params = { query: '', facets: ['wattage'] };
    const { results } = await client.search([{ indexName: 'en_product_variation', params }]);
    const [result] = results as [Result];
    const counts = result.facets.wattage ?? {};
    expect(Object.keys(counts).sort()).toEqual(['Large', 'Small']);
    expect((counts.Large ?? 0) + (counts.Small ?? 0)).toBe(result.nbHits);
  });

  test('filters by facets and numbers', async () => {
    const family = await search({ query: '', facetFilters: [['family:nimba', 'family:other']] });
    expect(skus(family)).toEqual(['NIM120']);
    const watts = await search({ query: '', numericFilters: ['wattage>=1', 'wattage<=12'] });
    expect(skus(watts)).toContain('NIM120');
    expect((await search({ query: '', numericFilters: ['wattage>=10000'] })).nbHits).toBe(0);
  });

  test('paginates and sorts', async () => {
    const index = 'en_product/sort/post_date:asc';
    const first = await search({ query: '', hitsPerPage: 1, page: 0 }, { index });
    const second = await search({ query: '', hitsPerPage: 1, page: 1 }, { index });
    expect([first.nbHits, second.page]).toEqual([2, 1]);
    expect(new Set([...skus(first), ...skus(second)]).size).toBe(2);
  });

  test('gets the error of an invalid search', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const index = 'en_product/sort/nothing:asc';
    await expect(search({ query: '' }, { index })).rejects.toThrow(/404 - .*`nothing`/);
    expect(shown).toHaveBeenCalled();
  });

  test('gets no hidden product if a refinement drops its fixed filter', async () => {
    const parameters = { filter_by: 'show_in_cat_listing:=TRUE' };
    const all = {
      query: '',
      facetFilters: [['show_in_cat_listing:FALSE', 'show_in_cat_listing:TRUE']],
    };
    expect(skus(await search(all, { parameters })).sort()).toEqual(['NIM120', 'VEL400']);
  });

  test('searches several indexes at once, in both languages', async () => {
    const { results } = await createClient().search([
      { indexName: 'en_product', params: { query: 'bollard' } },
      { indexName: 'es_product', params: { query: 'baliza' } },
      { indexName: 'en_product_variation', params: { query: 'VEL400', hitsPerPage: 2 } },
    ]);
    const [english, spanish, variants] = results as [Result, Result, Result];
    expect([skus(english), skus(spanish)]).toEqual([['VEL400'], ['VEL400']]);
    expect(variants.nbHits).toBeGreaterThan(0);
  });
});
