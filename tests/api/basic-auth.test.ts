import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/api.ts';
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

test('a response behind a password is not stored by shared caches', async () => {
  const response = await request('/api/wp/v2/product', header);
  expect(response.headers.get('cache-control')).toBe('private, max-age=60');
  const { security } = (await (await request('/api/openapi.json', header)).json()) as {
    security: unknown;
  };
  expect(security).toEqual([{ basic: [] }]);
});
