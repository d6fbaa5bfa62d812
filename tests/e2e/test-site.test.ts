import { pathToCode } from '#core/i18n/code-paths.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { expect, siteUrl, test } from './browser.ts';
import { screensOf, slugsOf } from './screens.ts';

/** Sends a request without following redirects. */
function request(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(new URL(path, siteUrl()), { headers, method, redirect: 'manual' });
}

test.describe('GET /', () => {
  for (const [locale, headers] of [
    ['en', {}],
    ['es', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }],
    ['en', { 'accept-language': 'fr-FR,en;q=0.5,es;q=0.1' }],
    ['es', { 'accept-language': 'de, es-ES;q=0.3' }],
    ['en', { 'accept-language': 'de' }],
    ['es', { 'accept-language': 'en-GB', cookie: 'a=b; i18n_redirected=es' }],
    ['en', { 'accept-language': 'es', cookie: 'i18n_redirected=en' }],
    ['es', { 'accept-language': 'es', cookie: 'i18n_redirected=klingon' }],
  ] as [string, Record<string, string>][]) {
    test(`redirects to /${locale} with ${JSON.stringify(headers)}`, async () => {
      const response = await request('/', headers);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`/${locale}`);
      expect(response.headers.get('vary')).toMatch(/Cookie, Accept-Language/);
    });
  }

  test('retains campaign parameters and drops all others', async () => {
    const response = await request('/?utm_source=letter&page=2&gclid=1');
    expect(response.headers.get('location')).toBe('/en?utm_source=letter&gclid=1');
  });
});

test.describe('The code on a box', () => {
  const SKU = 'ARD150/12/830/60D/W/DD';

  test('leads to its page in the language of the visitor', async () => {
    const response = await request(`/c/${SKU}?utm_source=box`, { 'accept-language': 'es' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${pathToCode('es', SKU)}?utm_source=box`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toMatch(/Cookie, Accept-Language/);
  });

  for (const locale of localeCodes) {
    test(`has one address; its canonical page is the product's (${locale})`, async () => {
      const written = await request(`/${locale}/c/${SKU}`);
      expect([written.status, written.headers.get('location')]).toEqual([
        301,
        pathToCode(locale, SKU),
      ]);
      const html = await (await request(pathToCode(locale, SKU))).text();
      expect(html).toContain('<meta name="robots" content="noindex, follow"');
      const product = pathTo(locale, 'products', slugsOf('products/ard150/product.yaml')[locale]);
      expect(/rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toMatch(new RegExp(`${product}$`));
      expect(html).toContain(`?product=${encodeURIComponent(SKU)}#field-product`);
    });

    test(`leads to the product where no variant has it, else to a search (${locale})`, async () => {
      const product = await request(pathToCode(locale, 'ARD150'));
      const slug = slugsOf('products/ard150/product.yaml')[locale];
      expect(product.headers.get('location')).toBe(pathTo(locale, 'products', slug));
      const unknown = await request(pathToCode(locale, 'ARD999/x'));
      expect(unknown.status).toBe(404);
      expect(await unknown.text()).toMatch(/<input[^>]* name="search"[^>]* value="ARD999\/X"/);
    });
  }
});

test('Every response has an explicit cache policy', async () => {
  for (const [path, expected] of [
    ['/healthz', 'no-store'],
    ['/api', 'public, max-age=60'],
    ['/images/0000000000000000/640.webp', 'no-store'],
    ['/cards/en/nothing.jpg', 'no-store'],
    [`${pathTo('en', 'products')}?search=`, 'no-store'],
    ['/search/health', 'private, no-cache'],
    ['/search/nothing', 'private, no-cache'],
  ] as const) {
    const response = await request(path);
    expect([path, response.headers.get('cache-control')]).toEqual([path, expected]);
  }
});

test('Other sites may embed pictures, files and documents of the catalogue, and nothing else', async () => {
  const path = screensOf('en').product ?? '';
  const html = await (await request(path)).text();
  const linked = (pattern: RegExp) => pattern.exec(html)?.[0] ?? pattern.source;
  for (const [address, expected] of [
    [linked(/\/images\/[^" ]+/), 'cross-origin'],
    [linked(/\/files\/[^" ]+/), 'cross-origin'],
    [linked(/\/en\/downloads\/[^"]+\.pdf/), 'cross-origin'],
    [`/cards${path}.jpg`, 'cross-origin'],
    [path, 'same-origin'],
    [`${path}.data`, 'same-origin'],
    [linked(/\/assets\/[^"]+\.js/), 'same-origin'],
    ['/api/jgm/v1/menu', 'same-origin'],
    ['/search/health', 'same-origin'],
    ['/healthz', 'same-origin'],
  ] as const) {
    const response = await request(address);
    const policy = response.headers.get('cross-origin-resource-policy');
    expect([address, response.status, policy]).toEqual([address, 200, expected]);
  }
});

test('security.txt is left out where the site has no TLS', async () => {
  expect((await request('/.well-known/security.txt')).status).toBe(404);
});

test.describe('pages', () => {
  for (const locale of localeCodes) {
    test(`store their language in a cookie (${locale})`, async () => {
      for (const attempt of ['rendered', 'cached']) {
        const response = await request(pathTo(locale, 'products'), { 'accept-language': 'fr' });
        expect(response.headers.get('set-cookie'), attempt).toBe(
          `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax`,
        );
      }
      const returning = await request(pathTo(locale, 'products'), {
        cookie: `i18n_redirected=${locale}`,
      });
      expect(returning.headers.get('set-cookie')).toBeNull();
    });
  }

  test('redirect from a language in capitals with their query, data too', async () => {
    for (const [path, target] of [
      ['/EN', '/en'],
      ['/Es/productos?search=panel&utm_source=x', '/es/productos?search=panel&utm_source=x'],
    ] as const) {
      const response = await request(path);
      expect([response.status, response.headers.get('location')]).toEqual([301, target]);
    }
    const data = await request('/EN.data');
    expect([data.status, await data.json()]).toEqual([202, { redirect: '/en' }]);
  });

  test('declare their allowed methods', async () => {
    for (const [screen, methods] of [
      ['products', 'GET, HEAD'],
      ['home', 'GET, HEAD, POST'],
    ] as const) {
      const response = await request(pathTo('en', screen), {}, 'PUT');
      expect([response.status, response.headers.get('allow')]).toEqual([405, methods]);
    }
  });

  test('have the security headers, both rendered and cached', async () => {
    for (const path of [
      `${pathTo('en', 'home')}?unknown=1`,
      pathTo('en', 'home'),
      pathTo('en', 'home'),
    ]) {
      const { headers } = await request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/);
      expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    }
  });

  test('have the footer of their language, regardless of the page it was rendered for', async () => {
    const footers = new Set<string>();
    for (const locale of localeCodes) {
      const { product = '', home = '', glossary = '' } = screensOf(locale);
      for (const path of [product, home, glossary]) {
        const html = await (await request(path)).text();
        footers.add(/<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? path);
        if (path === product)
          expect(html).toMatch(/<main[\s\S]*<link rel="stylesheet" href="[^"]*product-detail/);
      }
    }
    expect(footers.size).toBe(localeCodes.length);
  });

  test('load their scripts after the first paint', async () => {
    const html = await (await request(pathTo('en', 'home'))).text();
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toMatch(/<script[^>]* src=/);
    const run = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
    expect(run).toHaveLength(1);
    expect(run[0]).toContain("observe({type: 'paint', buffered: true})");
  });

  test('respond to HEAD like GET, with 304 to their ETag, and in each encoding', async () => {
    const path = pathTo('es', 'product-categories');
    const page = await request(path);
    const body = await page.text();
    const head = await request(path, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    const etag = page.headers.get('etag') ?? (await request(path)).headers.get('etag') ?? '';
    expect((await request(path, { 'if-none-match': etag })).status).toBe(304);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await request(path, { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await response.text()).toBe(body);
    }
  });

  test('outside every language respond with 404 and a text of their own', async () => {
    const response = await request('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('This page could not be found');
    const inside = await request('/es/ninguna-parte');
    expect(inside.status).toBe(404);
    expect(await inside.text()).toContain('Página no encontrada');
  });

  test('respond to odd addresses with 404, never with 500', async () => {
    const odd = [
      '/en/products/%00',
      '/en/products/%F0%9F%92%A1',
      '/en/%E0%A4%A',
      '/en//products',
      '/en/products?page=-1',
      '/en/products?page=9e99',
      '/en/product-categories/downlights?type=%27;--',
    ];
    for (const path of odd) expect((await request(path)).status, path).toBeLessThan(500);
  });
});

test.describe('for machines', () => {
  test('/healthz reports version and products', async () => {
    const response = await request('/healthz');
    expect(await response.json()).toMatchObject({
      status: 'ok',
      contentVersion: 1,
      products: { en: 102, es: 102 },
    });
  });

  test('every address of the sitemaps responds with 200', async () => {
    const robots = await (await request('/robots.txt')).text();
    expect(robots).toMatch(/^Sitemap: \S+\/sitemap\.xml$/m);
    const index = await (await request('/sitemap.xml')).text();
    for (const locale of localeCodes) {
      expect(index).toContain(`/${locale}/sitemap.xml</loc>`);
      const sitemap = await (await request(`/${locale}/sitemap.xml`)).text();
      const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/e[ns][^<]*)<\/loc>/g)].map(
        ([, path]) => path as string,
      );
      expect(paths.length).toBeGreaterThan(110);
      for (const path of paths) expect((await request(path)).status, path).toBe(200);
      const narrowed = paths.filter((path) => path.includes('?'));
      expect(narrowed.length).toBeGreaterThan(20);
      for (const path of narrowed) {
        const html = await (await request(path)).text();
        expect(html, path).not.toContain('noindex');
        expect(/rel="canonical" href="[^"]*?(\/e[ns][^"]*)"/.exec(html)?.[1], path).toBe(path);
        // A listing of one product would say what the product's page says.
        const results = html.split('class="listing-results"')[1] ?? '';
        const start = `${pathTo(locale, 'products')}/`;
        const shown = results.matchAll(/href="([^"?#]+)/g);
        const products = [...shown].filter(([, href]) => href?.startsWith(start));
        expect(new Set(products.map(([, href]) => href)).size, path).toBeGreaterThan(1);
      }
    }
  });

  test('every link on every screen resolves', async () => {
    const seen = new Set<string>();
    for (const locale of localeCodes) {
      for (const path of Object.values(screensOf(locale))) {
        const html = await (await request(path)).text();
        for (const [, href] of html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g))
          seen.add((href as string).replaceAll('&amp;', '&'));
      }
    }
    const dead: string[] = [];
    for (const path of seen) {
      if (path.startsWith('/images/')) continue;
      const response = await request(path, {}, 'HEAD');
      if (response.status >= 400) dead.push(`${response.status} ${path}`);
    }
    expect(dead).toEqual([]);
    expect(seen.size).toBeGreaterThan(200);
  });

  test('the web manifest and its icons exist', async () => {
    const manifest = await (await request('/site.webmanifest')).json();
    for (const { src } of manifest.icons) expect((await request(src)).status, src).toBe(200);
  });
});
