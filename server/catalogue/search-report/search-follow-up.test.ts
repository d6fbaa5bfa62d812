import { expect, test } from 'vitest';
import { readFollowUp } from '#server/catalogue/search-report/search-follow-up.ts';

const philips = '/en/products?search=Philips+downlight';

test.each([
  ['/en/products/ibis-50?variation=3', 'opened', '/en/products/ibis-50'],
  ['/en/product-categories/downlights', 'opened', '/en/product-categories/downlights'],
  ['/en/products?search=Downlight', 'refined', 'downlight'],
  ['/en/product-categories/downlights?search=downlight', 'refined', 'downlight'],
  ['/en/products?search=Philips+downlight&ip=IP44', 'refined', ''],
  ['/en/products?ip=IP44', 'refined', ''],
])('After a search, %s is %s', (to, kind, target) => {
  expect(readFollowUp(philips, to)).toEqual({
    locale: 'en',
    text: 'philips downlight',
    kind,
    target,
  });
});

test('Addresses of each language are read', () => {
  expect(readFollowUp('/es/productos?search=Araña', '/es/productos/ibis-50')).toEqual({
    locale: 'es',
    text: 'arana',
    kind: 'opened',
    target: '/es/productos/ibis-50',
  });
});

test.each([
  // The same results, or a page that is no result.
  [philips, '/en/products?search=philips+downlight&page=2'],
  [philips, '/en/products?search=Philips+downlight&sort=name&view=list'],
  [philips, '/en/glossary/lumen'],
  [philips, '/es/productos/ibis-50'],
  [philips, `/en/products/${'x'.repeat(300)}`],
  // No search of all products, or one that is not counted.
  ['/en/products', '/en/products/ibis-50'],
  ['/en/products?search=ana%40example.com', '/en/products/ibis-50'],
  ['/en/product-categories/downlights?search=lamp', '/en/products/ibis-50'],
  ['https://example.com/en/products?search=lamp', '/en/products/ibis-50'],
  ['//example.com/en/products?search=lamp', '/en/products/ibis-50'],
  ['/fr/products?search=lamp', '/fr/products/ibis-50'],
  ['', ''],
])('%s then %s says nothing about a search', (from, to) => {
  expect(readFollowUp(from, to)).toBeNull();
});

test('A page that was among the results is opened, if it is of the same language', () => {
  const glossary = '/en/glossary/lumen';
  expect(readFollowUp(philips, glossary, true)).toMatchObject({ kind: 'opened', target: glossary });
  expect(readFollowUp(philips, '/es/glosario/lumen', true)).toBeNull();
  expect(readFollowUp(philips, 'https://example.com/en/glossary', true)).toBeNull();
});
