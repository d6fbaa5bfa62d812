import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test.each([
  ['/api', '/api'],
  ['/api/', '/api'],
  ['/api/es/', '/api/es'],
  ['/es/api/', '/api/es'],
])('%s describes the namespaces and routes', async (path, base) => {
  const { status, body } = await api.get(path);
  expect(status).toBe(200);
  expect(body.namespaces).toEqual(expect.arrayContaining(['wp/v2', 'calculators/v1']));
  expect(body.routes?.['/wp/v2/product']?._links?.self?.[0]?.href).toBe(
    `${SITE_URL}${base}/wp/v2/product`,
  );
  expect(body.routes?.['/calculators/v1/road']).toMatchObject({ methods: ['POST'] });
});

test('a browser gets the documentation instead', async () => {
  const response = await api.request('/api/', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/api/docs');
  expect(response.headers.get('vary')).toContain('Accept');
});

test('every route of the index exists, and each namespace lists its own', async () => {
  const { body } = await api.get('/api/');
  for (const namespace of body.namespaces ?? []) {
    const own = await api.get(`/api/${namespace}`);
    expect(own.status).toBe(200);
    expect(Object.keys(own.body.routes ?? {}).length).toBeGreaterThan(0);
  }
  for (const route of Object.keys(body.routes ?? {}).filter((path) => !path.includes('('))) {
    const headers = { 'access-control-request-method': 'POST' };
    const response = await api.request(`/api${route}`, { method: 'OPTIONS', headers });
    expect(response.status, route).toBeLessThan(300);
  }
});

test('a slash at the end changes nothing', async () => {
  const plain = await api.get('/api/wp/v2/product');
  const slashed = await api.get('/api/wp/v2/product/');
  expect(slashed.body).toEqual(plain.body);
  const [product] = plain.body;
  expect((await api.get(`/api/wp/v2/product/${product?.id}/`)).body).toEqual(product);
});

test.each(['/api/wp/v2/product', '/api/docs', '/api/openapi.json', '/api/unknown'])(
  'browsers may find out whether another origin may request %s',
  async (path) => {
    const headers = { origin: 'https://app.example', 'access-control-request-method': 'GET' };
    const response = await api.request(path, { method: 'OPTIONS', headers });
    expect(response.ok).toBe(true);
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(response.headers.get('access-control-allow-methods')).toContain('GET');
  },
);
