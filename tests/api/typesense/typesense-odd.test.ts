import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSearchApi } from '#server/api/search-api.ts';
import { searchableParams } from '#server/api/typesense/searchable-params.ts';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

const ADMIN_KEY = 'admin-admin';
const RUNS = 300;

let api: TestApi;
let search: ReturnType<typeof createSearchApi>;
beforeAll(async () => {
  api = await createTestApi();
  await api.services.search.refill();
  search = createSearchApi(api.services, { searchKey: 'public-search', adminKey: ADMIN_KEY });
});
afterAll(() => api.close());

/** Mistaken or malicious parameter values. */
const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '*',
    '-1',
    '0',
    '1e9',
    'NaN',
    'true',
    '"',
    '`',
    '((',
    'a:=',
    'sku:asc',
    'ip',
    '_eval',
  ),
  fc.constantFrom(
    'ip:=[`IP44`',
    'wattage:[1..',
    'sku,sku',
    'family(sort_by:x)',
    '\u0000',
    '٣',
    '🔦',
  ),
);
const names = [...searchableParams].filter((name) => name !== 'collection');
const oddParams = fc.dictionary(
  fc.oneof(fc.constantFrom(...names), fc.constantFrom('__proto__', 'toString', 'x')),
  fc.oneof(oddText, fc.integer(), fc.double(), fc.boolean()),
  { maxKeys: 6 },
);

async function request(path: string, init: RequestInit = {}, key = 'public-search') {
  const response = await search.request(path, { ...init, headers: { 'x-typesense-api-key': key } });
  return { status: response.status, text: await response.text() };
}

describe('No parameters make the server fail', () => {
  test('in the address', async () => {
    await fc.assert(
      fc.asyncProperty(oddParams, async (params) => {
        const texts = Object.entries(params).map(([name, value]) => [name, String(value)]);
        const query = new URLSearchParams(texts);
        const path = `/search/collections/en_product/documents/search?${query}`;
        const { status, text } = await request(path);
        expect([200, 400, 404, 422], text).toContain(status);
        if (status === 200) expect(text).not.toContain('CTR10');
      }),
      { numRuns: RUNS },
    );
  });

  test('of several searches, with or without union', async () => {
    const oddSearch = oddParams.map((params) => ({
      collection: 'en_product_variation',
      q: '*',
      ...params,
    }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(oddSearch, { maxLength: 3 }),
        fc.boolean(),
        async (searches, union) => {
          const body = JSON.stringify({ searches, union });
          const { status, text } = await request('/search/multi_search', { method: 'POST', body });
          expect([200, 400], text).toContain(status);
          expect(text).not.toContain('CTR10');
        },
      ),
      { numRuns: RUNS },
    );
  });

  test('nor any body', async () => {
    const body = fc.oneof(fc.json(), fc.string(), oddText, fc.constant('{"searches":[null]}'));
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const { status } = await request('/search/multi_search', { method: 'POST', body: text });
        expect(status).toBe(400);
      }),
      { numRuns: RUNS },
    );
  });
});

test('Nothing that is loaded makes the server fail', async () => {
  const odd = fc.oneof(fc.jsonValue(), oddText, fc.constantFrom('books', 'en_product', ''));
  const field = fc.record(
    { name: odd, type: fc.oneof(odd, fc.constantFrom('string', 'int32[]')), facet: odd, sort: odd },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.record({ name: odd, fields: fc.oneof(odd, fc.array(field)), default_sorting_field: odd }),
    fc.record({ collection_name: odd, items: odd, synonyms: odd, synonym_sets: odd, id: odd }),
    fc.record({ fields: fc.array(fc.oneof(field, fc.constant(null))) }),
    odd,
  );
  const route = fc.constantFrom(
    ['POST', '/collections'],
    ['PATCH', '/collections/books'],
    ['POST', '/collections/books/documents?action=upsert'],
    ['POST', '/collections/books/documents/import?action=emplace&return_doc=true'],
    ['PATCH', '/collections/books/documents?filter_by=title:=x'],
    ['PATCH', '/collections/books/documents/1'],
    ['PUT', '/aliases/library'],
    ['PUT', '/synonym_sets/words'],
    ['PUT', '/collections/books/synonyms/1'],
    ['PUT', '/curation_sets/words'],
    ['PUT', '/collections/books/overrides/1'],
  );
  const books = { name: 'books', fields: [{ name: 'title', type: 'string' }] };
  const init = { method: 'POST', body: JSON.stringify(books) };
  expect((await request('/search/collections', init, ADMIN_KEY)).status).toBe(201);
  await fc.assert(
    fc.asyncProperty(route, body, async ([method = '', path = ''], value) => {
      const sent = { method, body: JSON.stringify(value) };
      const { status, text } = await request(`/search${path}`, sent, ADMIN_KEY);
      expect([200, 201, 400, 404, 409], `${method} ${path} ${text}`).toContain(status);
    }),
    { numRuns: 2 * RUNS },
  );
});
