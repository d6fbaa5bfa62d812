import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Json, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const slugs = (body: Json) => body.map(({ slug }) => slug);
const get = async (path: string) => (await api.get(path)).body;

test('GET /wp/v2/posts lists articles, newest first, with their links', async () => {
  const { body, headers } = await api.get('/api/es/wp/v2/posts');
  expect(headers.get('x-wp-total')).toBe('2');
  expect(slugs(body)).toEqual(['leer-el-ugr', 'elegir-la-luz']);
  expect(body[1]).toMatchObject({
    date: '2026-04-10T00:00:00',
    link: `${SITE_URL}/es/articulos/proyecto/elegir-la-luz`,
    title: { rendered: 'Elegir la luz' },
    content: { rendered: expect.stringContaining('/es/glossary#ugr'), protected: false },
    categories: [expect.any(Number)],
  });
});

test('posts: categories, search, after, author, orderby, offset and paging headers', async () => {
  const [planning] = await get('/api/wp/v2/categories?slug=planning');
  const path = '/api/wp/v2/posts';
  expect(slugs(await get(`${path}?categories=${planning?.id}`))).toEqual(['choosing-light']);
  expect(slugs(await get(`${path}?categories_exclude=${planning?.id}`))).toEqual(['reading-ugr']);
  expect(slugs(await get(`${path}?search=quality`))).toEqual([]);
  expect(slugs(await get(`${path}?search=LUMINOUS+flux`))).toEqual(['choosing-light']);
  expect(slugs(await get(`${path}?after=2026-05-01T00:00:00`))).toEqual(['reading-ugr']);
  expect(slugs(await get(`${path}?orderby=title&order=asc`))).toEqual([
    'choosing-light',
    'reading-ugr',
  ]);
  expect(slugs(await get(`${path}?offset=1`))).toEqual(['choosing-light']);
  const [post] = await get(path);
  expect(slugs(await get(`${path}?author=${post?.author}`))).toHaveLength(2);
  const second = await api.get(`${path}?per_page=1&page=2`);
  expect(second.headers.get('link')).toBe(
    `<${SITE_URL}/api/wp/v2/posts?per_page=1&page=1>; rel="prev"`,
  );
  expect(await api.get(`${path}?after=soon`)).toMatchObject({
    status: 400,
    body: { code: 'rest_invalid_param', data: { params: { after: 'Invalid date.' } } },
  });
});

test('posts: _embed adds author, picture and category, _fields selects fields', async () => {
  const [post] = await get('/api/wp/v2/posts?slug=choosing-light&_embed');
  expect(post?._embedded).toMatchObject({
    author: [{ name: 'Ana Prieto', slug: 'ana-prieto' }],
    'wp:featuredmedia': [{ media_type: 'image', id: post?.featured_media }],
    'wp:term': [[{ slug: 'planning', taxonomy: 'category' }]],
  });
  const author = await get(`/api/wp/v2/users/${post?.author}`);
  expect(author).toMatchObject({ description: 'Technical director' });
  expect(await get('/api/wp/v2/posts?_fields=slug,title.rendered&per_page=1')).toEqual([
    { slug: 'reading-ugr', title: { rendered: 'Reading UGR' } },
  ]);
});

test('GET /wp/v2/posts supports status, sticky and tags', async () => {
  const all = slugs(await get('/api/wp/v2/posts'));
  for (const query of ['status=publish', 'sticky=false', 'tags_exclude=8']) {
    expect(slugs(await get(`/api/wp/v2/posts?${query}`)), query).toEqual(all);
  }
  expect(await get('/api/wp/v2/posts?sticky=true')).toEqual([]);
  expect(await get('/api/wp/v2/posts?tags=8')).toEqual([]);
  for (const path of ['posts?status=draft', 'posts?status=publish,any', 'testimonials?status=x']) {
    expect(await api.get(`/api/wp/v2/${path}`), path).toMatchObject({
      status: 400,
      body: {
        code: 'rest_invalid_param',
        data: {
          params: { status: 'Status is forbidden.' },
          details: { status: { code: 'rest_forbidden_status' } },
        },
      },
    });
  }
});

test('GET /wp/v2/categories counts articles and filters by article', async () => {
  const categories = await get('/api/wp/v2/categories');
  expect(categories).toMatchObject([
    { slug: 'planning', count: 1, taxonomy: 'category', link: `${SITE_URL}/en/articles/planning` },
    { slug: 'standards', count: 1 },
  ]);
  const [post] = await get('/api/wp/v2/posts?slug=reading-ugr');
  expect(slugs(await get(`/api/wp/v2/categories?post=${post?.id}`))).toEqual(['standards']);
  expect(await get('/api/wp/v2/categories?parent=1')).toEqual([]);
  expect(await get('/api/wp/v2/taxonomies/category')).toMatchObject({ rest_base: 'categories' });
});

test('GET /wp/v2/testimonials lists testimonials', async () => {
  const [testimonial] = await get('/api/es/wp/v2/testimonials');
  expect(testimonial).toMatchObject({
    title: { rendered: 'Marta Gil' },
    type: 'testimonials',
    content: {
      rendered: expect.stringMatching(
        /Nos olvidamos.*\n<p>Responsable de oficina, Puerto Calma<.p>\n$/,
      ),
    },
    link: `${SITE_URL}/es/proyectos/oficina-del-puerto`,
  });
  expect(await get(`/api/wp/v2/testimonials/${testimonial?.id}`)).toMatchObject({
    slug: 'harbour-office',
  });
  expect((await api.get('/api/wp/v2/testimonials/1')).status).toBe(404);
  expect(await get('/api/wp/v2/types/testimonials')).toMatchObject({ rest_base: 'testimonials' });
});

test('GET /wp/v2/search finds articles', async () => {
  const results = await get('/api/wp/v2/search?search=reading&subtype=post');
  expect(results).toMatchObject([
    { title: 'Reading UGR', type: 'post', subtype: 'post' },
    { title: 'Choosing light' },
  ]);
});

test('GET /jgm/v1/posts, case-studies, applications and staff', async () => {
  expect(await get('/api/jgm/v1/posts?category=planning')).toMatchObject([
    { slug: 'choosing-light', reading_minutes: 1, link: '/en/articles/planning/choosing-light' },
  ]);
  expect(slugs(await get('/api/jgm/v1/case-studies'))).toEqual(['harbour-office']);
  expect(await get('/api/jgm/v1/applications')).toEqual([]);
  const staff = await get('/api/es/jgm/v1/staff?search=46940');
  expect(staff).toMatchObject([{ name: 'Luis Mora', region: 'Valencia y Murcia' }]);
  const paged = await api.get('/api/jgm/v1/staff?per_page=1&page=2');
  expect(paged.headers.get('x-wp-total')).toBe('2');
  expect(paged.body.map(({ name }) => name)).toEqual(['Luis Mora']);
  expect(await api.get('/api/jgm/v1/staff?page=2')).toMatchObject({ status: 400 });
  expect(staff[0]?.provinces).toEqual([
    { code: '30', name: 'Murcia' },
    { code: '46', name: 'Valencia' },
  ]);
});

test.each([
  ['articles/planning/choosing-light', 'post', '/en/articles/planning/choosing-light'],
  ['reading-ugr', 'post', '/en/articles/standards/reading-ugr'],
  ['/en/articles/standards', 'category', '/en/articles/standards'],
])('GET /jgm/v1/slug/%s finds a %s', async (slug, type, link) => {
  expect(await get(`/api/jgm/v1/slug?slug=${slug}`)).toMatchObject({ type, link });
});

test('GET /ansell/v1/stockists returns the nearest first', async () => {
  const { body, headers } = await api.get('/api/ansell/v1/stockists?near=53.5526,-1.4797');
  expect(body.map(({ name, distance_km }) => [name, distance_km])).toEqual([
    ['Peak Wholesale', 19.3],
    ['Calder Electrical', 27.9],
    ['Suministros Turia', 1568.2],
  ]);
  expect(headers.get('x-wp-total')).toBe('3');
  expect(body[0]?.opening_hours).toEqual(['Mo-Fr 08:00-17:30', 'Sa 08:30-12:00']);
});

test('stockists: search, country, category, paging and an invalid place', async () => {
  const names = async (query: string) =>
    (await get(`/api/ansell/v1/stockists?${query}`)).map(({ name }) => name);
  expect(await names('search=leeds')).toEqual(['Calder Electrical']);
  expect(await names('search=eeds')).toEqual([]);
  expect(await names('search=DE4+3AA&country=gb')).toEqual(['Peak Wholesale', 'Calder Electrical']);
  expect(await names('country=es')).toEqual(['Suministros Turia']);
  const [bollards] = await get('/api/wp/v2/product_cat?slug=bollards');
  expect(await names(`category=${bollards?.id}`)).toEqual(['Peak Wholesale', 'Suministros Turia']);
  expect(await names('per_page=1&page=2')).toEqual(['Peak Wholesale']);
  expect(await names('area=-2,53.3,-1,53.5')).toEqual(['Peak Wholesale']);
  for (const wrong of ['near=here', 'area=1,2,3']) {
    const response = await api.get(`/api/ansell/v1/stockists?${wrong}`);
    expect(response).toMatchObject({ status: 400, body: { code: 'rest_invalid_param' } });
  }
});

test('GET /ansell/v1/stockists/points returns all matches as GeoJSON', async () => {
  const { body } = await api.get('/api/ansell/v1/stockists/points?country=gb');
  expect(body.type).toBe('FeatureCollection');
  expect(body.features?.map(({ properties }) => properties)).toMatchObject([
    { name: 'Calder Electrical', town: 'Leeds' },
    { name: 'Peak Wholesale', town: 'Sheffield' },
  ]);
  expect(body.features?.[1]?.geometry).toMatchObject({
    type: 'Point',
    coordinates: [expect.closeTo(-1.47, 1), expect.closeTo(53.37, 1)],
  });
});
