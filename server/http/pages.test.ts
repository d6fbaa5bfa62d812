import { Hono } from 'hono';
import { beforeEach, describe, expect, test } from 'vitest';
import { mapLocales } from '#core/i18n/locales.ts';
import { createResponseCache } from '#server/http/cache/response-cache.ts';
import { createPageHandler } from '#server/http/pages.ts';
import { hashSource } from '#server/http/policies/content-security-policy.ts';
import type { Rendered, Rendering } from '#server/http/render-page.ts';

type Seen = { url: string; headers: Record<string, string>; rendering: Rendering };

let seen: Seen[] = [];
let respond: (url: URL) => Response | Promise<Response> = () => new Response('');
let cache = createResponseCache({ maxBytes: 10_000_000 });
let pages = createPages();
let app = new Hono();

function createPages() {
  return createPageHandler({
    async render(request, rendering): Promise<Rendered> {
      const url = new URL(request.url);
      seen.push({
        url: url.pathname + url.search,
        headers: Object.fromEntries(request.headers),
        rendering,
      });
      const response = await respond(url);
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      const html = isPage ? ['<!DOCTYPE html>', await response.text()] : null;
      const isTemporary = url.pathname === '/en/busy';
      const bare = isPage ? new Response(null, response) : response;
      return { response: bare, html, scripts: ['start()'], isTemporary };
    },
    cache,
    contentVersion: async () => 7,
    policy: { styles: [] },
    links: mapLocales((locale) => `<https://a.example/api/${locale}>; rel="api"`),
    embeddable: [],
    security: [['x-content-type-options', 'nosniff']],
  });
}

const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'text/html', ...init.headers } });

beforeEach(() => {
  seen = [];
  respond = ({ pathname, search }) => html(pathname + search);
  cache = createResponseCache({ maxBytes: 10_000_000 });
  pages = createPages();
  app = new Hono();
  app.all('*', (context) => pages.show(context));
});

const get = (path: string, init?: RequestInit) => app.request(path, init);
const urls = () => seen.map(({ url }) => url);

describe('A page', () => {
  test('is rendered once for equivalent addresses', async () => {
    for (const query of ['', '?utm_source=x', '?gclid=1&foo=bar']) {
      const response = await get(`/en${query}`);
      expect(await response.text()).toBe('<!DOCTYPE html>/en');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-tag')).toBe('content-7');
    }
    expect(urls()).toEqual(['/en']);
  });

  test('allows its own inline scripts, and no others', async () => {
    const policy = (await get('/en')).headers.get('content-security-policy') ?? '';
    const sources = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(sources).toBe(`'self' 'wasm-unsafe-eval' ${hashSource('start()')}`);
  });

  test('gets nothing from its visitor but the query that it reads', async () => {
    const headers = { cookie: 'a=b', 'user-agent': 'x', accept: 'text/html' };
    await get('/en/products?search=panel&utm_source=x', { headers });
    expect(seen).toMatchObject([{ url: '/en/products?search=panel', headers: {} }]);
    expect(seen[0]?.headers).toEqual({});
  });

  test('is rendered once for concurrent requests', async () => {
    const responses = await Promise.all(['/en?a=1', '/en?b=2', '/en'].map((path) => get(path)));
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(texts)).toEqual(new Set(['<!DOCTYPE html>/en']));
    expect(urls()).toEqual(['/en']);
  });

  test('responds to HEAD like to GET', async () => {
    const head = await get('/en', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '18']);
    expect((await get('/en')).headers.get('etag')).toBe(head.headers.get('etag'));
  });

  test.each([
    ['/en/Products', '/en/Products?utm_source=x'],
    ['/en/products/', '/en/products/?utm_source=x'],
    [`/en/glossary?search=${'x'.repeat(1500)}`, `/en/glossary?search=${'x'.repeat(1500)}`],
  ])('of an address that is not cached is rendered each time: %#', async (path, url) => {
    for (const _ of [1, 2]) {
      const { headers } = await get(`${path}${path.includes('?') ? '&' : '?'}utm_source=x`);
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
    expect(urls()).toEqual([url, url]);
  });
});

test.each([
  ['/en/./products?page=2', '/en/products?page=2'],
  ['/en/%2E%2e/es', '/es'],
  ['/en/..//elsewhere.example/x', '/elsewhere.example/x'],
])('An address written with dots, %s, is redirected to %s', async (written, target) => {
  const response = await app.request(
    new URL(written, 'http://localhost').href,
    {},
    {
      incoming: { url: written },
    },
  );
  expect([response.status, response.headers.get('location')]).toEqual([301, target]);
  expect(urls()).toEqual([]);
});

describe('A private page', () => {
  test('is neither cached nor shared, even for concurrent requests', async () => {
    let count = 0;
    respond = () =>
      html(`secret ${++count}`, { headers: { 'cache-control': 'private, no-store' } });
    const responses = await Promise.all([1, 2, 3].map(() => get('/en/warranty?code=x')));
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(texts).size).toBe(3);
    for (const { headers } of responses) expect(headers.get('cache-control')).toBe('no-store');
    expect(await (await get('/en/warranty?code=x')).text()).toContain('secret 4');
  });

  test('gets the request of that visitor', async () => {
    const raw = new Request('http://localhost/en/warranty?code=x&utm_source=y');
    await app.fetch(raw);
    expect(seen[0]?.rendering.visitor?.req.raw).toBe(raw);
  });

  test('is a page that may differ the next time', async () => {
    for (const _ of [1, 2]) {
      const { headers } = await get('/en/busy');
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
    expect(urls()).toEqual(['/en/busy', '/en/busy']);
  });

  test('is the response to a POST, with its whole address', async () => {
    for (const _ of [1, 2]) await get('/en/contact?form=x&utm_source=y', { method: 'POST' });
    expect(urls()).toEqual(Array(2).fill('/en/contact?form=x&utm_source=y'));
  });

  test('is a page that replaces a file', async () => {
    app = new Hono();
    const problem = { status: 400, text: 'Choose a kind.' };
    app.all('*', ({ req }) => pages.showProblem(req.raw, problem));
    for (const _ of [1, 2]) await get('/en');
    expect(urls()).toEqual(['/en', '/en']);
    expect(seen[0]?.rendering).toEqual({ visitor: null, problem });
    expect(cache.find('/en')).toBeNull();
  });
});

test('A file of the build is sent whatever its name', async () => {
  cache.putFile('/assets/Chunk-AbC.js', {
    headers: [['content-type', 'text/javascript']],
    shared: [['cache-control', 'public, max-age=31536000, immutable']],
    body: Buffer.from('light();'.repeat(500)),
    isText: true,
  });
  const response = await get('/assets/Chunk-AbC.js', { headers: { 'accept-encoding': 'br' } });
  expect([response.status, response.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(urls()).toEqual([]);
});

describe('A status other than 200', () => {
  test('is not cached', async () => {
    respond = () => html('nowhere', { status: 404 });
    for (const _ of [1, 2]) {
      const response = await get('/en/nowhere');
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
    expect(seen.length).toBe(2);
  });

  test('redirects with the tracking parameters', async () => {
    respond = () =>
      new Response(null, { status: 302, headers: { location: '/en/products?ip=IP65' } });
    const response = await get('/en/products?utm_source=letter&ip=ip65&foo=1');
    expect(response.headers.get('location')).toBe('/en/products?ip=IP65&utm_source=letter');
  });

  test('is an error for each request', async () => {
    app.onError((error, context) => context.text(error.message, 500));
    respond = () => {
      throw new Error('away');
    };
    const responses = await Promise.all([1, 2].map(() => get('/en')));
    expect(responses.map(({ status }) => status)).toEqual([500, 500]);
    respond = () => html('back');
    expect((await get('/en')).status).toBe(200);
  });
});

test('A page of replaced content is sent, but caches must revalidate it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  respond = async () => {
    await promise;
    return html('old');
  };
  const overtaken = get('/en');
  (await cache.prepare(async () => null))();
  resolve();
  const response = await overtaken;
  expect(await response.text()).toContain('old');
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(response.headers.get('cache-tag')).toBeNull();
  expect(cache.find('/en')).toBeNull();
});

test('A page rendered ahead is the public one', async () => {
  const page = await pages.renderAhead('/en');
  expect(page?.body.toString()).toBe('<!DOCTYPE html>/en');
  expect(seen[0]?.rendering).toEqual({ visitor: null });
  respond = () => html('x', { headers: { 'cache-control': 'no-store' } });
  expect(await pages.renderAhead('/en')).toBeNull();
});
