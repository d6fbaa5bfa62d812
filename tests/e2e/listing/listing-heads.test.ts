import { parseHTML } from 'linkedom';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { expect, siteUrl, test } from '#tests/e2e/browser.ts';

const read = async (path: string) => (await fetch(new URL(path, siteUrl()))).text();

/** The addresses of a map of the site, without the origin. */
const locationsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return pathname + search;
  });

for (const locale of localeCodes) {
  test(`each listing that search engines know says something of its own (${locale})`, async () => {
    const parts = locationsOf(await read(`/${locale}/sitemap.xml`));
    const maps = parts.filter((path) => path.includes('sitemap'));
    const all = [...parts, ...(await Promise.all(maps.map(read))).flatMap(locationsOf)];
    const root = pathTo(locale, 'product-categories');
    const listings = [...new Set(all)].filter((path) => path.startsWith(root));
    expect(listings.filter((path) => path.includes('?')).length).toBeGreaterThan(20);
    const seen = { h1: new Map<string, string>(), description: new Map<string, string>() };
    const same: string[] = [];
    for (const path of listings) {
      const { document } = parseHTML(await read(path));
      expect(
        document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '',
        path,
      ).not.toContain('noindex');
      const texts = {
        h1: document.querySelector('h1')?.textContent ?? '',
        description:
          document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      };
      for (const kind of ['h1', 'description'] as const) {
        expect(texts[kind], path).not.toBe('');
        const before = seen[kind].get(texts[kind]);
        if (before) same.push(`${kind} of ${path} as of ${before}: ${texts[kind]}`);
        seen[kind].set(texts[kind], path);
      }
    }
    expect(same).toEqual([]);
  });
}
