import { expect, test } from 'vitest';
import { listRouteNames, routeName } from '#server/observe/route-name.ts';

test.each([
  ['/', 'start'],
  ['/en', 'home'],
  ['/es.data', 'home (data)'],
  ['/es/productos', 'products'],
  ['/en/products/ardea-150-downlight', 'products/…'],
  ['/es/productos/ardea-150-downlight.data', 'products/… (data)'],
  ['/en/product-categories/downlights', 'product-categories/…'],
  ['/en/faqs', 'faqs'],
  ['/es/descargas/ARD150/12/830/ficha-tecnica.pdf', 'downloads'],
  ['/en/warranty', 'warranty'],
  ['/en/warranty/claim', 'claim'],
  ['/en/warranty/case/k3-secret', 'case/…'],
  ['/en/warranty/certificate/k3-secret', 'certificate/…'],
  ['/en/about/quality', 'pages'],
  ['/api/wp/v2/product', 'api'],
  ['/search/multi_search', 'search'],
  ['/images/0123456789abcdef/a-800.webp', 'pictures'],
  ['/assets/root-abc.js', 'assets'],
  ['/wp-login.php', 'other'],
  ['/constructor', 'other'],
  ['no path', 'other'],
])('%s is %s', (path, name) => {
  expect(routeName(path)).toBe(name);
});

test('Whatever is requested, the names are those of a short list', () => {
  const names = new Set(listRouteNames());
  expect(names.size).toBeLessThan(150);
  for (let count = 0; count < 2000; count += 1) {
    const parts = Array.from(
      { length: count % 5 },
      (_, index) =>
        ['en', 'es', 'products', `x${count}`, '__proto__', 'warranty', '%'][
          (count * 7 + index * 3) % 7
        ],
    );
    expect(names).toContain(routeName(`/${parts.join('/')}`));
  }
});
