import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '#server/log.ts';
import {
  ADMIN_KEY,
  type SearchServer,
  startSearchServer,
} from '#tests/api/typesense/search-server.ts';

const SEARCH = '/collections/en_product/documents/search?q=*';
const KEY = 'x-typesense-api-key';

let server: SearchServer;
let logged: unknown[];
beforeEach(async () => {
  server = await startSearchServer();
  logged = [];
  vi.spyOn(log, 'warn').mockImplementation((facts: unknown) => void logged.push(facts));
});
afterEach(() => {
  vi.restoreAllMocks();
  return server.close();
});

/** Lists the collections, which only the key for loading may. */
async function list(key: string) {
  const { status, headers } = await server.request('/collections', { key });
  return { status, waitS: Number(headers.get('retry-after')) };
}

test('whoever guesses the key for loading has to wait after ten tries, with the right one too', async () => {
  expect((await list(ADMIN_KEY)).status).toBe(200);
  for (let guessed = 0; guessed < 10; guessed += 1) {
    expect((await list(`guess-${guessed}`)).status).toBe(401);
  }
  for (const key of ['guess-10', ADMIN_KEY]) {
    const { status, waitS } = await list(key);
    expect(status).toBe(429);
    expect(waitS).toBeGreaterThan(500);
  }
  expect(logged).toEqual(Array(10).fill({ address: '127.0.0.1' }));
  expect((await server.request(SEARCH)).status).toBe(200);
});

test('many keys in one request are as many tries', async () => {
  const searches = Array.from({ length: 20 }, (_, at) => ({ [KEY]: `guess-${at}` }));
  const init = { method: 'POST', body: JSON.stringify({ searches }) };
  const { status } = await server.request('/multi_search', init);
  expect([status, logged.length]).toEqual([429, 10]);
});

test('where nothing can be loaded there is nothing to guess', async () => {
  const closed = await startSearchServer({ adminKey: '' });
  for (let sent = 0; sent < 12; sent += 1) {
    expect((await closed.request(SEARCH, { key: `old-key-${sent}` })).status).toBe(401);
  }
  await closed.close();
});

test('a wrong key is one try, wherever it is sent', async () => {
  const init = { method: 'POST', body: '{"searches":[]}', key: 'guess-of-somebody' };
  expect((await server.request('/multi_search', init)).status).toBe(401);
  expect((await server.request(SEARCH, { key: 'guess-of-somebody' })).status).toBe(401);
  expect(logged).toHaveLength(2);
});
