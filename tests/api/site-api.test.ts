import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApi } from '#server/api/api.ts';
import { createSiteApi } from '#server/http/site-api.ts';
import { log } from '#server/log.ts';
import { formBody } from '#tests/api/forms/forms.ts';
import { createTestApi, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

const SECRET = 'site:secret';
const FROM_SITE = { 'sec-fetch-site': 'same-origin' };

let api: TestApi;
let remote: Server;
let seen: IncomingMessage[] = [];

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
  return new Hono().all('/site-api/*', createSiteApi({ apiBase, basicAuth: SECRET, ownApi }));
}

test('pages of the site reach the protected API in both languages', async () => {
  const site = createSite('/api');
  const menu = await site.request('/site-api/jgm/v1/menu', { headers: FROM_SITE });
  expect(menu.status).toBe(200);
  expect(await menu.json()).toHaveProperty('primary_navigation');
  const spanish = await site.request('/site-api/es/wp/v2/product?slug=velo-400-baliza', {
    headers: { 'sec-fetch-site': 'same-site' },
  });
  expect(await spanish.json()).toHaveLength(1);
  expect(spanish.headers.get('x-wp-total')).toBe('1');
});

test('cross-site requests and other methods are rejected', async () => {
  const site = createSite('/api');
  for (const from of ['cross-site', 'none', undefined]) {
    const headers: HeadersInit = from ? { 'sec-fetch-site': from } : {};
    expect((await site.request('/site-api/jgm/v1/menu', { headers })).status).toBe(403);
  }
  const posted = await site.request('/site-api/jgm/v1/menu', {
    method: 'POST',
    headers: FROM_SITE,
  });
  expect(posted.status).toBe(405);
});

test('forms of the site are forwarded with the password; other sites are rejected', async () => {
  const site = createSite('/api');
  const path = '/site-api/es/contact-form-7/v1/contact-forms/6/feedback';
  const body = () => formBody({ _wpcf7_unit_tag: 'wpcf7-f6-p1-o1' });
  const response = await site.request(path, { method: 'POST', headers: FROM_SITE, body: body() });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: 'validation_failed',
    message: 'Uno o más campos tienen un error. Por favor, revíselos e inténtelo de nuevo.',
  });
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await site.request(path, { method: 'POST', headers, body: body() })).status).toBe(403);
});

test('errors of the API are forwarded; an unchanged response is 304', async () => {
  const site = createSite('/api');
  const missing = await site.request('/site-api/wp/v2/product/1', { headers: FROM_SITE });
  expect(missing.status).toBe(404);
  const first = await site.request('/site-api/jgm/v1/options', { headers: FROM_SITE });
  const headers = { ...FROM_SITE, 'if-none-match': first.headers.get('etag') as string };
  expect((await site.request('/site-api/jgm/v1/options', { headers })).status).toBe(304);
});

test('an external API gets the password; its cookies are not forwarded', async () => {
  const { port } = remote.address() as AddressInfo;
  const site = createSite(`http://127.0.0.1:${port}/wp-json`);
  seen = [];
  const response = await site.request('/site-api/es/jgm/v1/menu?a=1', {
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
  const response = await site.request('/site-api/jgm/v1/menu', { headers: FROM_SITE });
  expect(response.status).toBe(502);
  expect(logged).toHaveBeenCalledOnce();
});
