import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '#server/api/api.ts';
import { createTestApi, type Json, SITE_URL, type TestApi } from '#tests/api/test-api.ts';

/** Recorded responses of real WordPress servers, stored outside the repository. */
const folder = fileURLToPath(new URL('../../../shared/data/wordpress/live', import.meta.url));

type Recording = { response: { status: number; headers: Record<string, string>; body: Json } };

async function readRecording(name: string): Promise<Recording['response']> {
  return (JSON.parse(await readFile(`${folder}/${name}.json`, 'utf8')) as Recording).response;
}

/** Keys of WordPress that this API deliberately omits. */
const LEFT_OUT = ['replies', 'permalink_template', 'version-history'];
/** Keys of this API that WordPress does not have. */
const ADDED = ['image'];

const keysOf = (record: object, without: string[]) =>
  Object.keys(record)
    .filter((key) => !without.includes(key))
    .toSorted();

describe.skipIf(!existsSync(folder))('as WordPress recorded', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi();
  });
  afterAll(() => api.close());

  test.each([
    ['posts_embed', '/wp/v2/posts?_embed=1&slug=choosing-light'],
    ['categories_default', '/wp/v2/categories'],
    ['categories_slug', '/wp/v2/categories?slug=planning'],
    ['product_default', '/wp/v2/product?slug=nimba-120-recessed-downlight'],
    ['product_cat_per_page_100', '/wp/v2/product_cat?slug=downlights'],
    ['media_single', '/wp/v2/media?media_type=image&mime_type=image/webp'],
    ['search_products', '/wp/v2/search?subtype=product'],
    ['testimonials_default', '/wp/v2/testimonials'],
  ])('%s: the same keys of a record and its links', async (name, path) => {
    const recorded = (await readRecording(name)).body;
    const theirs = Array.isArray(recorded) ? (recorded[0] as Json) : recorded;
    // Only articles have authors here.
    const leftOut = name.startsWith('posts') ? LEFT_OUT : [...LEFT_OUT, 'author'];
    const ours = (await api.get(`/api${path}`)).body[0] as Json;
    expect(keysOf(ours, ADDED)).toEqual(keysOf(theirs, []));
    expect(keysOf(ours._links as Json, [])).toEqual(keysOf(theirs._links as Json, leftOut));
  });

  test.each([
    ['posts_per_page_101_400', '/wp/v2/posts?per_page=101'],
    ['posts_order_invalid_400', '/wp/v2/posts?order=up'],
    ['posts_page_beyond_400', '/wp/v2/posts?per_page=3&page=99'],
    ['posts_slug_unknown_empty', '/wp/v2/posts?slug=unknown'],
    ['posts_search_no_hits', '/wp/v2/posts?search=zzzz'],
    ['post_unknown_404', '/wp/v2/posts/999999'],
    ['category_unknown_404', '/wp/v2/categories/999999'],
    ['posts_per_page_101_400', '/wp/v2/product?per_page=101'],
    ['posts_order_invalid_400', '/wp/v2/product?order=up'],
    ['posts_page_beyond_400', '/wp/v2/product?per_page=3&page=99'],
    ['post_unknown_404', '/wp/v2/product/999999'],
    ['media_unknown_404', '/wp/v2/media/999999'],
    ['category_unknown_404', '/wp/v2/product_cat/999999'],
    ['no_route_404', '/wp/v2/nothing'],
    ['no_route_namespace_404', '/none/v1/x'],
    ['posts_slug_unknown_empty', '/wp/v2/product?slug=unknown'],
    ['search_no_hits', '/wp/v2/search?search=zzzz'],
  ])('%s: the same status, body and headers', async (name, path) => {
    const recorded = await readRecording(name);
    const { status, body, headers } = await api.get(`/api${path}`);
    expect({ status, body }).toEqual({ status: recorded.status, body: recorded.body });
    for (const header of ['Content-Type', 'X-WP-Total', 'X-WP-TotalPages', 'Allow']) {
      expect(headers.get(header), header).toBe(recorded.headers[header] ?? null);
    }
  });

  test('create_post_unauth_401: articles are read-only', async () => {
    const { status, body } = await readRecording('create_post_unauth_401');
    const request = { method: 'POST', body: JSON.stringify({ title: 'x' }) };
    for (const path of ['/wp/v2/posts', '/wp/v2/testimonials']) {
      const response = await api.request(`/api${path}`, request);
      expect({ status: response.status, body: await response.json() }).toEqual({ status, body });
    }
  });

  test.each([
    ['posts_cors_get', 'GET', '/wp/v2/product?per_page=1&_fields=id'],
    ['posts_cors_preflight', 'OPTIONS', '/wp/v2/product'],
  ])('%s: the same CORS headers for a cross-origin caller', async (name, method, path) => {
    const { headers } = await readRecording(name);
    const origin = headers['Access-Control-Allow-Origin'] as string;
    const { services, gate } = api;
    const listing = createApi(services, { siteUrl: SITE_URL, gate, corsOrigins: [origin] });
    const response = await listing.request(`/api${path}`, { method, headers: { origin } });
    const names = Object.keys(headers).filter((header) => header.startsWith('Access-Control-'));
    expect(names.length).toBeGreaterThan(3);
    for (const header of names) expect(response.headers.get(header), header).toBe(headers[header]);
  });
});
