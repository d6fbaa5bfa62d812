import { expect, test } from 'vitest';
import { createSearchEngine } from '#core/search/engine.ts';
import {
  buildLamps,
  createLampEngine,
  lampSchema,
  textParams,
} from '#core/search/lamps.fixtures.ts';
import type { FailedSearch, SearchParams, SearchResponse } from '#core/search/search-engine.ts';

const engine = createLampEngine(
  Array.from({ length: 600 }, (_, i) => ({
    post_title: `Lamp ${i}`,
    finish: `finish ${i % 7}`,
    wattage: i % 30,
    uses: [`use ${i % 5}`],
  })),
);
const all = { q: 'lamp', ...textParams };
const search = (params: SearchParams) => engine.search('lamps', { ...all, ...params });

async function searchAll(searches: SearchParams[]): Promise<(SearchResponse | FailedSearch)[]> {
  const response = await engine.multiSearch({ searches });
  return 'results' in response ? response.results : [];
}

const repeated = (name: string, times: number) =>
  Array.from({ length: times }, () => name).join(',');

test.each([
  ['query_by', { query_by: repeated('post_title', 2), num_typos: 2 }],
  ['group_by', { group_by: repeated('finish', 2) }],
])('A field that %s names again is an error', async (name, params) => {
  await expect(search(params)).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(`Parameter \`${name}\` names the field`),
  });
});

test.each([
  'query_by',
  'group_by',
  'facet_by',
  'include_fields',
  'exclude_fields',
  'highlight_fields',
  'highlight_full_fields',
  'query_by_weights',
  'num_typos',
])('A list of more than a hundred values in %s is an error', async (name) => {
  await expect(search({ [name]: repeated('1', 6_000) })).rejects.toMatchObject({
    status: 400,
    message: `Parameter \`${name}\` must have at most 100 values.`,
  });
});

test('A facet that is named again is counted once', async () => {
  const { facet_counts } = await search({ facet_by: repeated('finish', 90) });
  expect(facet_counts.map(({ field_name }) => field_name)).toEqual(['finish']);
});

test('Tags of highlights are short: they stand at every match of every hit', async () => {
  await expect(search({ highlight_start_tag: '<b>'.repeat(100) })).rejects.toMatchObject({
    status: 400,
    message: 'Parameter `highlight_start_tag` must have at most 200 characters.',
  });
  expect((await search({ highlight_end_tag: '</b>'.repeat(50) })).found).toBe(600);
});

test('A facet query takes as many words as a query', async () => {
  const words = Array.from({ length: 3_000 }, () => 'finish').join(' ');
  const { facet_counts } = await search({ facet_by: 'finish', facet_query: `finish:${words}` });
  expect(facet_counts[0]?.counts).toHaveLength(7);
});

test('Searches beyond what one request may take fail alone, as Typesense says it', async () => {
  const page = { ...all, collection: 'lamps', per_page: 250 };
  const results = await searchAll(Array.from({ length: 50 }, () => page));
  const [first] = results;
  const last = results.at(-1);
  expect(first).toMatchObject({ found: 600, search_cutoff: false });
  expect(last).toMatchObject({ code: 408, error: expect.stringContaining('Request Timeout') });
});

test('A response has a full page of hits, and more only as far as it has room', async () => {
  const description = 'lamp of many words '.repeat(200);
  const large = createLampEngine(Array.from({ length: 300 }, () => ({ description })));
  const page = { q: 'lamp', query_by: 'description', collection: 'lamps', per_page: 250 };
  const response = await large.multiSearch({ searches: [page, page, { ...page, per_page: 0 }] });
  const [first, second, counted] = 'results' in response ? response.results : [];
  expect(first).toMatchObject({ found: 300, search_cutoff: true, hits: { length: 250 } });
  expect(second).toMatchObject({ code: 408 });
  expect(counted).toMatchObject({ found: 300 });
  const fields = { ...page, include_fields: 'id', highlight_fields: 'none' };
  const small = await large.multiSearch({ searches: [fields, fields, fields] });
  const full = { found: 300, hits: { length: 250 } };
  expect(small).toMatchObject({ results: [full, full, full] });
  const union = await large.multiSearch({ searches: [page, page], union: true });
  expect(union).toMatchObject({ hits: { length: 10 } });
});

test('Hits are presented in slices, between which others have their turn', async () => {
  let pauses = 0;
  const sliced = createSearchEngine({
    pause: async () => {
      pauses += 1;
    },
  });
  const documents = buildLamps(
    Array.from({ length: 250 }, () => ({ description: 'lamp of many words '.repeat(2_000) })),
  ).map((lamp, i) => ({ ...lamp, id: String(i) }));
  sliced.replaceCollection({ schema: lampSchema, documents, synonyms: [] });
  const params = { q: 'lamp', query_by: 'description', highlight_fields: 'none', per_page: 250 };
  await sliced.search('lamps', { ...params, per_page: 1 });
  pauses = 0;
  await sliced.search('lamps', params);
  expect(pauses).toBeGreaterThan(1);
});

test('Without room for marked words, the hits come without them and the response says so', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `field_${i}`).join(',');
  const response = await search({ per_page: 250, highlight_fields: `post_title,${names}` });
  expect(response.search_cutoff).toBe(true);
  expect(response.hits).toHaveLength(250);
  expect(response.hits?.at(0)?.highlights).not.toEqual([]);
  expect(response.hits?.at(-1)?.highlights).toEqual([]);
});

test('A distant page is the rest of the same order', async () => {
  const params = { per_page: 250, sort_by: 'wattage:desc,flux:asc' };
  const pages = await Promise.all([1, 2, 3].map((page) => search({ ...params, page })));
  const ids = pages.flatMap(({ hits = [] }) => hits.map(({ document }) => Number(document.id)));
  const wattage = (id: number) => (id - 1) % 30;
  const expected = [...ids].sort((a, b) => wattage(b) - wattage(a) || b - a);
  expect(ids).toEqual(expected);
  expect(new Set(ids).size).toBe(600);
});

test('A document that is written during a long search is found by it, and nothing is mixed up', async () => {
  let writes = 0;
  const changing = createSearchEngine({
    pause: async () => {
      writes += 1;
      const lamp = { ...buildLamps([{}])[0], id: `new ${writes}`, post_title: 'Lamp of the pause' };
      changing.writeDocument('lamps', lamp, 'create');
    },
  });
  const lamps = Array.from({ length: 20_000 }, (_, i) => ({
    post_title: `Lamp ${i} of ${i % 977}`,
  }));
  const documents = buildLamps(lamps).map((lamp, i) => ({ ...lamp, id: String(i) }));
  changing.replaceCollection({ schema: lampSchema, documents, synonyms: [] });
  const response = await changing.search('lamps', {
    ...all,
    q: 'lamb fo',
    exhaustive_search: true,
  });
  expect(writes).toBe(1);
  expect(response.out_of).toBe(20_001);
});
