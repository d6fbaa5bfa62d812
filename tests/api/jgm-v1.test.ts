import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type Json, type TestApi } from '#tests/api/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const MEGA_MENUS = ['products', 'applications', 'about', 'contact', 'octo', 'download'];

test('GET /jgm/v1/menu returns exactly the menus of the site', async () => {
  const { body } = await api.get('/api/jgm/v1/menu');
  expect(Object.keys(body).toSorted()).toEqual(
    [
      'primary_navigation',
      ...['one', 'two', 'three', 'four'].map((key) => `footer_navigation_column_${key}`),
      ...MEGA_MENUS.map((key) => `${key}_mega_menu`),
    ].toSorted(),
  );
  const item = body.primary_navigation?.[0] as Json;
  expect(Object.keys(item).toSorted()).toEqual([
    'children',
    'classes',
    'description',
    'title',
    'url',
  ]);
});

test('GET /jgm/v1/options returns exactly the options of the site', async () => {
  const { body } = await api.get('/api/es/jgm/v1/options');
  expect(Object.keys(body).toSorted()).toEqual(
    [
      'logo_dark',
      'logo_light',
      'contacts',
      'social_links',
      'copyright_text',
      'redirects',
      'liaqa_logo',
      'carbon_measured_company_logo',
      'newsletter_form_url',
      'newsletter_sign_up_url',
      'newsletter_prefooter_title',
      'newsletter_prefooter_text',
      'newsletter_prefooter_legal_text',
      'show_banner',
      'banner_text',
      'banner_floating',
      'external_login_link',
      'catalogue_link',
      'stockists_link',
      'contact_link',
      ...MEGA_MENUS,
    ].toSorted(),
  );
  expect(body.redirects).toEqual([{ redirect_from: '/antiguos', redirect_to: '/productos' }]);
});

test.each([
  ['about/quality', 'page', '/en/about/quality'],
  ['/en/about/quality/', 'page', '/en/about/quality'],
  ['products/velo-400-bollard', 'product', '/en/products/velo-400-bollard'],
  ['velo-400-bollard', 'product', '/en/products/velo-400-bollard'],
  ['/en/product-categories/bollards?x=1', 'product_cat', '/en/product-categories/bollards'],
  ['bollards', 'product_cat', '/en/product-categories/bollards'],
])('GET /jgm/v1/slug finds %s as a %s', async (slug, type, link) => {
  const byQuery = await api.get(`/api/jgm/v1/slug?slug=${encodeURIComponent(slug)}`);
  expect(byQuery.body).toMatchObject({ type, link, slug: link.split('/').at(-1) });
  if (slug.includes('?')) return;
  const asPath = await api.get(`/api/jgm/v1/slug/${slug.replace(/^\//, '')}`);
  expect(asPath.body).toEqual(byQuery.body);
});

test('GET /jgm/v1/slug: an unknown path is 404, a missing slug is 400', async () => {
  for (const slug of ['products/about', 'nothing', '/es/productos/velo-400-baliza', '/', '%00']) {
    const { status, body } = await api.get(`/api/jgm/v1/slug?slug=${slug}`);
    expect({ slug, status, code: body.code }).toEqual({
      slug,
      status: 404,
      code: 'rest_post_invalid_id',
    });
  }
  expect((await api.get('/api/jgm/v1/slug')).body).toEqual({
    code: 'rest_missing_callback_param',
    message: 'Missing parameter(s): slug',
    data: { status: 400, params: ['slug'] },
  });
});

test('GET /jgm/v1/pages lists pages, filters by path, slug and kind, and returns one by id', async () => {
  expect((await api.get('/api/jgm/v1/pages')).headers.get('x-wp-total')).toBe('3');
  const [page] = (await api.get('/api/jgm/v1/pages?path=/about/quality/')).body;
  expect(page).toMatchObject({
    slug: 'quality',
    path: 'about/quality',
    link: '/en/about/quality',
    facts: [{ label: 'Laboratory', value: 'Own goniophotometer' }],
    links: {
      categories: [{ title: 'Downlights', url: '/en/product-categories/downlights' }],
      products: [{ title: 'Nimba 120' }, { title: 'Velo 400' }],
      pages: [{ title: 'Harbour office', url: '/en/projects/harbour-office' }],
    },
  });
  expect((await api.get('/api/jgm/v1/pages?slug=quality')).body).toEqual([page]);
  expect((await api.get(`/api/jgm/v1/pages/${page?.id}`)).body).toEqual(page);
  const cases = (await api.get('/api/es/jgm/v1/pages?kind=case-study')).body;
  expect(cases.map(({ path }) => path)).toEqual(['proyectos/oficina-del-puerto']);
  expect((await api.get('/api/jgm/v1/pages/1')).status).toBe(404);
  expect((await api.get('/api/jgm/v1/pages?page=2')).status).toBe(400);
});

test('GET /jgm/v1/product-variation returns every figure with its unit', async () => {
  const { body } = await api.get('/api/jgm/v1/product-variation?sku=nim120/12/830/w');
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    sku: 'NIM120/12/830/W',
    legacy_skus: ['NB120830'],
    power_w: 12,
    flux_lm: 1200,
    efficacy_lm_w: 100,
    cct_k: 3000,
    cri: 80,
    link: `/en/products/nimba-120-recessed-downlight?variation=${body[0]?.id}`,
    photometry: { name: 'NIM120-12-830-W.ldt' },
  });
  expect((await api.get(`/api/jgm/v1/product-variation/${body[0]?.id}`)).body).toEqual(body[0]);
  expect((await api.get('/api/jgm/v1/product-variation?sku=NB120830')).body).toEqual(body);
  expect((await api.get('/api/jgm/v1/product-variation/1')).status).toBe(404);
});

test('GET /jgm/v1/product-variation has the attributes that a variant states', async () => {
  const attributesOf = async (base: string) => {
    const { body } = await api.get(`${base}/jgm/v1/product-variation?sku=nim120/12/830/w`);
    return body[0]?.attributes;
  };
  const shared = { power_factor: 0.92, inrush_a: 12, standards: ['EN 60598-1:2021'] };
  expect(await attributesOf('/api')).toEqual({
    ...shared,
    end_of_life: 'Boards and driver by hand',
  });
  expect(await attributesOf('/es/api')).toEqual({
    ...shared,
    end_of_life: 'Placas y driver a mano',
  });
});

test('GET /jgm/v1/product-variation pages through all variants or those of a product', async () => {
  const all = await api.get('/api/jgm/v1/product-variation?per_page=100');
  expect(all.headers.get('x-wp-total')).toBe('7');
  const skus = all.body.map(({ sku }) => sku);
  const paged = [];
  for (const page of [1, 2, 3]) {
    const { body } = await api.get(`/api/jgm/v1/product-variation?per_page=3&page=${page}`);
    paged.push(...body.map(({ sku }) => sku));
  }
  expect(paged).toEqual(skus);
  const parent = all.body.find(({ sku }) => String(sku).startsWith('VEL'))?.parent;
  const variants = (await api.get(`/api/jgm/v1/product-variation?parent=${parent}`)).body;
  expect(variants.map(({ sku }) => sku)).toEqual(['VEL400/9/830/A', 'VEL400/9/830/Z']);
  expect((await api.get('/api/jgm/v1/product-variation?parent=1')).body).toEqual([]);
});

test('GET /jgm/v1/project-articles returns the schedule data in the order of the ids', async () => {
  const { body: variants } = await api.get('/api/jgm/v1/product-variation?per_page=100');
  const [first, second] = variants.filter(({ sku }) => String(sku).startsWith('NIM120'));
  const path = `/jgm/v1/project-articles?include=${second?.id},4711,${first?.id}`;
  const { body } = await api.get(`/api/es${path}`);
  expect(body.map(({ id }) => id)).toEqual([second?.id, first?.id]);
  expect(body[1]).toMatchObject({
    sku: first?.sku,
    title: 'Nimba 120',
    slug: 'nimba-120-downlight-empotrable',
    powerW: first?.power_w,
    fluxLm: first?.flux_lm,
    isSupply: false,
    isDark: false,
    updated: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
  expect((await api.get(`/api${path}`)).body[1]?.slug).toBe('nimba-120-recessed-downlight');
  expect((await api.get('/api/jgm/v1/project-articles')).body).toEqual([]);
  expect((await api.get('/api/jgm/v1/project-articles?include=x')).status).toBe(400);
  const many = Array.from({ length: 201 }, (_, index) => index + 1).join();
  expect((await api.get(`/api/jgm/v1/project-articles?include=${many}`)).status).toBe(400);
});

test('form lists the forms of the content with their required fields', async () => {
  const { body } = await api.get('/api/es/jgm/v1/form');
  const forms = body as unknown as { id: number; fields: { name: string; required: boolean }[] }[];
  expect(forms.length).toBeGreaterThan(1);
  for (const form of forms) {
    expect((await api.get(`/api/es/jgm/v1/form/${form.id}`)).body).toEqual(form);
    expect(form.fields.some(({ required }) => required)).toBe(true);
    const rules = `/api/es/contact-form-7/v1/contact-forms/${form.id}/feedback/schema`;
    const { rules: list } = (await api.get(rules)).body;
    const needed = list?.filter(({ rule }) => String(rule).startsWith('required'));
    const named = form.fields.filter(({ required }) => required).map(({ name }) => name);
    for (const { field } of needed ?? []) expect(named).toContain(field);
  }
});

test('GET /jgm/v1/product-variation has the ETIM class and features, whose names GET /jgm/v1/etim has', async () => {
  const { body } = await api.get('/es/api/jgm/v1/product-variation?sku=nim120/12/830/w');
  expect(body[0]?.etim).toEqual({
    release: '10.0',
    class: 'EC001744',
    features: { EF000137: false, EF009347: [12, 12], EF000136: 'blanco' },
  });
  const { body: table } = await api.get('/es/api/jgm/v1/etim');
  expect(table.features?.[1]).toEqual({
    code: 'EF009347',
    name: 'Potencia máxima del sistema',
    type: 'R',
    unit: 'W',
  });
});
