import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Json, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const slugs = (body: Json) => body.map(({ slug }) => slug);

test('GET /wp/v2/product_cat lists categories by name, with their pictures', async () => {
  const { body, headers } = await api.get('/api/wp/v2/product_cat?per_page=100');
  expect(headers.get('x-wp-total')).toBe('5');
  const names = body.map(({ name }) => String(name));
  expect(names).toEqual(names.toSorted());
  expect(body[0]).toMatchObject({
    taxonomy: 'product_cat',
    image: { url: expect.stringMatching(`^${SITE_URL}/images/[0-9a-f]{16}/\\d+\\.webp$`) },
  });
});

test('product_cat: parent, slug, hide_empty, post, orderby; empty after the last page', async () => {
  const top = (await api.get('/api/wp/v2/product_cat?parent=0')).body;
  expect(top.every(({ parent }) => (parent as unknown) === 0)).toBe(true);
  const interior = top.find(({ slug }) => String(slug) === 'interior') as Json;
  const below = (await api.get(`/api/wp/v2/product_cat?parent=${interior.id}`)).body;
  expect(slugs(below)).toContain('downlights');
  expect(slugs((await api.get('/api/wp/v2/product_cat?slug=downlights,none')).body)).toEqual([
    'downlights',
  ]);
  const full = (await api.get('/api/wp/v2/product_cat?hide_empty=true')).body;
  expect(full.every(({ count }) => Number(count) > 0)).toBe(true);
  const [product] = (await api.get('/api/wp/v2/product?slug=velo-400-bollard')).body;
  expect(slugs((await api.get(`/api/wp/v2/product_cat?post=${product?.id}`)).body)).toEqual([
    'bollards',
  ]);
  const beyond = await api.get('/api/wp/v2/product_cat?page=9');
  expect(beyond).toMatchObject({ status: 200, body: [] });
  expect(beyond.headers.get('link')).toBe(`<${SITE_URL}/api/wp/v2/product_cat?page=1>; rel="prev"`);
});

test('GET /wp/v2/product_cat/{id} embeds the parent category', async () => {
  const [term] = (await api.get('/api/wp/v2/product_cat?slug=downlights')).body;
  const { body } = await api.get(`/api/wp/v2/product_cat/${term?.id}?_embed`);
  expect(body._embedded?.up?.[0]).toMatchObject({ slug: 'interior' });
});

test('GET /wp/v2/media distinguishes pictures from files', async () => {
  const pictures = (await api.get('/api/wp/v2/media?media_type=image&per_page=100')).body;
  const raster = pictures.find(({ media_type: type }) => String(type) === 'image') as Json;
  expect(raster.media_details?.sizes).toMatchObject({
    thumbnail: { width: 160, mime_type: 'image/webp' },
    full: { source_url: raster.source_url },
  });
  const files = (await api.get('/api/wp/v2/media?mime_type=model/gltf-binary')).body;
  expect(files).toHaveLength(1);
  expect(files[0]).toMatchObject({ media_type: 'file', media_details: { sizes: {} } });
  expect(files[0]?.media_details).not.toHaveProperty('file');
});

test('GET /wp/v2/media?parent= lists the files of a product', async () => {
  const [product] = (await api.get('/api/wp/v2/product?slug=nimba-120-recessed-downlight')).body;
  const { body } = await api.get(`/api/wp/v2/media?parent=${product?.id}&per_page=100`);
  expect(body.length).toBeGreaterThan(1);
  expect(body.every(({ post }) => post === product?.id)).toBe(true);
  expect((await api.get(`/api/wp/v2/media/${body[0]?.id}`)).body).toEqual(body[0]);
});

test('GET /wp/v2/search finds products and pages, and categories as terms', async () => {
  const kinds = async (query: string) =>
    (await api.get(`/api/wp/v2/search?${query}`)).body.map(({ subtype }) => subtype);
  expect(new Set(await kinds('search=downlight&per_page=100'))).toEqual(
    new Set(['page', 'product']),
  );
  expect(await kinds('search=downlight&subtype=product')).toEqual(['product']);
  expect(new Set(await kinds('search=downlights&type=term'))).toEqual(new Set(['product_cat']));
  expect(new Set(await kinds('type=term&per_page=100'))).toEqual(
    new Set(['product_cat', 'category']),
  );
  expect(new Set(await kinds('type=term&subtype=category'))).toEqual(new Set(['category']));
  expect(await kinds('search=downlights&type=post-format')).toEqual([]);
  expect(await kinds('search=zzzz')).toEqual([]);
});

test('search results link to existing records and pages', async () => {
  const { body } = await api.get('/api/wp/v2/search?per_page=100&_embed');
  for (const { _links: links } of body) {
    const self = String((links as Json).self?.[0]?.href);
    expect((await api.get(self.slice(SITE_URL.length))).status, self).toBe(200);
  }
  const product = body.find(({ subtype }) => String(subtype) === 'product') as Json;
  expect(product._embedded?.self?.[0]).toMatchObject({ id: product.id, type: 'product' });
});

test('search after the last page is empty and links one page back', async () => {
  const { status, body, headers } = await api.get('/api/wp/v2/search?page=7');
  expect({ status, body }).toEqual({ status: 200, body: [] });
  expect(headers.get('link')).toBe(`<${SITE_URL}/api/wp/v2/search?page=6>; rel="prev"`);
});
