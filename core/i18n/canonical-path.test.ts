import { expect, test } from 'vitest';
import { canonicalAddress, canonicalPath } from '#core/i18n/canonical-path.ts';

const SECRET = 'aZ09_-'.repeat(7).padEnd(43, 'Q');

test.each([
  ['/EN', '/en'],
  ['/en/', '/en'],
  ['//en', '/en'],
  ['/en//products///', '/en/products'],
  ['/Es/PRODUCTOS/Lyra-150', '/es/productos/lyra-150'],
  ['/en/%70roduct%73', '/en/products'],
  ['/%65N/c%6Fntact', '/en/contact'],
  ['/en/%50roducts', '/en/products'],
  ['/en/PRODUCTS.DATA', '/en/products.data'],
  ['/en/led-strip-calculator/Iframe', '/en/led-strip-calculator/iframe'],
  ['/en/Ilum%c3%adn', '/en/ilum%C3%ADn'],
  [`/EN/Warranty/CASE/${SECRET}/`, `/en/warranty/case/${SECRET}`],
  [`/ES/GARANTIA/certificado/${SECRET}`, `/es/garantia/certificado/${SECRET}`],
  ['/EN/Downloads/LYR150/12/datasheet.pdf', '/en/downloads/LYR150/12/datasheet.pdf'],
  ['/EN/Downloads/LYR150/12/DataSheet.PDF', '/en/downloads/LYR150/12/datasheet.pdf'],
  ['/en/downloads/Selection.ZIP', '/en/downloads/selection.zip'],
  ['/Robots.TXT', '/robots.txt'],
  ['/SITEMAP.xml/', '/sitemap.xml'],
])('%s is written %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test.each([
  '/',
  '/en',
  '/en/products/lyra-150',
  '/en/products.data',
  '/en/downloads/LYR150/12/830/datasheet.pdf',
  // An escape that says something else when it is decoded, and what is no escape.
  '/en/products%2Flyra',
  '/en/%E0%A4%',
  '/en/%00',
  // Outside the languages nothing is known about the spelling.
  '/API/jgm/v1/menu',
  '/api//JGM',
  '/nothing/Here/',
  '/assets/Root-AbC.js',
  '/files/ABC/Plan.PDF',
  '/English/',
  '//elsewhere.example/EN',
])('%s stays as it is', (path) => {
  expect(canonicalPath(path)).toBe(path);
});

test.each(['/EN//x/', '//EN', '/en/%50%51/', '/es/DESCARGAS/A/B/'])(
  'the canonical spelling of %s is final and never another site',
  (path) => {
    const canonical = canonicalPath(path);
    expect(canonicalPath(canonical)).toBe(canonical);
    expect(canonical).toMatch(/^\/(?!\/)/);
  },
);

test.each([
  ['/Products/', '/en/products'],
  ['/EN/products?page=2#top', '/en/products'],
  ['//en//products', '/en/products'],
  ['/', '/en'],
  ['/es/productos', '/en/es/productos'],
  ['/Iluminación', '/en/iluminaci%C3%B3n'],
])('%s in English is the address %s', (path, address) => {
  expect(canonicalAddress('en', path)).toBe(address);
});
