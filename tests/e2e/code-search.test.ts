import { parseHTML } from 'linkedom';
import { pathToCode, pathToCodes } from '#core/i18n/code-paths.ts';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo, pathToPage } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { expect, siteUrl, test } from './browser.ts';
import { pathsOfPage } from './screens.ts';

const SKU = 'ARD150/12/830/60D/W/FX';
const EARLIER = 'AD150-1230-W60';

const request = (path: string) => fetch(new URL(path, siteUrl()), { redirect: 'manual' });
const domOf = async (path: string) => parseHTML(await (await request(path)).text()).document;

for (const locale of localeCodes) {
  test.describe(`files by code (${locale})`, () => {
    const search = async (text: string) => {
      const document = await domOf(pathToPage(locale, pathsOfPage('downloads')[locale]));
      const form = document.querySelector('main form');
      const name = form?.querySelector('input')?.getAttribute('name');
      expect(form?.getAttribute('action')).toBe(pathToCodes(locale));
      return `${pathToCodes(locale)}?${new URLSearchParams({ [String(name)]: text })}`;
    };

    test('the form of the downloads page leads to the page of a code, also an earlier one', async () => {
      for (const text of [SKU, SKU.toLowerCase(), EARLIER]) {
        const response = await request(await search(text));
        expect(response.headers.get('location'), text).toBe(pathToCode(locale, SKU));
      }
      const moved = await request(pathToCode(locale, EARLIER));
      expect([moved.status, moved.headers.get('location')]).toEqual([301, pathToCode(locale, SKU)]);
    });

    test('words list variants with their pages, and nonsense is not found', async () => {
      const path = await search('ardea 4000k');
      const found = (await domOf(path)).querySelectorAll('.code-matches a');
      expect(found.length).toBeGreaterThan(2);
      for (const link of found) {
        expect(link.getAttribute('href')).toBe(pathToCode(locale, link.textContent ?? ''));
      }
      expect((await request(await search('zzzzqqq'))).status).toBe(404);
      expect((await request(pathToCodes(locale))).status).toBe(404);
      // Cut to the longest code, a character of two halves would be one.
      const long = `/${locale}/c/${encodeURIComponent(`${'z'.repeat(63)}💡`)}`;
      expect((await request(long)).status).toBe(404);
    });

    test('words of kinds and figures list a variant of each product, with the way to all', async () => {
      const words = locale === 'en' ? 'ceiling light 4000 K' : 'luz de techo 4000 K';
      for (const text of ['downlight', 'downlight 4000 K', words]) {
        const response = await request(await search(text));
        expect(response.status, text).toBe(200);
        const { document } = parseHTML(await response.text());
        const links = [...document.querySelectorAll('.code-matches a')];
        expect(links.length, text).toBeGreaterThan(5);
        const sku = links[0]?.textContent ?? '';
        expect(links[0]?.getAttribute('href')).toBe(pathToCode(locale, sku));
        const all = document.querySelector('.code-all a')?.getAttribute('href') ?? '';
        expect(all).toContain(`${pathTo(locale, 'products')}?`);
        expect((await request(all)).status, all).toBe(200);
      }
    });

    test('of many variants the first are listed, with their number and the way to all', async () => {
      const document = await domOf(await search('ardea 4000k'));
      const [shown, total] = document.querySelector('.code-all')?.textContent?.match(/\d+/g) ?? [];
      expect(Number(shown)).toBe(document.querySelectorAll('.code-matches a').length);
      expect(Number(total)).toBeGreaterThan(Number(shown));
      const all = document.querySelector('.code-all a')?.getAttribute('href') ?? '';
      expect(all).toBe(`${pathTo(locale, 'products')}?search=ardea%204000k`);
    });

    test('a product code leads to the files of the product, a variant has the way to all of its own', async () => {
      const found = await request(await search('ARD150'));
      expect(found.headers.get('location')).toMatch(/#downloads$/);
      const document = await domOf(pathToCode(locale, SKU));
      const files =
        document.querySelector('main a[href$="#downloads"]')?.getAttribute('href') ?? '';
      expect(files).toMatch(/[?]variation=\d+#downloads$/);
      const page = await domOf(files);
      expect(page.querySelector('#downloads')).not.toBeNull();
    });

    test('an address with a part of a code, or with other signs in it, lists variants', async () => {
      for (const code of ['ARD150/12/830', SKU.replaceAll('/', ' '), SKU.replaceAll('/', '')]) {
        const path = pathToCode(locale, encodeURIComponent(code));
        const response = await request(path.replaceAll('%2f', '%2F'));
        const { document } = parseHTML(await response.text());
        expect(response.status).toBe(404);
        const first = document.querySelector('.code-matches a')?.getAttribute('href');
        expect(first, code).toContain(pathToCode(locale, 'ARD150/12/830'));
      }
    });

    test('a code with O for 0 or I for 1 is unknown, and leads to the one that was meant', async () => {
      const slips = [
        SKU.replace('830', '83O'),
        SKU.replace('/12/', '/I2/'),
        SKU.replace('D150', 'D15O'),
      ];
      for (const code of [...slips, SKU.replace('/12/', '/l2/').toLowerCase()]) {
        const path = pathToCode(locale, code);
        const response = await request(path);
        expect(response.status, code).toBe(404);
        const shown = [
          [parseHTML(await response.text()).document, code.toUpperCase()],
          [await domOf(await search(code)), code],
        ] as const;
        for (const [document, typed] of shown) {
          const text = document.querySelector('main')?.textContent?.replaceAll('\u00a0', ' ');
          expect(text).toContain(texts[locale]('code.unknown', { code: typed }));
          expect(text).toContain(texts[locale]('code.similar-advice'));
          const links = [...document.querySelectorAll('.code-matches a')];
          expect(links.map((link) => link.getAttribute('href'))).toEqual([pathToCode(locale, SKU)]);
        }
      }
      const product = await domOf(pathToCode(locale, 'ARDI5O'));
      const links = [...product.querySelectorAll('.code-matches a')];
      expect(links.map((link) => link.textContent)).toEqual(['ARD150']);
    });

    test('an address without a code invites to type one', async () => {
      const document = await domOf(pathToCodes(locale));
      const heading = document.querySelector('h1')?.textContent?.replaceAll('\u00a0', ' ');
      expect(heading).toBe(texts[locale]('code.find'));
      expect(document.querySelector('main form')?.getAttribute('action')).toBe(pathToCodes(locale));
    });

    test('the page of a code names the earlier one that it replaces', async () => {
      const document = await domOf(pathToCode(locale, SKU));
      expect(document.querySelector('main header')?.textContent).toContain(EARLIER);
    });

    test('the same search or unknown code is offered in the other languages', async () => {
      for (const other of localeCodes.filter((one) => one !== locale)) {
        for (const [path, same] of [
          [await search('ardea 4000k'), `${pathToCodes(other)}?search=ardea+4000k`],
          [pathToCode(locale, 'zzzzqqq/1'), pathToCode(other, 'zzzzqqq/1')],
        ] as const) {
          const link = (await domOf(path)).querySelector(`header a[href="${same}"]`);
          expect(link?.getAttribute('lang'), path).toBe(other);
        }
      }
    });

    test('pages of codes are not in the sitemap', async () => {
      const index = await (await request(`/${locale}/sitemap.xml`)).text();
      const parts = [...index.matchAll(/<loc>([^<]*part=[^<]*)<\/loc>/g)].map(([, loc]) => loc);
      const texts = parts.map(async (loc) => (await request(String(loc))).text());
      const all = [index, ...(await Promise.all(texts))].join('');
      expect(all).toContain(`/${locale}/`);
      expect(all).not.toContain(`${pathToCodes(locale)}/`);
    });
  });
}
