import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { missing } from '#core/missing.ts';
import { desktop, expect, test, visit } from '#tests/e2e/browser.ts';
import { slugsOf } from '#tests/e2e/screens.ts';

const product = slugsOf('products/ard150/product.yaml');

type Part = ['faqs' | 'glossary' | 'products', typeof product | null, Record<string, string>];

/** A part of a page with its anchor in each language. */
const parts: Part[] = [
  ['faqs', null, { en: 'which-beam', es: 'que-haz' }],
  ['glossary', null, { en: 'absence-detection', es: 'deteccion-de-ausencia' }],
  ['products', product, { en: 'downloads', es: 'downloads' }],
];

for (const locale of localeCodes) {
  const other = localeCodes.find((code) => code !== locale) ?? missing();

  test.describe(`switching the language (${locale})`, () => {
    for (const [screen, slugs, anchors] of parts) {
      const [from, to] = [locale, other].map((code) => `#${anchors[code]}`);
      test(`stays at the same part of a page: ${screen}`, async ({ withPage }) => {
        await withPage(desktop, async (page) => {
          const pathIn = (code: typeof locale) =>
            pathTo(code, screen, slugs ? slugs[code] : undefined);
          await visit(page, `${pathIn(locale)}${from}`);
          const link = page.locator(`header a[lang=${other}]`).first();
          // Its script waits for an idle page; the header is out of sight, but not for keys.
          await expect
            .poll(() =>
              link.evaluate((element: HTMLAnchorElement) => {
                element.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
                return element.hash;
              }),
            )
            .toBe(to);
          await link.dispatchEvent('click');
          await page.waitForURL(`**${pathIn(other)}${to}`);
          await expect(page.locator(`[id="${anchors[other]}"]`)).toBeInViewport();
        });
      });
    }

    for (const screen of ['faqs', 'glossary'] as const) {
      test(`keeps the search text: ${screen}`, async ({ withPage }) => {
        await withPage(desktop, async (page) => {
          await visit(page, `${pathTo(locale, screen)}?search=ugr`);
          const link = page.locator(`header a[href="${pathTo(other, screen)}?search=ugr"]`);
          expect(await link.count()).toBeGreaterThan(0);
          const canonical = await page.locator('link[rel=canonical]').count();
          expect(canonical).toBeLessThanOrEqual(1);
        });
      });
    }
  });
}
