import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { expect, siteUrl, test } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf, slugsOf } from '#tests/e2e/screens.ts';
import { textsOf } from './variants-table-steps.ts';

const read = async (path: string) => (await fetch(siteUrl() + path)).text();

/** Returns the content of a section of a product page. */
function sectionOf(html: string, id: string): string {
  const start = html.indexOf(`<section id="${id}"`);
  return start < 0 ? '' : html.slice(start, html.indexOf('</section>', start));
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`links of a product page (${locale})`, () => {
    const { product = '' } = screensOf(locale);
    const t = textsOf(locale);
    const stockists = pathTo(locale, 'stockists');

    it('stockists of its category by name, and a search for stockists', async () => {
      const html = sectionOf(await read(product), 'where-to-buy');
      expect(html).toContain(`action="${stockists}"`);
      const all = html.match(/href="([^"]*\?family=[^"]*)"/)?.[1] as string;
      const names = [...html.matchAll(/<li><strong>([^<]+)<\/strong>/g)].map(([, name]) => name);
      const ownNames = names.slice(0, 6);
      expect(ownNames).toHaveLength(6);
      const family = await read(`${all}&search=${encodeURIComponent(ownNames[0] as string)}`);
      expect(family).toContain(`<h2>${ownNames[0]}</h2>`);
    });

    it('the successors of a discontinued product, and none for others', async () => {
      const [old, next] = ['trar60', 'trac60'].map((code) => {
        return pathTo(locale, 'products', slugsOf(`products/${code}/product.yaml`)[locale]);
      }) as [string, string];
      const html = sectionOf(await read(old), 'successors');
      expect(html).toContain(t('detail.section-discontinued'));
      expect(html).toContain(`href="${next}"`);
      expect(sectionOf(await read(product), 'successors')).toBe('');
    });

    it('the successors on the card of a discontinued product', async () => {
      const [old, next] = ['trar60', 'trac60'].map((code) => {
        return pathTo(locale, 'products', slugsOf(`products/${code}/product.yaml`)[locale]);
      }) as [string, string];
      const list = await read(`${pathTo(locale, 'products')}?search=TRAR60`);
      const card = list.slice(list.indexOf(`href="${old}`));
      const note = card.slice(0, card.indexOf('</p>'));
      expect(note).toContain(t('detail.replaced-by'));
      expect(note).toContain(`href="${next}"`);
      expect(await read(`${pathTo(locale, 'products')}?search=TRAC60`)).not.toContain(
        t('detail.replaced-by'),
      );
    });

    it('articles that use it as an example', async () => {
      const kel = pathTo(locale, 'products', slugsOf('products/kel140/product.yaml')[locale]);
      const html = sectionOf(await read(kel), 'reading');
      const link = html.match(/href="([^"]+)"/)?.[1] as string;
      expect(link.startsWith(`${pathTo(locale, 'articles')}/`)).toBe(true);
      expect(await read(link)).toContain(kel);
    });
  });
}
