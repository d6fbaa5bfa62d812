import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '#server/api/api.ts';
import { createFormGate } from '#server/http/forms/form-gate.ts';
import { log } from '#server/log.ts';
import { createTestApi, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

const SECRET = 'site:señal:123';
const header = `Basic ${Buffer.from(SECRET).toString('base64')}`;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const request = (path: string, authorization?: string) =>
  createApi(api.services, { siteUrl: SITE_URL, basicAuth: SECRET, gate: api.gate }).request(path, {
    headers: authorization ? { authorization } : {},
  });

test.each([
  '/api/wp/v2/product',
  '/api/es/jgm/v1/menu',
  '/es/api/jgm/v1/menu',
  '/api/openapi.json',
  '/api/docs',
  '/api/nothing',
])('%s requires the password', async (path) => {
  const response = await request(path);
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Basic realm="API", charset="UTF-8"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ code: 'rest_forbidden', data: { status: 401 } });
});

test('only the right password grants access', async () => {
  expect((await request('/api/wp/v2/product', header)).status).toBe(200);
  const wrong = [
    header.slice(0, -4),
    `${header}AAAA`,
    'Basic',
    'Basic ====',
    'Bearer x',
    header.replace('Basic', 'Digest'),
    `Basic ${Buffer.from('site:').toString('base64')}`,
  ];
  for (const authorization of wrong)
    expect((await request('/api/wp/v2/product', authorization)).status, authorization).toBe(401);
});

test('a preflight has no password and learns nothing but the permitted methods', async () => {
  const preflight = (path: string, headers: Record<string, string>) =>
    createApi(api.services, { siteUrl: SITE_URL, basicAuth: SECRET, gate: api.gate }).request(
      path,
      {
        method: 'OPTIONS',
        headers: { origin: 'https://shop.example.com', ...headers },
      },
    );
  for (const path of ['/api/jgm/v1/menu', '/api/contact-form-7/v1/contact-forms/101/feedback']) {
    const response = await preflight(path, { 'access-control-request-method': 'GET' });
    expect([path, response.status]).toEqual([path, 204]);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://shop.example.com');
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(await response.text()).toBe('');
    // Without the question of a browser it is a request as others.
    expect((await preflight(path, {})).status).toBe(401);
  }
});

describe('Whoever tries passwords', () => {
  const guess = (name: string) => `Basic ${btoa(`site:${name}`)}`;
  let logged: unknown[] = [];
  beforeEach(() => {
    logged = [];
    vi.spyOn(log, 'warn').mockImplementation((facts: unknown) => {
      logged.push(facts);
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('has to wait after ten wrong ones, with the right one too; others do not', async () => {
    const gate = createFormGate({ siteUrl: SITE_URL, dataDir: '', trustedProxies: 1 });
    const protectedApi = createApi(api.services, { siteUrl: SITE_URL, basicAuth: SECRET, gate });
    const enter = (authorization: string, address = '192.0.2.1') =>
      protectedApi.request('/api/jgm/v1/menu', {
        headers: { authorization, 'x-forwarded-for': address },
      });
    for (let tried = 0; tried < 10; tried++) {
      expect((await enter(guess(`guess-${tried}`))).status).toBe(401);
    }
    const refused = await enter(header);
    expect([refused.status, await refused.json()]).toMatchObject([429, { data: { status: 429 } }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(refused.headers.get('www-authenticate')).toBeNull();
    expect((await enter(header, '192.0.2.2')).status).toBe(200);
    expect(logged).toHaveLength(10);
    expect(logged[0]).toEqual({ address: '192.0.2.1', path: '/api/jgm/v1/menu' });
  });

  test('is not meant when a browser has not been told that there is one', async () => {
    for (let sent = 0; sent < 12; sent++) {
      expect((await request('/api/jgm/v1/menu')).status).toBe(401);
    }
    expect(logged).toEqual([]);
  });
});

test('a response behind a password is not stored by shared caches', async () => {
  const response = await request('/api/wp/v2/product', header);
  expect(response.headers.get('cache-control')).toBe('private, max-age=60');
  const { security } = (await (await request('/api/openapi.json', header)).json()) as {
    security: unknown;
  };
  expect(security).toEqual([{ basic: [] }]);
});
