import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createResponseCache } from '#server/http/cache/response-cache.ts';
import { sharedHeaders } from '#server/http/shared-caching.ts';
import { log } from '#server/log.ts';

const textOf = (name: string) => `<p>${name} ${'light and shadow '.repeat(500)}</p>`;
const page = (name: string, onSend?: () => void) => ({
  headers: [
    ['content-type', 'text/html; charset=utf-8'],
    ['content-language', 'en-GB'],
    ['content-security-policy', "default-src 'self'"],
  ] as [string, string][],
  shared: sharedHeaders(7),
  body: Buffer.from(textOf(name)),
  isText: true,
  onSend,
});

let cache = createResponseCache({ maxBytes: 1_000_000 });
const server = createServer((request, response) => {
  if (!cache.trySend(request, response)) response.writeHead(404).end('miss');
});
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  cache = createResponseCache({ maxBytes: 1_000_000 });
});

const KNOWN = { cookie: 'i18n_redirected=en' };
const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(base + url, { method, headers: { 'accept-encoding': 'br', ...KNOWN, ...headers } });
const request = (coding = 'br') =>
  new Request('http://localhost/', { headers: { 'accept-encoding': coding } });

/** Caches a page and sends it once through the application. */
async function store(key: string, name = key, onSend?: () => void) {
  const entry = await cache.share(key, async () => page(name, onSend));
  if (!entry) throw new Error(`${key} was not cached.`);
  return cache.respond(entry, request());
}

describe('A cached page', () => {
  test('is compressed with zstd for the browser that waits, and with Brotli for later ones', async () => {
    const entry = await cache.share('/en', async () => page('/en'));
    if (!entry) throw new Error('The page was not cached.');
    const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const codingOf = (response: Response) => response.headers.get('content-encoding');
    const first = await cache.respond(entry, request(browser['accept-encoding']));
    expect([codingOf(first), codingOf(await get('/en', browser))]).toEqual(['zstd', 'zstd']);
    await vi.waitFor(async () => expect(codingOf(await get('/en', browser))).toBe('br'));
    expect(await (await get('/en', browser)).text()).toBe(textOf('/en'));
    expect([...entry.variants.keys()]).toEqual(['br']);
  });

  test('is sent in the coding that it has, with its tag, and with 304 if the tag matches', async () => {
    await store('/en');
    const response = await get('/en');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toBe(textOf('/en'));
    const etag = response.headers.get('etag') as string;
    const cached = await get('/en', { 'if-none-match': etag });
    expect([cached.status, await cached.text()]).toEqual([304, '']);
    const { date: _date, connection: _connection, ...headers } = Object.fromEntries(cached.headers);
    expect(headers).toMatchObject({ etag, vary: 'accept-encoding', 'cache-tag': 'content-7' });
    expect(headers).toHaveProperty('content-security-policy');
    expect(Object.keys(headers)).not.toContain('content-type');
    expect(Object.keys(headers)).not.toContain('content-encoding');
  });

  test('takes the memory that is counted, and retains no slab', async () => {
    const entry = await cache.share('/en', async () => page('/en'));
    if (!entry) throw new Error('The page was not cached.');
    for (const coding of ['zstd', 'gzip', 'br']) await cache.respond(entry, request(coding));
    const bodies = [...entry.variants.values()].map(({ body }) => body);
    expect(bodies).not.toHaveLength(0);
    expect(bodies.map(({ buffer }) => buffer.byteLength)).toEqual(
      bodies.map(({ length }) => length),
    );
  });

  test('is sent to HEAD without its body, and to no other method', async () => {
    await store('/en');
    const [whole, head] = [await get('/en'), await get('/en', {}, 'HEAD')];
    expect(await head.text()).toBe('');
    for (const name of ['content-length', 'content-encoding', 'etag', 'cache-control']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
    expect((await get('/en', {}, 'POST')).status).toBe(404);
    expect((await get('/en/other')).status).toBe(404);
  });

  test('is sent for addresses with parameters that it does not read', async () => {
    await store('/en/products?search=panel');
    expect((await get('/en/products?utm_source=x&search=panel&foo=1')).status).toBe(200);
    expect((await get('/en/products?search=track')).status).toBe(404);
  });

  test('is encoded in other codings by the application, once for all waiting requests', async () => {
    await store('/en');
    expect((await get('/en', { 'accept-encoding': 'gzip' })).status).toBe(404);
    const entry = cache.find('/en');
    if (!entry) throw new Error('nothing is cached');
    const made = await Promise.all([1, 2, 3].map(() => cache.respond(entry, request('gzip'))));
    expect(made.map(({ headers }) => headers.get('content-encoding'))).toEqual([
      'gzip',
      'gzip',
      'gzip',
    ]);
    const gzip = await get('/en', { 'accept-encoding': 'gzip' });
    expect(await gzip.text()).toBe(textOf('/en'));
    const plain = await cache.respond(entry, request('identity'));
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(textOf('/en'));
  });

  test('calls back each time it is sent', async () => {
    let sent = 0;
    await store('/en', 'x', () => {
      sent += 1;
    });
    await get('/en');
    await get('/en?utm_source=x');
    expect(sent).toBe(3);
  });

  test('is recompressed once it is sent repeatedly', async () => {
    const first = await store('/en');
    const before = Number(first.headers.get('content-length'));
    const size = async () => Number((await get('/en')).headers.get('content-length'));
    expect(await size()).toBe(before);
    await expect.poll(size).toBeLessThan(before);
    const response = await fetch(`${base}/en`, { headers: { 'accept-encoding': 'br', ...KNOWN } });
    expect(await response.text()).toBe(textOf('/en'));
  });
});

describe('A visitor', () => {
  test.each([
    ['has the language of the page by the cookie', { cookie: 'a=b; i18n_redirected=en' }],
    ['has it by the browser', { cookie: '', 'accept-language': 'en-GB,es;q=0.5' }],
  ])('who %s gets a public page', async (_, headers) => {
    await store('/en');
    const response = await get('/en', headers);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('cache-control')).toContain('s-maxage=');
    expect(response.headers.get('cdn-cache-control')).toContain('stale-while-revalidate=');
    expect(response.headers.get('cache-tag')).toBe('content-7');
  });

  test.each([
    ['saved another language', { cookie: 'i18n_redirected=es', 'accept-language': 'en' }],
    ['has a browser in another language', { cookie: '', 'accept-language': 'es' }],
    ['says nothing', { cookie: '' }],
  ])('who %s gets a private cookie', async (_, headers) => {
    await store('/en');
    const { etag } = Object.fromEntries((await get('/en')).headers);
    for (const more of [{}, { 'if-none-match': etag as string }]) {
      const response = await get('/en', { ...headers, ...more });
      expect(response.headers.get('set-cookie')).toMatch(/^i18n_redirected=en;/);
      expect(response.headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
      expect(response.headers.get('cdn-cache-control')).toBeNull();
      expect(response.headers.get('cache-tag')).toBeNull();
    }
  });
});

test('Where visitors come by TLS, the cookie is sent in no other way', async () => {
  cache = createResponseCache({ maxBytes: 1_000_000, isSecure: true });
  await store('/en');
  const response = await get('/en', { cookie: '' });
  expect(response.headers.get('set-cookie')).toMatch(/^i18n_redirected=en;.*; Secure$/);
});

describe('Rendering', () => {
  test('happens once for all concurrent requests', async () => {
    let count = 0;
    const render = async () => {
      count += 1;
      await Promise.resolve();
      return page('x');
    };
    const entries = await Promise.all([1, 2, 3].map(() => cache.share('/en', render)));
    expect(count).toBe(1);
    expect(new Set(entries).size).toBe(1);
  });

  test('is not shared where a page is private, and an error reaches one request only', async () => {
    expect(await Promise.all([1, 2].map(() => cache.share('/en', async () => null)))).toEqual([
      null,
      null,
    ]);
    const fail = () => Promise.reject(new Error('away'));
    const [first, second] = await Promise.allSettled([
      cache.share('/en', fail),
      cache.share('/en', fail),
    ]);
    expect(first?.status).toBe('rejected');
    expect(second).toEqual({ status: 'fulfilled', value: null });
    expect((await get('/en')).status).toBe(404);
  });

  test('of replaced content is not cached', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const overtaken = cache.share('/en', async () => {
      await promise;
      return page('old');
    });
    (await cache.prepare(async () => null))();
    await store('/en', 'new');
    resolve();
    expect(await overtaken).toBeNull();
    expect(await (await get('/en')).text()).toBe(textOf('new'));
  });

  test('of a page that is removed meanwhile is not cached', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const forgotten = cache.share('/en/a?variation=1', async () => {
      await promise;
      return page('old');
    });
    cache.forgetPage('/en/a');
    resolve();
    expect(await forgotten).toBeNull();
  });
});

test('Removes a page with its queries and its data', async () => {
  const urls = [
    '/en/products/a',
    '/en/products/a?variation=1',
    '/en/products/a.data',
    '/en/products/ab',
    '/en/products/a/b',
  ];
  for (const url of urls) await store(url);
  cache.forgetPage('/en/products/a');
  const statuses = await Promise.all(urls.map(async (url) => (await get(url)).status));
  expect(statuses).toEqual([404, 404, 404, 200, 200]);
});

describe('New content', () => {
  test('is rendered in advance for the most requested pages, while the earlier pages are sent', async () => {
    for (const key of ['/en', '/en/often', '/en/failing']) await store(key, 'old');
    await cache.share('/en/never', async () => page('old'));
    await get('/en/often');
    vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const rendered: string[] = [];
    const replace = await cache.prepare(async (key) => {
      rendered.push(key);
      expect(await (await get(key)).text()).toBe(textOf('old'));
      if (key === '/en/failing') throw new Error('away');
      return page('new');
    });
    expect(rendered).toEqual(['/en/often', '/en', '/en/failing']);
    expect(await (await get('/en')).text()).toBe(textOf('old'));
    replace();
    expect(await (await get('/en')).text()).toBe(textOf('new'));
    expect((await get('/en/never')).status).toBe(404);
    expect((await get('/en/failing')).status).toBe(404);
  });

  test('replaces pages, but not the files of the build', async () => {
    cache.putFile('/assets/a.js', {
      ...page('file'),
      headers: [['content-type', 'text/javascript']],
    });
    const file = cache.find('/assets/a.js');
    if (!file) throw new Error('the file is missing');
    await cache.respond(file, request());
    await store('/en');
    (await cache.prepare(async () => null))();
    expect((await get('/en')).status).toBe(404);
    const response = await get('/assets/a.js', { cookie: '' });
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});
