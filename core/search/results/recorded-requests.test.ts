import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSearchEngine, type EmbeddedEngine } from '#core/search/engine.ts';
import { idsOf } from '#core/search/lamps.fixtures.ts';
import type {
  Highlight,
  SearchDocument,
  SearchParams,
  SearchResponse,
} from '#core/search/search-engine.ts';

const folder = new URL('../../../../shared/data/typesense/', import.meta.url);
const isThere = existsSync(folder);
const where = isThere
  ? '../shared/data/typesense'
  : '../shared/data/typesense (skipped: the folder is absent)';
const read = (file: string) =>
  isThere ? JSON.parse(readFileSync(new URL(file, folder), 'utf8')) : null;

type Recorded = { title: string; http: { body: { searches: SearchParams[] } | null }[] };
const recorded: Recorded[] = read('http/adapter_requests.json')?.cases ?? [];

function createProducts(): EmbeddedEngine {
  const engine = createSearchEngine();
  const facet = { facet: true, optional: true };
  engine.createCollection({
    name: 'product',
    fields: [
      { name: 'sku', type: 'string' },
      { name: 'legacy_skus', type: 'string[]', optional: true },
      { name: 'post_title', type: 'string' },
      { name: 'description', type: 'string' },
      { name: 'show_in_cat_listing', type: 'string', facet: true },
      { name: 'colour', type: 'string', ...facet },
      { name: 'ip_rating', type: 'string', ...facet },
      { name: 'family', type: 'string', ...facet },
      { name: 'familia', type: 'string', ...facet },
      { name: 'wattage', type: 'float', ...facet },
      { name: 'post_date', type: 'int64' },
    ],
    default_sorting_field: 'post_date',
  });
  const base = { description: 'An aluminium lamp', show_in_cat_listing: 'TRUE' };
  engine.importDocuments('product', [
    {
      ...base,
      id: '1',
      sku: 'A1',
      post_title: 'LED downlight',
      colour: 'White',
      wattage: 10,
      post_date: 3,
      ip_rating: 'IP65',
    },
    {
      ...base,
      id: '2',
      sku: 'A2',
      post_title: 'LED strip',
      colour: 'Black',
      wattage: 25,
      post_date: 2,
      family: 'Bulkheads & Downlights, LED',
    },
    {
      ...base,
      id: '3',
      sku: 'A3',
      post_title: 'Iluminación',
      familia: 'Iluminación exterior',
      colour: 'White',
      post_date: 4,
    },
    { ...base, id: '4', sku: 'A4', post_title: 'LED', show_in_cat_listing: 'FALSE', post_date: 1 },
  ]);
  return engine;
}

/** Expected results of the recorded searches over the products above, in order. */
const expected: Record<string, string[]> = {
  'plain query': ['1'],
  'empty query becomes star': ['3', '1', '2'],
  'second page (zero based) becomes page 2': [],
  'no page given': ['1', '2'],
  'one facet filter': ['3', '1'],
  'two values of one facet (or)': ['3', '1', '2'],
  'value with spaces, ampersand and comma': ['2'],
  'value with an accent': ['3'],
  'numeric lower bound': ['1', '2'],
  'numeric range': ['1'],
  'facet and numeric together': ['1'],
  'facets requested': ['3', '1', '2'],
  'one facet requested as text': ['3', '1', '2'],
  'all facets': ['3', '1', '2'],
  'sorting in the index name': ['3', '1', '2'],
  'free filters text': ['1'],
  'highlight tags': ['3', '1', '2'],
  snippets: ['3', '1', '2'],
  'query with an accent': ['3'],
  'no built-in filter': ['3', '1'],
  'facet value search': [],
  'cache parameter': ['1', '2'],
  'api key in the url': ['1', '2'],
};

describe.skipIf(!isThere)(`requests recorded from the InstantSearch adapter in ${where}`, () => {
  const engine = createProducts();
  const cases = recorded.filter(({ http }) => http.some(({ body }) => body?.searches));

  it('are all known', () => {
    expect(cases.map(({ title }) => title).sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(cases.map(({ title, http }) => [title, http] as const))('%s', async (title, http) => {
    const searches = http.flatMap(({ body }) => body?.searches ?? []);
    // The recording requests values of a facet that it does not count, which a server refuses.
    const request = title === 'facet value search' ? { facet_by: 'colour' } : {};
    const response = await engine.multiSearch({ searches }, request);
    const results = 'results' in response ? (response.results as SearchResponse[]) : [];
    expect(results).toHaveLength(1);
    for (const result of results) {
      expect(result).not.toHaveProperty('error');
      expect(idsOf(result)).toEqual(expected[title]);
    }
  });

  it('get the requested facets', async () => {
    const facetsOf = async (title: string) => {
      const body = cases.find((recorded) => recorded.title === title)?.http[0]?.body;
      const response = await engine.multiSearch({ searches: body?.searches ?? [] });
      const [result] = 'results' in response ? (response.results as SearchResponse[]) : [];
      return result?.facet_counts.map(({ field_name }) => field_name);
    };
    expect(await facetsOf('facets requested')).toEqual(['colour', 'ip_rating']);
    expect(await facetsOf('all facets')).toContain('wattage');
  });
});

type RecordedResponse = {
  request_params: { q: string };
  hits: { document: SearchDocument; highlights: ({ field: string } & Highlight)[] }[];
};

describe.skipIf(!isThere)(`a response of a Typesense server in ${where}`, () => {
  const response: RecordedResponse | undefined = read(
    'adapter-fixtures/typesense-search-response.json',
  )?.results[0];

  it('is reproduced by our engine: the same documents with the same words marked', async () => {
    const engine = createSearchEngine();
    engine.createCollection({
      name: 'products',
      fields: [
        { name: 'name', type: 'string' },
        { name: 'description', type: 'string' },
        { name: 'categories', type: 'string[]', facet: true },
        { name: 'popularity', type: 'int32' },
      ],
      default_sorting_field: 'popularity',
    });
    engine.importDocuments('products', response?.hits.map(({ document }) => document) ?? []);
    const ours = await engine.search('products', {
      q: response?.request_params.q,
      query_by: 'name,description,categories',
      highlight_full_fields: 'name,description,categories',
    });
    const theirs = response?.hits.map(({ document }) => document.id) ?? [];
    expect(idsOf(ours).sort()).toEqual([...theirs].sort());
    const first = response?.hits[0];
    const same = ours.hits?.find(({ document }) => document.id === first?.document.id);
    expect(same?.document).toEqual(first?.document);
    const byField = (a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1);
    // Since then servers mark only the typed part of a word, and all matching words.
    const ofTexts = (list: { field: string }[] | undefined) =>
      list?.filter(({ field }) => field !== 'categories').sort(byField);
    expect(ofTexts(same?.highlights)).toEqual(ofTexts(first?.highlights));
  });
});
