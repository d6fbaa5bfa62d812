import { describe, expect, it } from 'vitest';
import { createLampEngine, idsOf } from '#core/search/lamps.fixtures.ts';
import type { FacetSearch } from '#core/search/search-engine.ts';

const engine = createLampEngine([
  { post_title: 'Ardea', finish: 'White', uses: ['Office'], wattage: 10 },
  { post_title: 'Ardea', finish: 'Black', uses: ['Office'], wattage: 20 },
  { post_title: 'Ibis', finish: 'White', uses: ['Shop'], wattage: 30 },
  { post_title: 'Ibis', finish: 'Black', uses: ['Shop', 'Office'], wattage: 40 },
  { post_title: 'Old', finish: 'White', uses: ['Office'], show_in_cat_listing: 'FALSE' },
]);

async function list(search: Partial<FacetSearch>) {
  const response = await engine.facetSearch('lamps', {
    params: { q: '*', filter_by: 'show_in_cat_listing:=TRUE', sort_by: 'wattage:asc' },
    facets: ['finish', 'uses'],
    filters: [],
    ...search,
  });
  const counts = response.facet_counts.map(({ field_name, counts: values }) => [
    field_name,
    Object.fromEntries(values.map(({ value, count }) => [value, count])),
  ]);
  return { response, ids: idsOf(response), counts: Object.fromEntries(counts) };
}

const white = { field: 'finish', filterBy: 'finish:=White' };
const office = { field: 'uses', filterBy: 'uses:=Office' };

describe('facetSearch', () => {
  it('gives each facet the counts that another choice in it would return', async () => {
    const { response, ids, counts } = await list({ filters: [white, office] });
    expect(ids).toEqual(['1']);
    expect(counts).toEqual({ finish: { White: 1, Black: 2 }, uses: { Office: 1, Shop: 1 } });
    expect(response.found).toBe(1);
    expect(response.found_without).toEqual({ finish: 3, uses: 2 });
  });

  it('counts everything that matches the base filter if nothing is chosen', async () => {
    const { response, counts } = await list({});
    expect(counts).toEqual({ finish: { White: 2, Black: 2 }, uses: { Office: 3, Shop: 2 } });
    expect(response.found).toBe(4);
    expect(response.found_without).toEqual({});
  });

  it('gives a range the bounds without its own filter', async () => {
    const filters = [{ field: 'wattage', filterBy: 'wattage:[15..25]' }, white];
    const { response } = await list({ facets: ['wattage', 'finish'], filters });
    expect(response.found).toBe(0);
    expect(response.facet_counts[0]?.stats).toMatchObject({ min: 10, max: 30 });
    expect(response.found_without).toEqual({ wattage: 2, finish: 1 });
  });

  it('combines several filters of one field', async () => {
    const filters = [
      { field: 'wattage', filterBy: 'wattage:>15' },
      { field: 'wattage', filterBy: 'wattage:<35 || wattage:99' },
      white,
    ];
    const { response, ids } = await list({ filters });
    expect(ids).toEqual(['3']);
    expect(response.found_without).toEqual({ wattage: 2, finish: 2 });
  });

  it('counts groups, and documents of a group that fail different filters only for their facets', async () => {
    const { response, counts } = await list({
      params: { q: '*', group_by: 'finish', group_limit: 1, sort_by: 'wattage:desc' },
      facets: ['uses', 'wattage'],
      filters: [office, { field: 'wattage', filterBy: 'wattage:>25' }],
    });
    expect(response.found).toBe(1);
    expect(response.grouped_hits?.map((group) => [group.group_key, group.hits.length])).toEqual([
      [['Black'], 1],
    ]);
    expect(counts.uses).toEqual({ Office: 1, Shop: 2 });
    expect(counts.wattage).toEqual({ 10: 1, 20: 1, 40: 1 });
    expect(response.found_without).toEqual({ uses: 2, wattage: 2 });
  });

  it('finds by words, best first, and marks them', async () => {
    const { response, ids } = await list({
      params: { q: 'ardea', query_by: 'post_title', sort_by: '_text_match:desc,wattage:desc' },
      filters: [office],
    });
    expect(ids).toEqual(['2', '1']);
    expect(response.hits?.[0]?.highlight).toHaveProperty('post_title');
    expect(response.hits?.[0]?.text_match).toBeGreaterThan(0);
  });

  it('refuses unknown facets, invalid filters and more than a hundred filters', async () => {
    await expect(list({ facets: ['post_title'] })).rejects.toMatchObject({ status: 404 });
    const bad = [{ field: 'finish', filterBy: 'finish:=`' }];
    await expect(list({ filters: bad })).rejects.toMatchObject({ status: 400 });
    const many = Array.from({ length: 101 }, (_, i) => ({
      field: `f${i}`,
      filterBy: 'wattage:1',
    }));
    await expect(list({ filters: many })).rejects.toMatchObject({ status: 400 });
    const most = await list({ filters: many.slice(0, 100) });
    expect(most.response.found).toBe(0);
    expect(most.response.found_without.f7).toBe(0);
  });
});
