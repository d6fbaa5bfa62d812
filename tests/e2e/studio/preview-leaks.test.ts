import type { APIRequestContext, Page } from '@playwright/test';
import { desktop, expect, test } from '#tests/e2e/browser.ts';
import { enterStudio } from '#tests/e2e/studio/enter-studio.ts';
import { type Site, serveSite } from '#tests/e2e/test-site.ts';

/** A word that nothing else has. */
const WORD = 'Quenzalume';
const PRODUCT = 'catalogue/products/ard150/product.yaml';
const TERMS = 'glossary/colour.yaml';
const OPTIONS = 'site/options.yaml';

/** Where the word would be, if anybody saw it: of these it is on every page. */
const CHANGED = [
  '/en',
  '/es',
  '/en/glossary',
  '/es/glossary',
  '/en/glossary.data',
  '/en/products/ardea-150-recessed-downlight',
  '/es/productos/ardea-150-downlight-empotrable',
  '/en/products?search=ardea',
  '/api/jgm/v1/options',
  '/es/api/jgm/v1/options',
  '/api/wp/v2/product?search=ardea',
];
const ADDRESSES = [
  ...CHANGED,
  `/en/products?search=${WORD}`,
  '/en.data',
  '/en/sitemap.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/en/compare-products',
  '/en/project-list',
  '/api/jgm/v1/menu',
  '/en/articles/feed.json',
];
const SEARCH = {
  searches: ['en_product', 'es_product'].map((collection) => {
    return { collection, q: WORD, query_by: 'post_title' };
  }),
};

/** It previews: no other test may read the site. */
let site: Site;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.stop());

type Crawled = { path: string; status: number; headers: Record<string, string>; text: string };

async function crawl(request: APIRequestContext, cookie = ''): Promise<Crawled[]> {
  const found: Crawled[] = [];
  for (const path of ADDRESSES) {
    const headers = cookie === '' ? {} : { cookie };
    const response = await request.get(site.baseUrl + path, { headers, maxRedirects: 0 });
    const text = await response.text();
    found.push({ path, status: response.status(), headers: response.headers(), text });
  }
  return found;
}

/** Where the word is; the page of a search for it has it anyway. */
const leaks = (responses: Crawled[]) =>
  responses
    .filter(({ path, text }) => !path.includes(WORD) && text.includes(WORD))
    .map(({ path }) => path);

async function send(page: Page, method: 'post' | 'patch' | 'delete', path: string, data?: object) {
  const response = await page.request[method](`${site.baseUrl}/studio/api${path}`, {
    ...(data && { data }),
  });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response;
}

/** A change set that has the word in a product, a term and the banner, in both languages. */
async function beginChange(page: Page): Promise<string> {
  const begun = await send(page, 'post', '/changes', { title: 'Leaks', why: '' });
  const { id } = await begun.json();
  const edit = async (path: string, fields: (string | number)[][]) => {
    const address = `/changes/${id}/file?path=${encodeURIComponent(path)}`;
    const opened = await page.request.get(`${site.baseUrl}/studio/api${address}`);
    const { value } = await opened.json();
    const edits = fields.map((field) => {
      // biome-ignore lint/suspicious/noExplicitAny: a record of any kind
      const from = field.reduce((record: any, part) => record[part], value);
      return { path: field, from, to: `${from} ${WORD}` };
    });
    await send(page, 'patch', address, { edits });
  };
  const both = (...field: (string | number)[]) => [
    [...field, 'en'],
    [...field, 'es'],
  ];
  await edit(PRODUCT, both('title'));
  await edit(TERMS, both(1, 'definition'));
  await edit(OPTIONS, both('banner', 'text'));
  return id;
}

test('a preview is on no page, in no interface and in no file for who has no link', async ({
  withPage,
  playwright,
}) => {
  test.setTimeout(240_000);
  const visitor = await playwright.request.newContext();
  /** Has opened the link: its context stores the cookie. */
  const guest = await playwright.request.newContext();
  const before = await crawl(visitor);
  expect(leaks(before)).toEqual([]);
  await withPage({ ...desktop, locale: 'en-GB' }, async (page) => {
    await enterStudio(page, { name: 'Vera Vista', role: 'editor', site });
    const id = await beginChange(page);
    const linked = await send(page, 'post', `/changes/${id}/preview/links`, { hours: 1 });
    const { address } = await linked.json();
    expect(leaks(await crawl(visitor))).toEqual([]);

    const opened = await guest.get(`${site.baseUrl}${address}?to=/es/glossary`, {
      maxRedirects: 0,
    });
    expect(opened.status()).toBe(303);
    expect(opened.headers().location).toBe('/es/glossary');
    const cookie = (opened.headers()['set-cookie'] ?? '').split(';')[0] ?? '';
    const shown = await crawl(guest);
    expect(leaks(shown)).toEqual(expect.arrayContaining(CHANGED));
    for (const { path, headers, status } of shown) {
      expect(headers, path).toMatchObject({
        'cache-control': 'private, no-store',
        vary: 'Cookie',
        'x-robots-tag': 'noindex',
      });
      expect(headers.etag, path).toBeUndefined();
      expect(headers['cdn-cache-control'], path).toBeUndefined();
      expect(status, path).toBe(before.find((one) => one.path === path)?.status);
    }
    // Right after somebody with the cookie was at the same addresses, and while both are.
    const [without] = await Promise.all([crawl(visitor), crawl(guest)]);
    expect(leaks(without)).toEqual([]);
    const search = async (request: APIRequestContext) => {
      const headers = { 'x-typesense-api-key': 'public-search' };
      const sent = { data: SEARCH, headers };
      return (await request.post(`${site.baseUrl}/search/multi_search`, sent)).text();
    };
    expect(await search(guest)).toContain(`Ardea 150 ${WORD}`);
    expect(await search(visitor)).not.toContain('Ardea 150');

    // What a browser knows of the public page does not hide the preview, nor the other way round.
    const etag = before[0]?.headers.etag ?? '';
    const conditional = await guest.get(`${site.baseUrl}/en`, {
      headers: { 'if-none-match': etag },
    });
    expect(conditional.status()).toBe(200);

    // A form sends nothing.
    const posted = await guest.post(`${site.baseUrl}/en/contact`, {
      headers: { accept: 'text/html', origin: site.baseUrl },
      form: { 'your-name': 'A', _wpcf7: '101' },
    });
    expect(posted.status()).toBe(403);
    expect(await posted.text()).toContain('forms send and store nothing');

    const preview = await page.request.get(`${site.baseUrl}/studio/api/changes/${id}/preview`);
    const { links } = await preview.json();
    await send(page, 'delete', `/changes/${id}/preview/links/${links[0].id}`);
    const ended = await crawl(visitor, cookie);
    expect(leaks(ended)).toEqual([]);
    expect(ended[0]?.headers['set-cookie']).toContain('preview=;');
    expect(ended[0]?.headers['cache-control']).toBe('private, no-store');
    expect(await crawl(visitor, `preview=${'x'.repeat(43)}`).then(leaks)).toEqual([]);
    const over = await visitor.get(site.baseUrl + address, { maxRedirects: 0 });
    expect(over.status()).toBe(404);
    expect(leaks(await crawl(visitor))).toEqual([]);
  });
  await visitor.dispose();
  await guest.dispose();
});
