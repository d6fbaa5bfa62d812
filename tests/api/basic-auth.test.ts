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

const ask = (path: string, authorization?: string) =>
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
])('%s asks for the password', async (path) => {
  const answer = await ask(path);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe('Basic realm="API", charset="UTF-8"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ code: 'rest_forbidden', data: { status: 401 } });
});

test('the right password opens it, nothing else does', async () => {
  expect((await ask('/api/wp/v2/product', header)).status).toBe(200);
  const wrong = [
    header.slice(0, -4),
    `${header}AAAA`,
    'Basic',
    'Basic ====',
    'Bearer x',
    header.replace('Basic', 'Digest'),
    `Basic ${Buffer.from('site:').toString('base64')}`,
  ];
  for (const one of wrong) expect((await ask('/api/wp/v2/product', one)).status, one).toBe(401);
});

test('an answer that needs a password is for nobody else to keep', async () => {
  const answer = await ask('/api/wp/v2/product', header);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
  const { security } = (await (await ask('/api/openapi.json', header)).json()) as {
    security: unknown;
  };
  expect(security).toEqual([{ basic: [] }]);
});
