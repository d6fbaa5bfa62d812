import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#tests/api/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const ENDPOINTS: Record<string, string[]> = {
  '/wp/v2/product': ['page', 'per_page', 'search', 'include', 'slug', 'orderby', 'product_cat'],
  '/wp/v2/product_cat': ['page', 'parent', 'slug', 'hide_empty', 'search', 'post', 'order'],
  '/wp/v2/media': ['page', 'offset', 'parent', 'mime_type', 'search', 'exclude'],
  '/wp/v2/search': ['page', 'per_page', 'search', 'type', 'subtype', 'include'],
  '/jgm/v1/pages': ['page', 'slug', 'path', 'kind'],
  '/jgm/v1/product-variation': ['page', 'per_page', 'parent', 'sku'],
  '/jgm/v1/slug': ['slug'],
  '/ansell/v1/product/breadcrumbs': ['id', 'slug'],
  '/ansell/v1/product/legacy': ['code'],
};

const VALUES = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1.0',
  '1.5',
  '1e3',
  '1e999',
  '-1e999',
  '0x10',
  'NaN',
  'Infinity',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  'true',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '%00',
  'a%00b',
  '%ff%fe',
  '%F0%9F%92%A1',
  '%',
  '%25%27%22%3B--',
  "'%20or%201=1",
  '%3Cscript%3E',
  ',,,,',
  '1,,2,x',
  '../../etc/passwd',
  '[]',
  '{}',
  '_!%25',
  'ñandú',
  `${'1'.repeat(5000)}x`,
  '%3C'.repeat(3000),
  'a '.repeat(2000),
];

const SHAPES = [
  (name: string, value: string) => `${name}=${value}`,
  (name: string, value: string) => `${name}[]=${value}`,
  (name: string, value: string) => `${name}[x]=${value}&${name}[__proto__]=1`,
  (name: string, value: string) => `${name}[][y][]=${value}&_fields[]=${value}&_embed=${value}`,
];

const REFUSALS = [400, 404];

test.each(Object.entries(ENDPOINTS))(
  'GET %s survives odd values of every parameter',
  async (path, names) => {
    for (const name of names) {
      for (const value of VALUES) {
        for (const shape of SHAPES) {
          const query = shape(name, value);
          const response = await api.request(`/api${path}?${query}`);
          const body = (await response.json()) as { code?: string; data?: { status: number } };
          if (response.status === 200) continue;
          const got = `${response.status} ${JSON.stringify(body)} for ${query.slice(0, 80)}`;
          expect(REFUSALS, got).toContain(response.status);
          expect(body.data?.status, got).toBe(response.status);
          expect(body.code, got).toMatch(/^rest_/);
        }
      }
    }
  },
  60_000,
);

test.each(['%E0%A4%A', '%00', '..%2f..', 'a%2Fb', '%F0%9F%92%A1', "x'y"])(
  'odd paths return 404: %s',
  async (part) => {
    for (const path of ['wp/v2/product/', 'wp/v2/types/', 'jgm/v1/slug/', 'nothing/']) {
      const response = await api.request(`/api/${path}${part}`);
      expect(response.status, path).toBe(404);
      expect(((await response.json()) as { code: string }).code).toMatch(/^rest_/);
    }
  },
);
