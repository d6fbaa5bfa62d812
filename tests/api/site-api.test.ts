import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApi } from '#server/api/api.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import { createSiteApi } from '#server/http/site-api.ts';
import { createSiteTokens } from '#server/http/site-tokens.ts';
import { log } from '#server/log.ts';
import { formBody } from '#tests/api/forms/forms.ts';
import { createTestApi, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

const SECRET = 'site:secret';
const FROM_SITE = { 'sec-fetch-site': 'same-origin' };

let api: TestApi;
let remote: Server;
let seen: IncomingMessage[] = [];
let nowMs = Date.parse('2026-11-25T12:00:00Z');

beforeAll(async () => {
  api = await createTestApi();
  remote = createServer((request, response) => {
    seen.push(request);
    response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b' });
    response.end('{"from":"elsewhere"}');
  });
  await new Promise<void>((resolve) => remote.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  remote.close();
  await api.close();
});

function createSite(apiBase: string): Hono {
  const ownApi = createApi(api.services, { siteUrl: SITE_URL, basicAuth: SECRET, gate: api.gate });
  const tokens = createSiteTokens(
    async () => 'secret-of-the-site',
    () => nowMs,
  );
  const gate = createFormGate({ siteUrl: SITE_URL, dataDir: '', trustedProxies: 1 });
  const handler = createSiteApi({ apiBase, basicAuth: SECRET, ownApi, tokens, gate });
  return new Hono().all('/site-api/*', handler);
}

/** Sends a request as a browser does, which follows redirects. */
async function fetchFrom(site: Hono, path: string, init: RequestInit = {}) {
  const response = await site.request(path, init);
  return response.status === 307
    ? site.request(response.headers.get('location') as string, init)
    : response;
}

test('pages of the site reach the protected API in both languages', async () => {
  const site = createSite('/api');
  const menu = await fetchFrom(site, '/site-api/jgm/v1/menu', { headers: FROM_SITE });
  expect(menu.status).toBe(200);
  expect(await menu.json()).toHaveProperty('primary_navigation');
  const spanish = await fetchFrom(site, '/site-api/es/wp/v2/product?slug=velo-400-baliza', {
    headers: FROM_SITE,
  });
  expect(await spanish.json()).toHaveLength(1);
  expect(spanish.headers.get('x-wp-total')).toBe('1');
});

test('cross-site requests and other methods are rejected', async () => {
  const site = createSite('/api');
  for (const from of ['cross-site', 'same-site', 'none', undefined]) {
    const headers: HeadersInit = from ? { 'sec-fetch-site': from } : {};
    expect((await fetchFrom(site, '/site-api/jgm/v1/menu', { headers })).status).toBe(403);
  }
  const posted = await fetchFrom(site, '/site-api/jgm/v1/menu', {
    method: 'POST',
    headers: FROM_SITE,
  });
  expect(posted.status).toBe(405);
});

test('forms of the site are forwarded with the password; other sites are rejected', async () => {
  const site = createSite('/api');
  const path = '/site-api/es/contact-form-7/v1/contact-forms/6/feedback';
  const body = () => formBody({ _wpcf7_unit_tag: 'wpcf7-f6-p1-o1' });
  const response = await fetchFrom(site, path, {
    method: 'POST',
    headers: FROM_SITE,
    body: body(),
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: 'validation_failed',
    message: 'Uno o más campos tienen un error. Por favor, revíselos e inténtelo de nuevo.',
  });
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await fetchFrom(site, path, { method: 'POST', headers, body: body() })).status).toBe(403);
});

test('errors of the API are forwarded; an unchanged response is 304', async () => {
  const site = createSite('/api');
  const missing = await fetchFrom(site, '/site-api/wp/v2/product/1', { headers: FROM_SITE });
  expect(missing.status).toBe(404);
  const first = await fetchFrom(site, '/site-api/jgm/v1/options', { headers: FROM_SITE });
  const headers = { ...FROM_SITE, 'if-none-match': first.headers.get('etag') as string };
  expect((await fetchFrom(site, '/site-api/jgm/v1/options', { headers })).status).toBe(304);
});

test('an external API gets the password; its cookies are not forwarded', async () => {
  const { port } = remote.address() as AddressInfo;
  const site = createSite(`http://127.0.0.1:${port}/wp-json`);
  seen = [];
  const response = await fetchFrom(site, '/site-api/es/jgm/v1/menu?a=1', {
    headers: { ...FROM_SITE, cookie: 'session=1' },
  });
  expect(await response.json()).toEqual({ from: 'elsewhere' });
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(seen[0]?.url).toBe('/wp-json/es/jgm/v1/menu?a=1');
  expect(seen[0]?.headers.authorization).toBe(`Basic ${btoa(SECRET)}`);
  expect(seen[0]?.headers.cookie).toBeUndefined();
});

test('an unreachable API returns 502 and is logged', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const site = createSite('http://127.0.0.1:9/api');
  const response = await fetchFrom(site, '/site-api/jgm/v1/menu', { headers: FROM_SITE });
  expect(response.status).toBe(502);
  expect(logged).toHaveBeenCalledOnce();
});

describe('A request of a page', () => {
  const path = '/site-api/es/jgm/v1/menu';
  const from = (address: string) => ({ ...FROM_SITE, 'x-forwarded-for': address });

  test('is redirected to an address with a token, below which others need no redirect', async () => {
    const site = createSite('/api');
    const first = await site.request(`${path}?a=1`, { headers: from('192.0.2.1') });
    expect([first.status, first.headers.get('cache-control')]).toEqual([307, 'no-store']);
    const location = first.headers.get('location') ?? '';
    expect(location).toMatch(/^\/site-api\/~[\w.-]+\/es\/jgm\/v1\/menu\?a=1$/);
    for (const address of [location, location.replace('menu?a=1', 'options')]) {
      expect((await site.request(address, { headers: from('192.0.2.1') })).status).toBe(200);
    }
  });

  test.each([
    ['an hour later', '192.0.2.1', 3_600_001, (token: string) => token],
    ['from another address', '192.0.2.2', 0, (token: string) => token],
    ['with a longer term', '192.0.2.1', 0, (token: string) => token.replace(/^./, 'z')],
    ['with another signature', '192.0.2.1', 0, (token: string) => `${token.slice(0, -2)}AA`],
    ['without one', '192.0.2.1', 0, (token: string) => token.split('.')[0] ?? ''],
  ])('gets a new token %s', async (_name, address, laterMs, change) => {
    const site = createSite('/api');
    const first = await site.request(path, { headers: from('192.0.2.1') });
    const token = /~([^/]+)/.exec(first.headers.get('location') ?? '')?.[1] ?? '';
    nowMs += laterMs;
    const changed = `/site-api/~${change(token)}/es/jgm/v1/menu`;
    const again = await site.request(changed, { headers: from(address) });
    expect(again.status).toBe(307);
    const location = again.headers.get('location') as string;
    expect((await site.request(location, { headers: from(address) })).status).toBe(200);
    nowMs -= laterMs;
  });

  test('gets no more tokens than pages need', async () => {
    const site = createSite('/api');
    const statuses = new Set<number>();
    for (let sent = 0; sent < 120; sent++) {
      statuses.add((await site.request(path, { headers: from('192.0.2.1') })).status);
    }
    expect([...statuses]).toEqual([307]);
    const refused = await site.request(path, { headers: from('192.0.2.1') });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await site.request(path, { headers: from('192.0.2.2') })).status).toBe(307);
  });

  test('cannot lead to another site', async () => {
    const site = createSite('/api');
    for (const address of [
      '/site-api//evil.example/x',
      '/site-api/~a//evil.example',
      '/site-api/..//evil.example',
    ]) {
      const { headers } = await site.request(address, { headers: FROM_SITE });
      expect(headers.get('location') ?? '/site-api/').toMatch(/^\/site-api\//);
    }
  });
});
