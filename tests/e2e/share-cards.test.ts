import sharp from 'sharp';
import { localeCodes } from '#core/i18n/locales.ts';
import { expect, siteUrl, test } from './browser.ts';
import { screensOf } from './screens.ts';

const READ = /<meta property="og:image(?::(\w+))?" content="([^"]*)"/g;

for (const locale of localeCodes) {
  test.describe(`Share cards (${locale})`, () => {
    const { product, article, 'case-study': caseStudy, application } = screensOf(locale);

    for (const path of [product, article, caseStudy, application]) {
      test(`${path} has its own`, async () => {
        const html = await (await fetch(siteUrl() + path)).text();
        const entries = [...html.matchAll(READ)].map(([, name = 'url', value]) => [name, value]);
        const { url, width, height, alt } = Object.fromEntries(entries);
        expect({ width, height }).toEqual({ width: '1200', height: '630' });
        expect(alt.length).toBeGreaterThan(5);
        expect(new URL(url).pathname).toBe(`/cards${path}.jpg`);
        const response = await fetch(siteUrl() + new URL(url).pathname);
        expect(response.headers.get('content-type')).toBe('image/jpeg');
        const card = await sharp(await response.arrayBuffer()).metadata();
        expect([card.width, card.height]).toEqual([1200, 630]);
        const etag = response.headers.get('etag') as string;
        const again = await fetch(response.url, { headers: { 'if-none-match': etag } });
        expect(again.status).toBe(304);
      });
    }

    test('a variant of another finish has its own', async () => {
      const html = await (await fetch(siteUrl() + product)).text();
      const [, finish = ''] =
        html.match(/href="[^"]*(\?variation=\d+)[^"]*"[^>]*><span data-finish="black"/) ?? [];
      const shown = await (await fetch(siteUrl() + product + finish)).text();
      const card = `/cards${product}.jpg`;
      expect(shown).toContain(`${card}${finish}"`);
      const [own, first] = await Promise.all(
        [card + finish, card].map(async (path) =>
          (await fetch(siteUrl() + path)).headers.get('etag'),
        ),
      );
      expect(own).not.toBe(first);
    });

    for (const path of ['', '/nowhere', '/products/nowhere', '/%zz']) {
      test(`${JSON.stringify(path)} has none`, async () => {
        const { status } = await fetch(`${siteUrl()}/cards/${locale}${path}.jpg`);
        expect(status).toBe(404);
      });
    }
  });
}
