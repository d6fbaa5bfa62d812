import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Json, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const codes = (body: Json) => body.map(({ meta }) => meta?.product_code);
const bySlug = async (slug: string, base = '/api') =>
  (await api.get(`${base}/wp/v2/product?slug=${slug}`)).body[0] as Json;

test('GET /wp/v2/product lists the newest first, ten per page, with totals', async () => {
  const { status, body, headers } = await api.get('/api/wp/v2/product');
  expect(status).toBe(200);
  expect(codes(body)).toEqual(['VEL400', 'NIM120', 'CTR10']);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/json; charset=UTF-8',
    'x-wp-total': '3',
    'x-wp-totalpages': '1',
    allow: 'GET',
  });
  expect(headers.get('link')).toBeNull();
});

test('/api/es and /es/api both return Spanish', async () => {
  const product = await bySlug('velo-400-baliza', '/api/es');
  expect(product.link).toBe(`${SITE_URL}/es/productos/velo-400-baliza`);
  expect(await bySlug('velo-400-baliza', '/es/api')).toEqual(product);
  expect(await bySlug('velo-400-baliza')).toBeUndefined();
});

test('Link has the previous and next page with the original query', async () => {
  const { headers } = await api.get('/api/wp/v2/product?per_page=1&_fields=id,slug&page=2');
  const url = `${SITE_URL}/api/wp/v2/product?per_page=1&_fields=id%2Cslug&page=`;
  expect(headers.get('link')).toBe(`<${url}1>; rel="prev", <${url}3>; rel="next"`);
});

test.each([
  ['slug=velo-400-bollard,nimba-120-recessed-downlight', ['VEL400', 'NIM120']],
  ['slug[]=velo-400-bollard', ['VEL400']],
  ['slug=unknown', []],
  ['search=COVERED%20nothing', []],
  ['search=goniophotometer', []],
  ['search=bollard', ['VEL400']],
  ['search=NIM120', ['NIM120']],
  ['orderby=title&order=asc', ['NIM120', 'CTR10', 'VEL400']],
  ['orderby=date&order=asc', ['CTR10', 'NIM120', 'VEL400']],
  ['orderby=relevance&search=120', ['NIM120']],
  ['offset=1', ['NIM120', 'CTR10']],
  ['per_page=1&page=2', ['NIM120']],
  ['page=1&page=2&per_page=2', ['CTR10']],
  [
    'orderby=include_slugs&slug=nimba-120-recessed-downlight,velo-400-bollard',
    ['NIM120', 'VEL400'],
  ],
  ['unknown=1&search=', ['VEL400', 'NIM120', 'CTR10']],
])('?%s', async (query, expected) => {
  const { status, body } = await api.get(`/api/wp/v2/product?${query}`);
  expect(status).toBe(200);
  expect(codes(body)).toEqual(expected);
});

test('include, exclude and product_cat filter by id; parent categories do not match', async () => {
  const velo = await bySlug('velo-400-bollard');
  const nimba = await bySlug('nimba-120-recessed-downlight');
  const list = async (query: string) => codes((await api.get(`/api/wp/v2/product?${query}`)).body);
  expect(await list(`include=${nimba.id},${velo.id}&orderby=include`)).toEqual([
    'NIM120',
    'VEL400',
  ]);
  expect(await list(`exclude[]=${velo.id}&exclude[]=${nimba.id}`)).toEqual(['CTR10']);
  expect(await list(`product_cat=${velo.product_cat?.[0]}`)).toEqual(['VEL400']);
  expect(await list(`product_cat_exclude=${velo.product_cat?.[0]}`)).toEqual(['NIM120', 'CTR10']);
  const term = (await api.get(`/api/wp/v2/product_cat/${velo.product_cat?.[0]}`)).body;
  expect(await list(`product_cat=${term.parent}`)).toEqual([]);
});

test('GET /wp/v2/product/{id} returns one product and links to its page', async () => {
  const { id } = await bySlug('nimba-120-recessed-downlight');
  const { body, headers } = await api.get(`/api/wp/v2/product/${id}`);
  const link = `${SITE_URL}/en/products/nimba-120-recessed-downlight`;
  expect(body).toMatchObject({
    id,
    type: 'product',
    link,
    date: '2026-03-14T00:00:00',
    title: { rendered: 'Nimba 120' },
    meta: { product_code: 'NIM120', variant_count: 4, warranty_years: 5, family: 'Nimba' },
  });
  expect(headers.get('link')).toBe(`<${link}>; rel="alternate"; type=text/html`);
  expect(headers.get('x-wp-total')).toBeNull();
});

test('_fields returns only the named fields, including nested ones', async () => {
  const { body } = await api.get('/api/wp/v2/product?per_page=1&_fields=slug,title.rendered,none');
  expect(body).toEqual([{ slug: 'velo-400-bollard', title: { rendered: 'Velo 400' } }]);
});

test('_embed adds picture and categories; a list of relations adds only those', async () => {
  const { id, featured_media: picture } = await bySlug('nimba-120-recessed-downlight');
  const { body } = await api.get(`/api/wp/v2/product/${id}?_embed`);
  expect(body._embedded?.['wp:featuredmedia']?.[0]).toMatchObject({ id: picture });
  expect(body._embedded?.['wp:term']?.[0]?.[0]).toMatchObject({ name: 'Downlights' });
  const some = await api.get(`/api/wp/v2/product/${id}?_embed=wp:term`);
  expect(Object.keys(some.body._embedded as Json)).toEqual(['wp:term']);
});

test('_envelope puts status and headers into the body, for errors too', async () => {
  const list = await api.get('/api/wp/v2/product?_envelope&per_page=1&_fields=slug');
  expect(list.body).toMatchObject({
    status: 200,
    body: [{ slug: 'velo-400-bollard' }],
    headers: { 'X-WP-Total': 3, 'X-WP-TotalPages': 3, Allow: 'GET' },
  });
  const missing = await api.get('/api/wp/v2/product/1?_envelope=1');
  expect(missing).toMatchObject({
    status: 200,
    body: { status: 404, body: { code: 'rest_post_invalid_id' } },
  });
});

test('requests that need a login or another parameter are rejected as in WordPress', async () => {
  expect(await api.get('/api/wp/v2/product?context=edit')).toMatchObject({
    status: 401,
    body: { code: 'rest_forbidden_context', data: { status: 401 } },
  });
  expect((await api.get('/api/wp/v2/product?orderby=relevance')).body.code).toBe(
    'rest_no_search_term_defined',
  );
  expect((await api.get('/api/wp/v2/product?orderby=include')).body.code).toBe(
    'rest_orderby_include_missing_include',
  );
});

test('every link of a product resolves', async () => {
  const { _links: links } = await bySlug('nimba-120-recessed-downlight');
  const hrefs = Object.values(links as Json)
    .flat()
    .map(({ href }) => String(href))
    .filter((href) => href.startsWith(SITE_URL));
  expect(hrefs.length).toBeGreaterThan(5);
  for (const href of hrefs) expect((await api.get(href.slice(SITE_URL.length))).status).toBe(200);
});

test('product_cat takes parts: terms, with those below, each of them', async () => {
  const find = async (query: string) =>
    (await api.get(`/api/wp/v2/product?per_page=100&${query}`)).body.length;
  const categories = (await api.get('/api/wp/v2/product_cat?per_page=100')).body;
  const idOf = (slug: string) => categories.find((category) => String(category.slug) === slug)?.id;
  const interior = idOf('interior');
  const all = await find('');
  const below = await find(`product_cat[terms]=${interior}&product_cat[include_children]=true`);
  expect(below).toBeGreaterThan(0);
  const children = categories.filter(({ parent }) => parent === interior).map(({ id }) => id);
  expect(await find(`product_cat[terms]=${interior}`)).toBe(0);
  expect(await find(`product_cat[terms]=${children.join()}`)).toBe(below);
  expect(
    await find(`product_cat_exclude[terms]=${interior}&product_cat_exclude[include_children]=1`),
  ).toBe(all - below);
  const both = [idOf('downlights'), idOf('bollards')].join();
  expect(await find(`product_cat[terms]=${both}`)).toBeGreaterThan(1);
  expect(await find(`product_cat[terms]=${both}&product_cat[operator]=AND`)).toBe(0);
  const wrong = await api.get('/api/wp/v2/product?product_cat[terms]=x');
  expect(wrong).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
});

test('lists are narrowed by publication and change, and by state', async () => {
  const find = (query: string) => api.get(`/api/wp/v2/product?per_page=100&${query}`);
  const { body: all } = await find('orderby=date&order=asc');
  const dates = all.map(({ date }) => String(date));
  const [first = ''] = dates;
  const later = (await find(`after=${first}`)).body.map(({ date }) => String(date));
  expect(later.toSorted()).toEqual(dates.filter((date) => date > first).toSorted());
  expect((await find(`before=${first}`)).body).toEqual([]);
  expect((await find('modified_before=2000-01-01T00:00:00')).body).toEqual([]);
  expect((await find('status=publish')).body).toHaveLength(all.length);
  expect(await find('status=draft')).toMatchObject({ status: 400 });
  expect(await find('after=yesterday')).toMatchObject({ status: 400 });
  const media = await api.get('/api/wp/v2/media?modified_before=2000-01-01T00:00:00');
  expect(media.body).toEqual([]);
});
