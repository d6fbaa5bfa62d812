import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { isCacheableKey, readPageAddress, withCampaign } from '#server/http/cache/page-address.ts';
import { createKeyTest } from '#server/http/cache/page-queries.ts';

describe('readPageAddress', () => {
  test.each([
    ['/en', '/en', ''],
    ['/en?', '/en', ''],
    ['/en?utm_source=x', '/en', 'utm_source=x'],
    ['/en?GCLID=a%20b&fbclid=c', '/en', 'GCLID=a%20b&fbclid=c'],
    [
      '/en/products?search=panel&utm_source=x&page=2',
      '/en/products?search=panel&page=2',
      'utm_source=x',
    ],
    [
      '/en/products?ip=IP65&ip=IP66&wattage-min=1',
      '/en/products?ip=IP65&ip=IP66&wattage-min=1',
      '',
    ],
    ['/en/products?variation=1', '/en/products', ''],
    [
      '/en/products/lyra?variation=1&search=dali&of=x',
      '/en/products/lyra?variation=1&search=dali',
      '',
    ],
    [
      '/en/products/lyra.data?variation=1&_routes=en%2Fproduct',
      '/en/products/lyra.data?variation=1',
      '',
    ],
    ['/en/products/lyra?_routes=en%2Fproduct', '/en/products/lyra', ''],
    ['/es/productos?search=panel', '/es/productos?search=panel', ''],
    ['/es/products?search=panel', '/es/products', ''],
    ['/en/glossary?q=lux&search=lux', '/en/glossary?search=lux', ''],
    ['/en/glossary?se%61rch=lux', '/en/glossary?se%61rch=lux', ''],
    ['/EN/Glossary/?search=lux', '/EN/Glossary/?search=lux', ''],
    [
      '/en/led-strip-calculator/iframe?family=TRA128',
      '/en/led-strip-calculator/iframe?family=TRA128',
      '',
    ],
    ['/en/%E0%A4%A?search=x', '/en/%E0%A4%A', ''],
    ['/en/about?a=1&b=2&&=', '/en/about', ''],
  ])('%s is %s', (url, key, campaign) => {
    expect(readPageAddress(url)).toEqual({ key, campaign });
  });
});

test('Each path has one spelling in the cache, and addresses have a maximum length', () => {
  expect(isCacheableKey('/en/products?search=PANEL%20600/')).toBe(true);
  for (const key of ['/en/Products', '/en/products/', '/en//products', '/en/product%73']) {
    expect(isCacheableKey(key), key).toBe(false);
  }
  expect(isCacheableKey(`/en/project-list?list=${'x'.repeat(2000)}`)).toBe(false);
});

test.each([
  ['/en/products', 'utm_a=b', '/en/products?utm_a=b'],
  ['/en/products?ip=IP65#results', 'utm_a=b', '/en/products?ip=IP65&utm_a=b#results'],
  ['/en', '', '/en'],
  ['https://elsewhere.example/', 'utm_a=b', 'https://elsewhere.example/'],
  ['//elsewhere.example/', 'utm_a=b', '//elsewhere.example/'],
])('A redirect to %s keeps %j', (location, campaign, expected) => {
  expect(withCampaign(location, campaign)).toBe(expected);
});

describe('The table of the queries that pages read', () => {
  const READS_QUERY =
    /searchParams|useSearchParams|location\.search|url\.search|loadListing|loadStrip/;
  const NAMED_KEY =
    /searchParams\.(?:get|has)\('([^']+)'\)|\bread\('([^']+)'\)|textOf\('([^']+)'\)/g;
  type Route = { path?: string | undefined; file: string; children?: Route[] | undefined };
  const listScreens = (list: Route[], above: string): { path: string; file: string }[] =>
    list.flatMap(({ path = '', file, children = [] }) => {
      const own = path ? `${above}/${path}` : above;
      return [{ path: own.replaceAll(/:\w+/g, 'x'), file }, ...listScreens(children, own)];
    });
  const screens = listScreens(routes as Route[], '').map(({ path, file }) => {
    const code = readFileSync(new URL(`../../../app/${file}`, import.meta.url), 'utf8');
    return { path, code, file };
  });

  test('has an entry for every screen whose module reads its query', () => {
    const reading = screens.filter(({ code }) => READS_QUERY.test(code));
    expect(reading.length).toBeGreaterThan(20);
    const keys = [
      'search',
      'variation',
      'page',
      'list',
      'use',
      'class',
      'family',
      'variants',
      'application',
      'of',
      'code',
      'part',
      'd',
    ];
    for (const { path, code, file } of reading) {
      const reads = createKeyTest(path);
      const named = [...code.matchAll(NAMED_KEY)].map(
        (match) => match.slice(1).find(Boolean) ?? '',
      );
      const where = `${path} (${file}) in server/http/cache/page-queries.ts`;
      expect([...keys, ...named].some(reads), where).toBe(true);
    }
  });

  test('has every key that such a module reads', () => {
    const named = screens.flatMap(({ path, code, file }) =>
      [...code.matchAll(NAMED_KEY)].map((match) => ({
        path,
        file,
        key: match.slice(1).find(Boolean) ?? '',
      })),
    );
    expect(named.length).toBeGreaterThan(20);
    for (const { path, file, key } of named) {
      expect(createKeyTest(path)(key), `${key} at ${path} (${file})`).toBe(true);
    }
  });
});
