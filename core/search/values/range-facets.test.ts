import { describe, expect, it } from 'vitest';
import { createLampEngine } from '#core/search/lamps.fixtures.ts';
import type { SearchParams } from '#core/search/search-engine.ts';

const engine = createLampEngine([
  { wattage: 5, finish: 'White' },
  { wattage: 10, finish: 'White' },
  { wattage: 10.5, finish: 'Black' },
  { wattage: 99.9, finish: 'Black' },
  { wattage: 100, finish: 'Black' },
  { finish: 'White' },
]);
const find = async (facetBy: string, params: SearchParams = {}) =>
  (await engine.search('lamps', { q: '*', facet_by: facetBy, ...params })).facet_counts;
const countsOf = async (facetBy: string, params: SearchParams = {}) =>
  (await find(facetBy, params))[0]?.counts.map(({ value, count }) => `${value} ${count}`);

describe('ranges of a facet', () => {
  it('begin with their lower end and stop before their upper one', async () => {
    expect(await countsOf('wattage(Cheap:[0, 10], Dear:[10, 100])')).toEqual(['Dear 3', 'Cheap 1']);
  });

  it('may be open, with labels of any characters but those of the syntax', async () => {
    const ranges = 'wattage( ≤ 10 W: [ , 10], 10–100 W:[10,100],more $:[100, ])';
    expect(await countsOf(ranges)).toEqual(['10–100 W 3', '≤ 10 W 1', 'more $ 1']);
    expect(await countsOf('wattage(all:[,])')).toEqual(['all 5']);
  });

  it('without documents are left out, and their number is limited', async () => {
    expect(await countsOf('wattage(None:[-20.5, 0], Some:[0, 10])')).toEqual(['Some 1']);
    const max = { max_facet_values: 1 };
    expect(await countsOf('wattage(a:[0,10],b:[10,100],c:[100,])', max)).toEqual(['b 3']);
  });

  it('have the statistics of the values, and the whole label as highlighted text', async () => {
    const [facet] = await find('wattage(Cheap:[0, 10], Dear:[10, 100])');
    expect(facet).toMatchObject({
      field_name: 'wattage',
      counts: [{ value: 'Dear', highlighted: 'Dear' }, {}],
      stats: { min: 5, max: 100, total_values: 2 },
    });
  });

  it('stand beside other facets and those of the plain values', async () => {
    const facets = await find('finish,wattage(Low:[0,50],High:[50,200]),wattage');
    expect(facets.map(({ field_name, counts }) => [field_name, counts.length])).toEqual([
      ['finish', 2],
      ['wattage', 2],
      ['wattage', 5],
    ]);
  });

  it('count groups once', async () => {
    const params = { group_by: 'finish' };
    expect(await countsOf('wattage(Low:[0,50],High:[50,200])', params)).toEqual([
      'Low 2',
      'High 1',
    ]);
  });

  it('count a document with several values in a range once', async () => {
    const own = createLampEngine([{}]);
    own.createCollection({
      name: 'steps',
      fields: [
        { name: 'steps', type: 'int32[]', facet: true },
        { name: 'kind', type: 'string', facet: true },
      ],
    });
    const documents = [
      { steps: [1, 2, 3], kind: 'a' },
      { steps: [2, 8], kind: 'a' },
      { steps: [], kind: 'b' },
    ];
    own.importDocuments('steps', documents);
    const facet_by = 'steps(low:[1, 5], high:[5, 10])';
    const alone = await own.search('steps', { q: '*', facet_by });
    expect(alone.facet_counts[0]?.counts).toMatchObject([
      { value: 'low', count: 2 },
      { value: 'high', count: 1 },
    ]);
    const grouped = await own.search('steps', { q: '*', facet_by, group_by: 'kind' });
    expect(grouped.facet_counts[0]?.counts).toMatchObject([
      { value: 'low', count: 1 },
      { value: 'high', count: 1 },
    ]);
  });

  it.each([
    ['finish(a:[0, 10])', 400, 'Range facet is restricted to only integer and float fields.'],
    ['flux(a:[0, 10])', 404, 'Could not find a facet field named `flux` in the schema.'],
    ['wattage(a:[0, 10], b:[20, 30])', 400, 'Ranges in range facet syntax should be continous.'],
    ['wattage(a:[x, 10])', 400, 'Facet range value is not valid.'],
    ['wattage(a:[0, 1e3])', 400, 'Facet range value is not valid.'],
    ['wattage(:[0, 10])', 400, 'Facet range value is not valid.'],
    ['wattage(a:[0])', 400, 'Error splitting the facet range values.'],
    ['wattage(a:[0, 1, 2])', 400, 'Error splitting the facet range values.'],
    ['wattage(a:[0, 10]', 400, 'Invalid facet format.'],
    ['wattage(a:[0, 10)', 400, 'Invalid facet param `a:[0, 10`.'],
    ['wattage(a:[0, 10] b)', 400, 'Invalid facet param `a:[0, 10] b`.'],
    ['wattage()', 400, 'Invalid facet'],
    [`wattage(${Array.from({ length: 101 }, (_, i) => `r:[${i},${i + 1}]`)})`, 400, 'at most 100'],
  ])('%s is refused with %i', async (facetBy, status, message) => {
    await expect(find(facetBy)).rejects.toMatchObject({
      status,
      message: expect.stringContaining(message),
    });
  });
});
