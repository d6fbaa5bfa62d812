import { describe, expect, it } from 'vitest';
import type { CollectionSchema } from '#core/search/admin/collection-schema.ts';
import { createSearchEngine } from '#core/search/engine.ts';
import { createRandom, type Random } from '#core/search/random.fixtures.ts';
import type { FacetCount, SearchParams } from '#core/search/search-engine.ts';

type Item = {
  id: string;
  title: string;
  product: string;
  colour?: string;
  uses: string[];
  watts?: number;
  steps: number[];
  dims?: boolean;
};

const schema: CollectionSchema = {
  name: 'items',
  fields: [
    { name: 'title', type: 'string' },
    { name: 'product', type: 'string', facet: true },
    { name: 'colour', type: 'string', facet: true, optional: true },
    { name: 'uses', type: 'string[]', facet: true },
    { name: 'watts', type: 'float', facet: true, optional: true },
    { name: 'steps', type: 'int32[]', facet: true },
    { name: 'dims', type: 'bool', facet: true, optional: true },
  ],
};

const facets = ['colour', 'uses', 'watts', 'steps', 'dims'] as const;
type Facet = (typeof facets)[number];
const words = ['ardea', 'ibis', 'merops', 'lamp', 'strip'];
// More values than a bit mask can hold.
const colours = Array.from({ length: 70 }, (_, i) => `Colour ${i}`);
const uses = ['Office', 'Shop', 'Street', 'Hotel & Bar', 'Home'];

function createItems(random: Random): Item[] {
  const products = 1 + random.below(12);
  return Array.from({ length: random.below(120) }, (_, i) => ({
    id: String(i),
    title: random.some(words, 3).join(' ') || 'lamp',
    product: `P${random.below(products)}`,
    ...(random.below(5) > 0 ? { colour: random.pick(colours.slice(0, 1 + random.below(70))) } : {}),
    uses: random.some(uses, 3),
    ...(random.below(6) > 0 ? { watts: random.below(20) / 2 } : {}),
    steps: random.some([1, 2, 3, 5, 8], 2),
    ...(random.below(3) > 0 ? { dims: random.below(2) === 1 } : {}),
  }));
}

const valuesOf = (item: Item, facet: Facet): unknown[] => [...new Set([item[facet] ?? []].flat())];

/** A filter and its equivalent predicate. */
type Filter = { field: Facet; filterBy: string; test: (item: Item) => boolean };

function createFilter(random: Random, field: Facet): Filter {
  if (field === 'watts' || field === 'steps') {
    const low = random.below(6);
    const high = low + random.below(5);
    const isIn = (value: unknown) => Number(value) >= low && Number(value) <= high;
    const test = (item: Item) => valuesOf(item, field).some(isIn);
    return { field, filterBy: `${field}:[${low}..${high}]`, test };
  }
  if (field === 'dims')
    return { field, filterBy: 'dims:=true', test: (item) => item.dims === true };
  const chosen = random.some(field === 'colour' ? colours : uses, 4);
  const list = chosen.map((value) => `\`${value}\``).join(',');
  if (random.below(4) === 0) {
    const test = (item: Item) =>
      !valuesOf(item, field).some((value) => chosen.includes(String(value)));
    return { field, filterBy: `${field}:!=[${list}]`, test };
  }
  const test = (item: Item) =>
    valuesOf(item, field).some((value) => chosen.includes(String(value)));
  return { field, filterBy: `${field}:=[${list}]`, test };
}

const hasWord = (item: Item, q: string) =>
  q === '*' || item.title.split(' ').some((word) => word.startsWith(q));

const toObject = (facet: FacetCount | undefined) =>
  Object.fromEntries((facet?.counts ?? []).map(({ value, count }) => [value, count]));

/** Counts the items, or distinct products, with each value. */
function countNaively(items: Item[], facet: Facet, isGrouped: boolean): Record<string, number> {
  const owners = new Map<string, Set<string>>();
  for (const item of items) {
    for (const value of valuesOf(item, facet)) {
      const known = owners.get(String(value)) ?? new Set();
      owners.set(String(value), known.add(isGrouped ? item.product : item.id));
    }
  }
  return Object.fromEntries([...owners].map(([value, set]) => [value, set.size]));
}

const sizeNaively = (items: Item[], isGrouped: boolean) =>
  new Set(items.map((item) => (isGrouped ? item.product : item.id))).size;

function createCase(seed: number) {
  const random = createRandom(seed);
  const items = createItems(random);
  const engine = createSearchEngine();
  engine.createCollection(schema);
  engine.importDocuments('items', items, 'create');
  // Some are rewritten and some deleted, so that index positions differ from list positions.
  for (const item of random.some(items, 5)) {
    engine.writeDocument('items', { ...item }, 'upsert');
  }
  const gone = new Set(random.some(items, 4).map(({ id }) => id));
  for (const id of gone) engine.deleteDocument('items', id);
  const left = items.filter(({ id }) => !gone.has(id));
  const isGrouped = random.below(2) === 1;
  const q = random.pick(['*', '*', ...words, 'a', 's']);
  const params: SearchParams = {
    q,
    query_by: 'title',
    num_typos: 0,
    drop_tokens_threshold: 0,
    split_join_tokens: 'off',
    max_facet_values: 1000,
    ...(isGrouped ? { group_by: 'product' } : {}),
  };
  const filters = facets
    .filter(() => random.below(2) === 1)
    .map((field) => createFilter(random, field));
  return { engine, params, filters, isGrouped, items: left.filter((item) => hasWord(item, q)) };
}

describe('counts on random catalogues', () => {
  it('equal naive counting: 250 searches with facets, plain and grouped', async () => {
    for (let seed = 0; seed < 250; seed++) {
      const { engine, params, filters, isGrouped, items } = createCase(seed);
      const filterBy = filters.map((filter) => `(${filter.filterBy})`).join(' && ');
      const response = await engine.search('items', {
        ...params,
        filter_by: filterBy,
        facet_by: facets.join(','),
      });
      const left = items.filter((item) => filters.every(({ test }) => test(item)));
      const label = `seed ${seed}, q ${params.q}, ${filterBy}`;
      expect(response.found, label).toBe(sizeNaively(left, isGrouped));
      if (isGrouped) expect(response.found_docs, label).toBe(left.length);
      for (const [i, facet] of facets.entries()) {
        expect(toObject(response.facet_counts[i]), `${label}, ${facet}`).toEqual(
          countNaively(left, facet, isGrouped),
        );
      }
    }
  });

  it('equal naive counting: 350 listings whose facets ignore their own filters', async () => {
    for (let seed = 1000; seed < 1350; seed++) {
      const { engine, params, filters, isGrouped, items } = createCase(seed);
      const base = createFilter(createRandom(seed), 'steps');
      const response = await engine.facetSearch('items', {
        params: { ...params, filter_by: base.filterBy },
        facets: [...facets],
        filters,
      });
      const inBase = items.filter(base.test);
      const without = (field: Facet | null) =>
        inBase.filter((item) =>
          filters.every((filter) => filter.field === field || filter.test(item)),
        );
      const label = `seed ${seed}, q ${params.q}, ${filters.map((one) => one.filterBy).join(' ')}`;
      expect(response.found, label).toBe(sizeNaively(without(null), isGrouped));
      for (const [i, facet] of facets.entries()) {
        expect(toObject(response.facet_counts[i]), `${label}, ${facet}`).toEqual(
          countNaively(without(facet), facet, isGrouped),
        );
      }
      expect(response.found_without, label).toEqual(
        Object.fromEntries(
          filters.map(({ field }) => [field, sizeNaively(without(field), isGrouped)]),
        ),
      );
      const watts = without('watts').flatMap((item) => item.watts ?? []);
      const stats = response.facet_counts[facets.indexOf('watts')]?.stats;
      expect(stats?.min, label).toBe(watts.length > 0 ? Math.min(...watts) : undefined);
      expect(stats?.max, label).toBe(watts.length > 0 ? Math.max(...watts) : undefined);
    }
  });
});
