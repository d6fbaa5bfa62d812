import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSearchApi } from '#server/api/search-api.ts';
import {
  ADMIN_KEY,
  type SearchServer,
  startSearchServer,
} from '#tests/api/typesense/search-server.ts';

let server: SearchServer;
beforeAll(async () => {
  server = await startSearchServer();
});
afterAll(() => server.close());

const SEARCH = '/collections/en_product/documents/search';

async function request(path: string, init?: Parameters<SearchServer['request']>[1]) {
  const { text, ...response } = await server.request(path, init);
  return { ...response, body: JSON.parse(text) };
}

describe('A cached response', () => {
  const books = { name: 'cached', fields: [{ name: 'title', type: 'string' as const }] };
  const path = '/collections/cached/documents/search?q=lamp&query_by=title';
  const search = async () => (await request(path)).body.found;

  test('is dropped when the search data changes', async () => {
    const client = server.admin();
    expect((await request(path)).status).toBe(404);
    await client.collections().create(books);
    expect([await search(), await search()]).toEqual([0, 0]);
    const documents = client.collections<{ id: string; title: string }>('cached').documents();
    await documents.create({ id: '1', title: 'Lamp' });
    expect([await search(), await search()]).toEqual([1, 1]);
    await documents.import('{"id":"2","title":"Lamp two"}');
    expect(await search()).toBe(2);
    await client.collections('cached').delete();
    expect((await request(path)).status).toBe(404);
    const nimba = `${SEARCH}?q=*`;
    const { body } = await request(nimba);
    await server.services.search.refill();
    expect((await request(nimba)).body).toEqual({ ...body, search_time_ms: expect.any(Number) });
  });

  test('has no random order, unless its seed is given', async () => {
    const client = server.admin();
    await client.collections().create(books);
    const documents = client.collections<{ id: string; title: string }>('cached').documents();
    await documents.import(Array.from({ length: 40 }, (_, i) => ({ id: `${i}`, title: 'Lamp' })));
    const { search } = server.services;
    const run = vi.spyOn(search.engine, 'multiSearch');
    const count = async (sort_by: string) => {
      run.mockClear();
      const searches = [{ collection: 'cached', q: '*', sort_by }];
      const init = { method: 'POST', body: JSON.stringify({ searches }) };
      await request('/multi_search', init);
      await request('/multi_search', init);
      return run.mock.calls.length;
    };
    expect(await count('_rand(42)')).toBe(1);
    expect(await count('_rand():desc')).toBe(2);
    expect(await count('_eval(id:`_rand`):desc,_rand')).toBe(2);
    run.mockRestore();
    await client.collections('cached').delete();
  });

  test('is only used for the same key', async () => {
    const narrow = server
      .admin()
      .keys()
      .generateScopedSearchKey('public-search', { filter_by: 'sku:=NIM120' });
    const count = async (key: string) => (await request(`${SEARCH}?q=*`, { key })).body.found;
    const counts = async () => [
      await count('public-search'),
      await count(narrow),
      await count(ADMIN_KEY),
    ];
    expect([await counts(), await counts()]).toEqual([
      [2, 1, 3],
      [2, 1, 3],
    ]);
    expect((await request(`${SEARCH}?q=*`, { key: 'wrong' })).status).toBe(401);
  });
});

test('A typed search is reported with its number of hits, each time', async () => {
  const noteTyping = vi.fn();
  const { search, suggest } = server.services;
  const keys = { searchKey: 'public-search', adminKey: ADMIN_KEY };
  const api = createSearchApi({ search, suggest, searchMisses: { noteTyping } }, keys);
  const type = async (q: string, key = 'public-search') => {
    const searches = ['es_product', 'es_product_variation'].map((collection) => {
      return { collection, q, query_by: 'sku,post_title', sort_by: 'post_date:desc' };
    });
    const body = JSON.stringify({ union: true, searches });
    await api.request(`/search/multi_search?x-typesense-api-key=${key}`, { method: 'POST', body });
  };
  await type('nimba');
  await type('zeppelin');
  await type('zeppelin');
  await type('globo', ADMIN_KEY);
  expect(noteTyping.mock.calls.map(([typed]) => typed)).toEqual([
    { locale: 'es', text: 'nimba', found: 5 },
    { locale: 'es', text: 'zeppelin', found: 0 },
    { locale: 'es', text: 'zeppelin', found: 0 },
  ]);
});
