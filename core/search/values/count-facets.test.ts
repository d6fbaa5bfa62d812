import { describe, expect, it } from 'vitest';
import { createLampEngine, textParams } from '#core/search/lamps.fixtures.ts';
import type { SearchParams } from '#core/search/search-engine.ts';

const engine = createLampEngine([
  { finish: 'White', uses: ['Office', 'Shop'], wattage: 10, dimmable: true },
  { finish: 'Black', uses: ['Office', 'Office'], wattage: 20.5, dimmable: false },
  { finish: 'White', uses: ['Street'], wattage: 10, post_title: 'Ardea' },
  { finish: 'Anthracite grey', uses: [], wattage: 40 },
  {},
]);
const facet = async (params: SearchParams) => {
  const response = await engine.search('lamps', { ...textParams, q: '*', per_page: 0, ...params });
  return response.facet_counts;
};
const countsOf = async (params: SearchParams) =>
  (await facet(params))[0]?.counts.map(({ value, count }) => `${value} ${count}`);

describe('facet counts', () => {
  it('return how many documents have each value, most frequent first, then in order', async () => {
    expect(await countsOf({ facet_by: 'finish' })).toEqual([
      'White 2',
      'Anthracite grey 1',
      'Black 1',
    ]);
    expect(await countsOf({ facet_by: 'uses' })).toEqual(['Office 2', 'Shop 1', 'Street 1']);
    expect(await countsOf({ facet_by: 'wattage' })).toEqual(['10 2', '20.5 1', '40 1']);
    expect(await countsOf({ facet_by: 'dimmable' })).toEqual(['false 1', 'true 1']);
  });

  it('follow words and filters', async () => {
    expect(await countsOf({ facet_by: 'finish', q: 'ardea' })).toEqual(['White 1']);
    expect(await countsOf({ facet_by: 'finish', filter_by: 'wattage:<30' })).toEqual([
      'White 2',
      'Black 1',
    ]);
    expect(await countsOf({ facet_by: 'finish', filter_by: 'wattage:>99' })).toEqual([]);
  });

  it('are returned for each requested field, with statistics for numbers', async () => {
    const response = await facet({ facet_by: 'finish, wattage,dimmable' });
    expect(response.map(({ field_name, stats }) => [field_name, stats])).toEqual([
      ['finish', { total_values: 3 }],
      ['wattage', { total_values: 3, min: 10, max: 40, sum: 80.5, avg: 80.5 / 4 }],
      ['dimmable', { total_values: 2 }],
    ]);
    expect(response.every(({ sampled }) => sampled === false)).toBe(true);
    const [empty] = await facet({ facet_by: 'wattage', filter_by: 'id:5' });
    expect(empty?.stats).toEqual({ total_values: 0 });
  });

  it('can be limited, sorted by value and requested by name prefix', async () => {
    expect(await countsOf({ facet_by: 'finish', max_facet_values: 1 })).toEqual(['White 2']);
    expect(await countsOf({ facet_by: 'finish', max_facet_values: 0 })).toEqual([]);
    expect(await countsOf({ facet_by: 'finish(sort_by: _alpha:desc)' })).toEqual([
      'White 2',
      'Black 1',
      'Anthracite grey 1',
    ]);
    expect(await countsOf({ facet_by: 'wattage(sort_by:_alpha:asc)' })).toEqual([
      '10 2',
      '20.5 1',
      '40 1',
    ]);
    const names = (await facet({ facet_by: '*' })).map(({ field_name }) => field_name);
    expect(names).toEqual(['show_in_cat_listing', 'finish', 'uses', 'wattage', 'dimmable']);
    expect(await countsOf({ facet_by: 'us*' })).toHaveLength(3);
  });

  it('are limited to ten values unless more are requested', async () => {
    const many = createLampEngine(Array.from({ length: 30 }, (_, at) => ({ finish: `F${at}` })));
    const params = { q: '*', facet_by: 'finish' };
    expect((await many.search('lamps', params)).facet_counts[0]?.counts).toHaveLength(10);
    const all = await many.search('lamps', { ...params, max_facet_values: '100' });
    expect(all.facet_counts[0]?.counts).toHaveLength(30);
    expect(all.facet_counts[0]?.stats.total_values).toBe(30);
  });
});

describe('facet_query', () => {
  const find = async (query: string) =>
    (await facet({ facet_by: 'finish,uses', facet_query: query }))[0]?.counts.map(
      ({ highlighted }) => highlighted,
    );

  it.each([
    ['finish:whi', ['<mark>Whi</mark>te']],
    ['finish: grey', ['Anthracite <mark>grey</mark>']],
    ['finish:anthracite gr', ['<mark>Anthracite</mark> <mark>gr</mark>ey']],
    ['finish:balck', ['<mark>Black</mark>']],
    ['finish:nothing', []],
    ['finish:', ['White', 'Anthracite grey', 'Black']],
  ])('%s', async (query, values) => {
    expect(await find(query)).toEqual(values);
  });

  it('requests no hits by default', async () => {
    const params = { ...textParams, q: '*', facet_by: 'finish', facet_query: 'finish:w' };
    expect((await engine.search('lamps', params)).hits).toHaveLength(0);
    expect((await engine.search('lamps', { ...params, per_page: 2 })).hits).toHaveLength(2);
  });

  it('is refused if invalid', async () => {
    await expect(facet({ facet_by: 'finish', facet_query: 'white' })).rejects.toThrow('format');
    await expect(facet({ facet_query: 'finish:white' })).rejects.toThrow('without a `facet_by`');
    await expect(facet({ facet_by: 'finish', facet_query: 'uses:x' })).rejects.toThrow(
      'not part of `facet_by`',
    );
  });
});

describe('facet_by', () => {
  it.each([
    ['nothing', 404, 'Could not find a facet field named `nothing` in the schema.'],
    ['post_title', 404, 'Could not find a facet field named `post_title` in the schema.'],
    ['flux', 404, 'Could not find a facet field named `flux` in the schema.'],
    ['nothing*', 404, 'Could not find a facet field for `nothing*` in the schema.'],
    ['finish(top: 1)', 400, 'Invalid facet param `top: 1`.'],
    ['finish(', 400, 'Invalid facet format.'],
  ])('%s is refused with %i', async (facetBy, status, message) => {
    await expect(facet({ facet_by: facetBy })).rejects.toMatchObject({ status, message });
  });
});
