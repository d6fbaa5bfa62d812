import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApi } from '#server/api/api.ts';
import { log } from '#server/log.ts';
import { createTestApi, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const invalid = (problems: Record<string, { code: string; message: string; data: unknown }>) => ({
  code: 'rest_invalid_param',
  message: `Invalid parameter(s): ${Object.keys(problems).join(', ')}`,
  data: {
    status: 400,
    params: Object.fromEntries(
      Object.entries(problems).map(([name, { message }]) => [name, message]),
    ),
    details: problems,
  },
});

const type = (name: string, wanted: string) => ({
  code: 'rest_invalid_type',
  message: `${name} is not of type ${wanted}.`,
  data: { param: name },
});

test.each([
  [
    'per_page=101',
    {
      per_page: {
        code: 'rest_out_of_bounds',
        message: 'per_page must be between 1 (inclusive) and 100 (inclusive)',
        data: null,
      },
    },
  ],
  [
    'page=-1',
    {
      page: {
        code: 'rest_out_of_bounds',
        message: 'page must be greater than or equal to 1',
        data: null,
      },
    },
  ],
  [
    'order=up',
    {
      order: {
        code: 'rest_not_in_enum',
        message: 'order is not one of asc and desc.',
        data: null,
      },
    },
  ],
  ['page=', { page: type('page', 'integer') }],
  ['page[]=1', { page: type('page', 'integer') }],
  ['search[]=x', { search: type('search', 'string') }],
  ['include=1,x', { include: type('include[1]', 'integer') }],
  ['include[a]=1', { include: type('include', 'array') }],
  [
    'product_cat=abc',
    {
      product_cat: {
        code: 'rest_no_matching_schema',
        message:
          'product_cat is not a valid Term ID List. Reason: product_cat[0] is not of type integer.',
        data: { position: 0 },
      },
    },
  ],
  [
    'per_page=x&page=y&orderby=z',
    { page: type('page', 'integer'), per_page: type('per_page', 'integer') },
  ],
])('GET /wp/v2/product?%s reports the invalid parameters', async (query, problems) => {
  const { status, body, headers } = await api.get(`/api/wp/v2/product?${query}`);
  expect({ status, body }).toEqual({ status: 400, body: invalid(problems) });
  expect(headers.get('allow')).toBe('GET');
});

test('a page after the last one is an error for products and media', async () => {
  for (const path of ['product?page=2', 'product?page=1e300', 'media?page=99999999999999999999']) {
    const { status, body } = await api.get(`/api/wp/v2/${path}`);
    expect({ status, code: body.code }).toEqual({
      status: 400,
      code: 'rest_post_invalid_page_number',
    });
  }
});

test.each([
  ['GET', '/api/wp/v2/product/999999', 'rest_post_invalid_id'],
  ['GET', '/api/wp/v2/product/99999999999999999999999', 'rest_post_invalid_id'],
  ['GET', '/api/wp/v2/media/0', 'rest_post_invalid_id'],
  ['GET', '/api/wp/v2/product_cat/999999', 'rest_term_invalid'],
  ['GET', '/api/wp/v2/product/abc', 'rest_no_route'],
  ['GET', '/api/wp/v2/nothing', 'rest_no_route'],
  ['GET', '/api/none/v1/x', 'rest_no_route'],
  ['POST', '/api/wp/v2/product', 'rest_no_route'],
  ['PATCH', '/api/wp/v2/search', 'rest_no_route'],
  ['DELETE', '/es/api/jgm/v1/menu', 'rest_no_route'],
])('%s %s responds with 404 %s', async (method, path, code) => {
  const response = await api.request(path, { method });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
  expect(await response.json()).toMatchObject({ code, data: { status: 404 } });
});

test('HEAD returns the headers of GET and no body', async () => {
  const response = await api.request('/api/wp/v2/product?per_page=2', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('x-wp-totalpages')).toBe('2');
  expect(await response.text()).toBe('');
});

test('OPTIONS lists the parameters; a preflight request gets its CORS headers', async () => {
  const response = await api.request('/api/wp/v2/product', {
    method: 'OPTIONS',
    headers: { origin: 'https://shop.example', 'access-control-request-method': 'GET' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('allow')).toBe('GET');
  expect(response.headers.get('access-control-allow-methods')).toBe(
    'OPTIONS, GET, POST, PUT, PATCH, DELETE',
  );
  expect(await response.json()).toMatchObject({
    namespace: 'wp/v2',
    methods: ['GET'],
    endpoints: [{ args: { per_page: { type: 'integer', maximum: 100, required: false } } }],
  });
});

test('the response names a cross-origin caller, not a same-origin one', async () => {
  const from = { origin: 'https://shop.example' };
  const elsewhere = await api.request('/api/wp/v2/product', { headers: from });
  expect(Object.fromEntries(elsewhere.headers)).toMatchObject({
    'access-control-allow-origin': 'https://shop.example',
    'access-control-expose-headers': 'X-WP-Total, X-WP-TotalPages, Link',
    vary: expect.stringContaining('Origin'),
  });
  const here = await api.request('/api/wp/v2/product');
  expect(here.headers.get('access-control-allow-origin')).toBeNull();
});

test('only pages of listed origins read the API with stored credentials', async () => {
  const corsOrigins = ['https://shop.example', 'https://www.example.com:8443'];
  const { services, gate } = api;
  const listing = createApi(services, { siteUrl: SITE_URL, gate, corsOrigins });
  const allowed = async (origin: string, method = 'GET') => {
    const response = await listing.request('/api/jgm/v1/menu', { method, headers: { origin } });
    return response.headers.get('access-control-allow-credentials');
  };
  for (const origin of corsOrigins) {
    expect([await allowed(origin), await allowed(origin, 'OPTIONS')]).toEqual(['true', 'true']);
  }
  for (const origin of [
    'null',
    'http://shop.example',
    'https://shop.example.evil.example',
    'https://evil.example',
    'https://www.example.com',
    'https://SHOP.example',
  ]) {
    expect([origin, await allowed(origin)]).toEqual([origin, null]);
  }
});

test('responses have an ETag and are cached for a minute; an unchanged one is 304', async () => {
  const first = await api.request('/api/jgm/v1/menu');
  const tag = first.headers.get('etag') as string;
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  const again = await api.request('/api/jgm/v1/menu', { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const other = await api.request('/api/es/jgm/v1/menu', { headers: { 'if-none-match': tag } });
  expect(other.status).toBe(200);
  const missing = await api.request('/api/wp/v2/product/1');
  expect(missing.headers.get('cache-control')).toBe('no-store');
});

test('an internal error is logged, and its reason is not in the response', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const getMenu = () => Promise.reject(new Error('the database is away'));
  const services = { ...api.services, content: { ...api.services.content, getMenu } };
  const response = await createApi(services, { siteUrl: SITE_URL, gate: api.gate }).request(
    '/api/jgm/v1/menu',
  );
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({
    code: 'internal_server_error',
    message: 'There has been a critical error on this website.',
    data: { status: 500 },
  });
  expect(logged).toHaveBeenCalledOnce();
});
