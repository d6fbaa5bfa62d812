import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FacetCount, SearchEngine, SearchResponse } from '#core/search/search-engine.ts';
import { createLampSearch, serveLamps } from '#server/search/search-engine.fixtures.ts';

type Place = { engine: SearchEngine; close(): void };

const places: [name: string, open: () => Promise<Place>][] = [
  ['embedded', async () => ({ engine: (await createLampSearch()).engine, close: () => {} })],
  ['through the Typesense client over HTTP', serveLamps],
];

const idsOf = ({ hits = [] }: SearchResponse) => hits.map(({ document }) => document.id);
const countsOf = (facets: FacetCount[]) =>
  Object.fromEntries(
    facets.map(({ field_name, counts }) => {
      return [field_name, Object.fromEntries(counts.map(({ value, count }) => [value, count]))];
    }),
  );

describe.each(places)('A search engine, %s', (_name, open) => {
  let place: Place;
  let engine: SearchEngine;
  beforeAll(async () => {
    place = await open();
    engine = place.engine;
  });
  afterAll(() => place.close());

  const search = (params: object) =>
    engine.search('lamps', { q: '*', query_by: 'title', ...params });

  test('is healthy', async () => {
    expect(await engine.isHealthy()).toBe(true);
  });

  test('finds words, prefixes, typos and synonyms', async () => {
    expect(idsOf(await search({ q: 'downlight' }))).toEqual(['ARD20', 'ARD15', 'MIR10']);
    expect(idsOf(await search({ q: 'boll' }))).toEqual(['VEL40', 'VEL90']);
    expect(idsOf(await search({ q: 'bolard' }))).toEqual(['VEL40', 'VEL90']);
    expect(idsOf(await search({ q: 'bolard', num_typos: '0' }))).toEqual([]);
    expect(idsOf(await search({ q: 'post light' }))).toEqual(['VEL40', 'VEL90']);
    expect(idsOf(await search({ q: '"downlight round"' }))).toEqual(['MIR10']);
    expect(idsOf(await search({ q: 'downlight -ardea' }))).toEqual(['MIR10']);
  });

  test('responds in Typesense’s format', async () => {
    const response = await search({
      q: 'velo',
      per_page: 1,
      page: 2,
      highlight_full_fields: 'title',
    });
    expect(response).toMatchObject({
      found: 2,
      out_of: 5,
      page: 2,
      search_cutoff: false,
      facet_counts: [],
      request_params: { collection_name: 'lamps', per_page: 1, q: 'velo', first_q: 'velo' },
    });
    expect(response.hits?.[0]).toMatchObject({
      document: { sku: 'VEL90', ip: ['IP65'], wattage: 12 },
      highlight: {
        title: { matched_tokens: ['Velo'], value: '<mark>Velo</mark> 900 bollard' },
      },
    });
    expect(typeof response.hits?.[0]?.text_match).toBe('number');
  });

  test('filters and sorts', async () => {
    expect(idsOf(await search({ filter_by: 'wattage:[8..12] && ip:=[`IP65`]' }))).toEqual([
      'VEL40',
      'VEL90',
    ]);
    expect(
      idsOf(await search({ sort_by: 'wattage:asc,age:asc', filter_by: 'family:!=miro' })),
    ).toEqual(['VEL40', 'VEL90', 'ARD15', 'ARD20']);
  });

  test('groups', async () => {
    const response = await search({ group_by: 'family', group_limit: 1, sort_by: 'age:desc' });
    expect([response.found, response.found_docs]).toEqual([3, 5]);
    expect(response.grouped_hits?.map(({ group_key, found }) => [group_key, found])).toEqual([
      [['ardea'], 2],
      [['velo'], 2],
      [['miro'], 1],
    ]);
  });

  test('counts facets with their stats', async () => {
    const { facet_counts } = await search({ facet_by: 'family,wattage', filter_by: 'ip:=IP65' });
    expect(countsOf(facet_counts)).toMatchObject({ family: { velo: 2, ardea: 1 } });
    expect(facet_counts[1]?.stats).toMatchObject({ min: 8, max: 20, sum: 40, total_values: 3 });
  });

  test('counts each facet without its own filter', async () => {
    const response = await engine.facetSearch('lamps', {
      params: { q: '*', query_by: 'title', filter_by: 'wattage:<25', per_page: 1, page: 2 },
      facets: ['family', 'ip', 'wattage'],
      filters: [
        { field: 'family', filterBy: 'family:=velo' },
        { field: 'ip', filterBy: 'ip:=IP65' },
      ],
    });
    expect([response.found, response.page, idsOf(response)]).toEqual([2, 2, ['VEL90']]);
    expect(response.facet_counts.map(({ field_name }) => field_name)).toEqual([
      'family',
      'ip',
      'wattage',
    ]);
    expect(countsOf(response.facet_counts)).toEqual({
      family: { velo: 2, ardea: 1 },
      ip: { IP65: 2 },
      wattage: { 8: 1, 12: 1 },
    });
    expect(response.found_without).toEqual({ family: 3, ip: 2 });
  });

  test('counts groups where a listing is grouped', async () => {
    const response = await engine.facetSearch('lamps', {
      params: { q: '*', query_by: 'title', group_by: 'family', per_page: 10 },
      facets: ['ip'],
      filters: [{ field: 'ip', filterBy: 'ip:=[`IP44`]' }],
    });
    expect([response.found, response.found_without]).toEqual([1, { ip: 3 }]);
    expect(countsOf(response.facet_counts).ip).toMatchObject({ IP44: 1, IP20: 1 });
  });

  test('runs several searches and returns errors for those that fail', async () => {
    const response = await engine.multiSearch(
      {
        searches: [
          { collection: 'parts' },
          { collection: 'lamps', q: 'miro' },
          { collection: 'no' },
        ],
      },
      { q: 'bollard', query_by: 'title' },
    );
    const { results } = response as { results: SearchResponse[] };
    expect(results.slice(0, 2).map(idsOf)).toEqual([['P1'], ['MIR10']]);
    expect(results[2]).toEqual({ code: 404, error: 'Collection not found' });
  });

  test('unites searches in one list', async () => {
    const searches = ['lamps', 'parts'].map((collection) => {
      return { collection, q: 'bollard', query_by: 'title', sort_by: 'age:desc' };
    });
    const page = async (number: number) =>
      (await engine.multiSearch(
        { searches, union: true },
        { page: number, per_page: 2 },
      )) as SearchResponse;
    const first = await page(1);
    expect(first.found).toBe(3);
    expect(first.hits?.map(({ document, search_index }) => [document.id, search_index])).toEqual([
      ['P1', 1],
      ['VEL40', 0],
    ]);
    expect(idsOf(await page(2))).toEqual(['VEL90']);
  });

  test.each([
    ['no', { q: '*' }, 404, 'Collection not found'],
    ['lamps', { query_by: 'title' }, 400, 'Parameter `q` is required.'],
    ['lamps', { q: '*', per_page: 251 }, 422, 'Only upto 250 hits can be fetched per page.'],
    ['lamps', { q: '*', filter_by: 'x:=1' }, 404, /`x`/],
    ['lamps', { q: '*', filter_by: '(family:=velo' }, 400, /filter/],
    ['lamps', { q: '*', sort_by: 'nothing:asc' }, 404, /`nothing`/],
  ])(
    'rejects a wrong search of %s with its status (%#)',
    async (collection, params, status, message) => {
      const failed = await engine.search(collection, params).catch((error) => error);
      expect(failed).toMatchObject({ name: 'SearchError', status });
      expect(failed.message).toMatch(message);
    },
  );

  test('rejects united searches if one of them is invalid', async () => {
    const searches = [{ collection: 'no', q: '*' }];
    const failed = await engine.multiSearch({ searches, union: true }).catch((error) => error);
    expect(failed).toMatchObject({ name: 'SearchError', status: 404 });
  });

  test('rejects a listing with an invalid filter', async () => {
    const listing = engine.facetSearch('lamps', {
      params: { q: '*' },
      facets: ['family'],
      filters: [{ field: 'ip', filterBy: 'nothing:=1' }],
    });
    await expect(listing).rejects.toMatchObject({ name: 'SearchError', status: 404 });
  });
});
