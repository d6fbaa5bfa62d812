import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';
import {
  SEARCH_KEY,
  type SearchServer,
  startSearchServer,
} from '#tests/api/typesense/search-server.ts';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

let api: TestApi;
let search: SearchServer;
beforeAll(async () => {
  [api, search] = await Promise.all([createTestApi(), startSearchServer()]);
});
afterAll(() => Promise.all([api.close(), search.close()]));

describe('The API', () => {
  test('is compressed with a coding that the client accepts', async () => {
    const plain = await (await api.request('/api/openapi.json')).text();
    const headers = { 'accept-encoding': 'gzip' };
    const response = await api.request('/api/openapi.json', { headers });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Origin');
    const body = Buffer.from(await response.arrayBuffer());
    expect(gunzipSync(body).toString()).toBe(plain);
    expect(body.length).toBeLessThan(plain.length / 5);
  });

  test('has the same ETag in every coding, also for HEAD', async () => {
    const tags = [{}, BROWSER, { 'accept-encoding': 'br' }].flatMap((headers) =>
      ['GET', 'HEAD'].map(async (method) => {
        const response = await api.request('/api/wp/v2/product', { method, headers });
        return response.headers.get('etag');
      }),
    );
    const [etag, ...others] = await Promise.all(tags);
    expect(etag).toMatch(/^W\//);
    expect(new Set(others)).toEqual(new Set([etag]));
  });

  test('has no ETag if it does not exist', async () => {
    const headers = { ...BROWSER, 'if-none-match': '*' };
    const response = await api.request('/api/wp/v2/product/1', { headers });
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

describe('/search', () => {
  const query = `q=*&query_by=sku&per_page=100&x-typesense-api-key=${SEARCH_KEY}`;
  const path = () => `${search.url}/collections/en_product_variation/documents/search?${query}`;

  test('is compressed and has an ETag, both fresh and cached', async () => {
    const tags = [];
    for (const _ of ['again', 'from memory']) {
      const response = await fetch(path(), { headers: BROWSER });
      expect(response.headers.get('content-encoding')).toBe('zstd');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      const { found } = (await response.json()) as { found: number };
      expect(found).toBeGreaterThan(0);
      tags.push(response.headers.get('etag'));
    }
    expect(tags[0]).toMatch(/^W\//);
    expect(tags[1]).toBe(tags[0]);
    const notModified = await fetch(path(), { headers: { 'if-none-match': tags[0] ?? '' } });
    expect([notModified.status, await notModified.text()]).toEqual([304, '']);
    expect(notModified.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('is compressed for POST, without an ETag', async () => {
    const searches = [
      { collection: 'en_product_variation', q: '*', query_by: 'sku', per_page: 100 },
    ];
    const response = await fetch(`${search.url}/multi_search?x-typesense-api-key=${SEARCH_KEY}`, {
      method: 'POST',
      headers: { 'accept-encoding': 'gzip', 'if-none-match': '*' },
      body: JSON.stringify({ searches }),
    });
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'gzip']);
    expect(response.headers.get('etag')).toBeNull();
    expect(await response.json()).toHaveProperty('results');
  });

  test('is uncompressed if the client accepts no coding', async () => {
    const response = await fetch(path(), { headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });
});
