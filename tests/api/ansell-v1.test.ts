import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function nimbaId() {
  const [product] = (await api.get('/api/wp/v2/product?slug=nimba-120-recessed-downlight')).body;
  return product?.id;
}

test('GET /ansell/v1/product/variants/{parentId} lists id, description and image', async () => {
  const { body } = await api.get(`/api/es/ansell/v1/product/variants/${await nimbaId()}`);
  expect(body).toHaveLength(4);
  expect(body[0]).toEqual({
    id: expect.any(Number),
    sku: 'NIM120/12/830/W',
    description: 'Nimba 120, 12 W, 3000 K, blanco',
    image: expect.stringMatching(/^\/images\/[0-9a-f]{16}\/\d+\.webp$/),
  });
});

test('variants of an unknown product return 404', async () => {
  const { status, body } = await api.get('/api/ansell/v1/product/variants/1');
  expect({ status, code: body.code }).toEqual({ status: 404, code: 'rest_post_invalid_id' });
  expect((await api.get('/api/ansell/v1/product/variants/abc')).body.code).toBe('rest_no_route');
});

test('GET /ansell/v1/product/breadcrumbs returns the trail from the top category to the product', async () => {
  const crumbs = [
    { title: 'Interior lighting', url: '/en/product-categories/interior' },
    { title: 'Downlights', url: '/en/product-categories/downlights' },
    { title: 'Nimba 120', url: '/en/products/nimba-120-recessed-downlight' },
  ];
  const path = '/api/ansell/v1/product/breadcrumbs';
  expect((await api.get(`${path}?slug=nimba-120-recessed-downlight`)).body).toEqual(crumbs);
  expect((await api.get(`${path}?id=${await nimbaId()}`)).body).toEqual(crumbs);
  expect((await api.get(`${path}?id=1`)).status).toBe(404);
  expect((await api.get(path)).body).toMatchObject({ code: 'rest_missing_callback_param' });
});

test('GET /ansell/v1/product/legacy resolves a legacy code to its replacement', async () => {
  const path = '/api/ansell/v1/product/legacy';
  const variant = (await api.get(`${path}?code=nb120840`)).body;
  expect(variant).toMatchObject({
    product: { code: 'NIM120' },
    variant: { sku: 'NIM120/12/840/W' },
    url: `/en/products/nimba-120-recessed-downlight?variation=${variant.variant?.id}`,
  });
  expect((await api.get(`${path}?code=NB-120`)).body).toMatchObject({
    product: { code: 'NIM120' },
    variant: null,
    url: '/en/products/nimba-120-recessed-downlight',
  });
  expect((await api.get(`${path}?code=XYZ`)).status).toBe(404);
  expect((await api.get(path)).status).toBe(400);
});
