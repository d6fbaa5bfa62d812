import { describe, expect, it } from 'vitest';
import { createLampEngine } from '#core/search/lamps.fixtures.ts';
import type { SearchParams } from '#core/search/search-engine.ts';

const engine = createLampEngine([
  { finish: 'White', uses: ['Office', 'Shop'], wattage: 10 },
  { finish: 'Black', uses: ['Office'], wattage: 50 },
  { finish: 'White', uses: ['Office', 'Shop'], wattage: 40 },
  { wattage: 30 },
  { finish: 'White', uses: ['Shop', 'Office'], wattage: 20 },
  { wattage: 5 },
]);

async function group(params: SearchParams) {
  const { found, found_docs, grouped_hits, hits } = await engine.search('lamps', {
    q: '*',
    sort_by: 'wattage:desc',
    ...params,
  });
  expect(hits).toBeUndefined();
  const groups = (grouped_hits ?? []).map(
    (one) =>
      `${JSON.stringify(one.group_key)} ${one.hits.map(({ document }) => document.id)} of ${one.found}`,
  );
  return { found, found_docs, groups };
}

describe('group_by', () => {
  it('returns groups in the order of their best hits', async () => {
    expect(await group({ group_by: 'finish' })).toEqual({
      found: 3,
      found_docs: 6,
      groups: ['["Black"] 2 of 1', '["White"] 3,5,1 of 3', '[] 4,6 of 2'],
    });
  });

  it('returns up to group_limit hits of a group', async () => {
    const { groups } = await group({ group_by: 'finish', group_limit: 2 });
    expect(groups).toEqual(['["Black"] 2 of 1', '["White"] 3,5 of 3', '[] 4,6 of 2']);
  });

  it('paginates by group', async () => {
    const params = { group_by: 'finish', per_page: 2, group_limit: 1 };
    expect((await group({ ...params, page: 1 })).groups).toHaveLength(2);
    expect((await group({ ...params, page: 2 })).groups).toEqual(['[] 4 of 2']);
    expect(await group({ ...params, per_page: 0 })).toEqual({
      found: 3,
      found_docs: 6,
      groups: [],
    });
  });

  it('leaves documents without a value ungrouped if requested', async () => {
    expect(await group({ group_by: 'finish', group_missing_values: false })).toEqual({
      found: 4,
      found_docs: 6,
      groups: ['["Black"] 2 of 1', '["White"] 3,5,1 of 3', '[] 4 of 1', '[] 6 of 1'],
    });
  });

  it('accepts lists and several fields together', async () => {
    expect((await group({ group_by: 'uses' })).groups).toEqual([
      '[["Office"]] 2 of 1',
      '[["Office","Shop"]] 3,1 of 2',
      '[] 4,6 of 2',
      '[["Shop","Office"]] 5 of 1',
    ]);
    expect((await group({ group_by: 'finish,uses', filter_by: 'wattage:>=20' })).groups).toEqual([
      '["Black",["Office"]] 2 of 1',
      '["White",["Office","Shop"]] 3 of 1',
      '[] 4 of 1',
      '["White",["Shop","Office"]] 5 of 1',
    ]);
  });

  it('counts groups in facets', async () => {
    const response = await engine.search('lamps', { q: '*', group_by: 'finish', facet_by: 'uses' });
    expect(response.facet_counts[0]?.counts).toMatchObject([
      { value: 'Office', count: 2 },
      { value: 'Shop', count: 1 },
    ]);
  });
});
