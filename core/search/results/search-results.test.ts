import { describe, expect, it } from 'vitest';
import { createLampEngine, findIds, idsOf, textParams } from '#core/search/lamps.fixtures.ts';
import type { SearchParams } from '#core/search/search-engine.ts';

const engine = createLampEngine([
  { post_title: 'beta', wattage: 10, flux: 3, finish: 'White', dimmable: true },
  { post_title: 'Álamo', wattage: 30, flux: 2, finish: 'Black' },
  { post_title: 'gamma', flux: 2, finish: 'White', dimmable: false },
  { post_title: 'alpha', wattage: 20, flux: 1, post_date: 1 },
]);
const find = (params: SearchParams) => findIds(engine, { q: '*', ...params });
const search = (params: SearchParams) =>
  engine.search('lamps', { ...textParams, q: '*', ...params });

describe('sort_by', () => {
  it.each([
    ['', '3214'],
    ['wattage:asc', '1423'],
    ['wattage:desc', '2413'],
    ['wattage:DESC', '2413'],
    ['wattage(missing_values: first):asc', '3142'],
    ['wattage(missing_values: last):desc', '2413'],
    ['post_title:asc', '2413'],
    ['post_title:desc', '3142'],
    ['dimmable:asc,flux:asc', '3142'],
    ['dimmable:desc,flux:asc', '1342'],
    ['flux:desc,wattage:desc', '1234'],
    ['flux:asc,post_date:asc', '4231'],
    ['flux:desc,wattage:asc,post_title:desc', '1234'],
  ])('%j', async (sortBy, ids) => {
    expect((await find({ sort_by: sortBy })).join('')).toBe(ids);
  });

  it('ranks the better match first among equals, unless specified otherwise', async () => {
    const own = createLampEngine([
      { post_title: 'strip', flux: 1, post_date: 5 },
      { post_title: 'strips', flux: 1, post_date: 9 },
      { post_title: 'strip', flux: 2, post_date: 1 },
    ]);
    const sorted = (sortBy: string) => findIds(own, { q: 'strip', sort_by: sortBy });
    expect(await sorted('')).toEqual(['1', '3', '2']);
    expect(await sorted('flux:asc')).toEqual(['1', '2', '3']);
    expect(await sorted('_text_match:asc,flux:asc')).toEqual(['2', '1', '3']);
    expect(await sorted('_text_match:desc,flux:desc')).toEqual(['3', '1', '2']);
    expect(await sorted('_text_match(buckets: 1):desc,post_date:desc')).toEqual(['2', '1', '3']);
    expect(await sorted('_text_match(buckets: 10):desc,post_date:desc')).toEqual(['1', '3', '2']);
  });

  it.each([
    ['nothing:asc', 404, 'Could not find a field named `nothing` in the schema for sorting.'],
    ['sku:asc', 404, 'Could not find a field named `sku` in the schema for sorting.'],
    ['sizes:asc', 404, 'Could not find a field named `sizes` in the schema for sorting.'],
    ['flux', 400, 'Parameter `sort_by` is malformed.'],
    ['flux:up', 400, 'Order for field `flux` should be either ASC or DESC.'],
    ['flux(x: 1):asc', 400, 'Bad syntax for sorting field `flux`'],
    ['_text_match(x: 1):asc', 400, 'Invalid sorting parameter passed for _text_match.'],
    ['flux:asc,flux:asc,flux:asc,flux:asc', 400, 'Only upto 3 sort fields are allowed.'],
  ])('%s is refused with %i', async (sortBy, status, message) => {
    await expect(search({ sort_by: sortBy })).rejects.toMatchObject({ status, message });
  });
});

describe('paging', () => {
  it('returns ten hits per page, or the requested number', async () => {
    const many = createLampEngine(Array.from({ length: 25 }, () => ({})));
    const page = async (params: SearchParams) => {
      const response = await many.search('lamps', { q: '*', sort_by: 'post_date:asc', ...params });
      return { ids: idsOf(response).map(Number), page: response.page, found: response.found };
    };
    expect((await page({})).ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await page({ page: 3 })).toEqual({ ids: [21, 22, 23, 24, 25], page: 3, found: 25 });
    expect(await page({ page: 9 })).toEqual({ ids: [], page: 9, found: 25 });
    expect((await page({ page: '2', per_page: '4' })).ids).toEqual([5, 6, 7, 8]);
    expect((await page({ offset: 23 })).ids).toEqual([24, 25]);
    expect((await page({ offset: 3, limit: 2 })).ids).toEqual([4, 5]);
    expect((await page({ page: 2, offset: 3, limit: 2 })).ids).toEqual([3, 4]);
    expect(await page({ per_page: 0 })).toEqual({ ids: [], page: 1, found: 25 });
    expect((await page({ per_page: 250 })).ids).toHaveLength(25);
    expect((await page({ page: 999999999999, per_page: 250 })).ids).toEqual([]);
  });

  it('ends at `limit_hits`, whatever the page', async () => {
    const many = createLampEngine(Array.from({ length: 25 }, () => ({})));
    const page = async (params: SearchParams) => {
      const response = await many.search('lamps', { q: '*', sort_by: 'post_date:asc', ...params });
      return { ids: idsOf(response).map(Number), found: response.found };
    };
    expect(await page({ limit_hits: 4 })).toEqual({ ids: [1, 2, 3, 4], found: 25 });
    expect((await page({ limit_hits: 13, page: 2 })).ids).toEqual([11, 12, 13]);
    expect((await page({ limit_hits: 10, page: 2 })).ids).toEqual([]);
    expect((await page({ limit_hits: 13, offset: 12 })).ids).toEqual([13]);
    expect((await page({ limit_hits: 0 })).ids).toEqual([]);
    const groups = await many.search('lamps', {
      q: '*',
      group_by: 'show_in_cat_listing',
      limit_hits: 0,
    });
    expect(groups.grouped_hits).toEqual([]);
    expect(groups.found).toBe(1);
  });

  it.each([
    [{ per_page: 251 }, 422, 'Only upto 250 hits can be fetched per page.'],
    [{ limit: 1000 }, 422, 'Only upto 250 hits can be fetched per page.'],
    [{ per_page: -1 }, 400, 'Parameter `per_page` must be an unsigned integer.'],
    [{ page: 'x' }, 400, 'Parameter `page` must be an unsigned integer.'],
    [{ limit_hits: 'all' }, 400, 'Parameter `limit_hits` must be an unsigned integer.'],
    [{ page: 1.5 }, 400, 'Parameter `page` must be an unsigned integer.'],
    [{ offset: [] }, 400, 'Parameter `offset` must be a string.'],
  ])('%j is refused with %i', async (params, status, message) => {
    await expect(search(params)).rejects.toMatchObject({ status, message });
  });
});

describe('a response', () => {
  it('repeats the request and returns the totals', async () => {
    expect(await search({ q: 'alpha', per_page: 2 })).toMatchObject({
      found: 1,
      out_of: 4,
      page: 1,
      facet_counts: [],
      search_cutoff: false,
      search_time_ms: expect.any(Number),
      request_params: { collection_name: 'lamps', first_q: 'alpha', per_page: 2, q: 'alpha' },
    });
  });

  it('contains whole documents or the requested fields', async () => {
    const first = async (params: SearchParams) =>
      (await search({ q: 'alpha', ...params })).hits?.[0]?.document;
    expect(await first({})).toEqual({
      id: '4',
      sku: 'SKU4',
      post_title: 'alpha',
      show_in_cat_listing: 'TRUE',
      wattage: 20,
      flux: 1,
      post_date: 1,
    });
    expect(await first({ include_fields: 'sku, flux' })).toEqual({ sku: 'SKU4', flux: 1 });
    expect(await first({ include_fields: 'post_*' })).toEqual({
      post_title: 'alpha',
      post_date: 1,
    });
    expect(await first({ include_fields: 'sku,flux', exclude_fields: 'flux' })).toEqual({
      sku: 'SKU4',
    });
    expect(await first({ exclude_fields: 'post_*,sku,show_in_cat_listing,wattage' })).toEqual({
      id: '4',
      flux: 1,
    });
  });
});

describe('a search', () => {
  it.each([
    [{ q: undefined }, 400, 'Parameter `q` is required.'],
    [{ q: 'x', query_by: '' }, 400, 'No search fields specified for the query.'],
    [{ query_by: 'nothing' }, 404, 'Could not find a field named `nothing` in the schema.'],
    [{ query_by: 'flux' }, 400, 'Field `flux` should be a string or a string array.'],
    [{ query_by: 'note' }, 400, 'Field `note` is marked as a non-indexed field in the schema.'],
    [
      { num_typos: '0,0' },
      400,
      'Number of values in `num_typos` does not match number of `query_by` fields.',
    ],
    [
      { prefix: 'true,false' },
      400,
      'Number of prefix values in `prefix` does not match number of `query_by` fields.',
    ],
    [
      { infix: 'off,off' },
      400,
      'Number of infix values in `infix` does not match number of `query_by` fields.',
    ],
    [
      { query_by_weights: '1' },
      400,
      'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
    ],
    [{ num_typos: 'many' }, 400, 'Parameter `num_typos` must be an unsigned integer.'],
    [{ drop_tokens_mode: 'sideways' }, 400, 'Invalid format for drop tokens mode.'],
    [{ group_by: 'nothing' }, 404, 'Could not find a field named `nothing` in the schema.'],
    [{ group_by: 'sku' }, 400, 'Group by field `sku` should be a facet field.'],
    [
      { group_by: 'finish', group_limit: 100 },
      400,
      'Value of `group_limit` must be between 1 and 99.',
    ],
  ])('with %j is refused with %i', async (params, status, message) => {
    await expect(search(params)).rejects.toMatchObject({ status, message });
  });

  it('in an unknown collection is refused', async () => {
    await expect(engine.search('nothing', { q: '*' })).rejects.toMatchObject({
      status: 404,
      message: 'Collection not found',
    });
  });
});
