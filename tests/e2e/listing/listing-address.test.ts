import type { Page } from '@playwright/test';
import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, phone, reload, siteUrl, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import {
  cardsOf,
  chipsOf,
  controlOf,
  resultsOf,
  totalOf,
  untilQuery,
  untilTotal,
} from './listing-controls.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
const untilAt = (page: Page, top: number) =>
  page.waitForFunction((y) => Math.abs(window.scrollY - y) < 3, top);
const other = (locale: LocaleCode) => localeCodes.find((code) => code !== locale) as LocaleCode;

const fixedDownlights = mapLocales((code) =>
  code === 'es' ? 'downlights-fijos' : 'fixed-downlights',
);

/** Returns the metadata of a page for search engines. */
async function headOf(path: string) {
  const html = await (await fetch(new URL(path, siteUrl()))).text();
  const pathOf = (pattern: RegExp) => {
    const href = pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
    return href?.slice(siteUrl().length);
  };
  return {
    title: /<title>([^<]*)/.exec(html)?.[1] ?? '',
    canonical: pathOf(/<link rel="canonical" href="([^"]*)"/),
    isIndexed: !html.includes('content="noindex, follow"'),
    alternate: (code: LocaleCode) =>
      pathOf(new RegExp(`<link rel="alternate" hrefLang="${code}" href="([^"]*)"`)),
  };
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the address of a listing (${locale})`, () => {
    const products = pathTo(locale, 'products');
    const rich = `${products}?ip=IP65,IP66&wattage=10-60&dimmable=yes&sort=name&view=table`;

    it('shows the same after a reload and in another browser', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, rich);
        const main = await resultsOf(page).innerText();
        const chips = await chipsOf(page, locale).allInnerTexts();
        await reload(page);
        expect(await resultsOf(page).innerText()).toBe(main);
        expect(await chipsOf(page, locale).allInnerTexts()).toEqual(chips);
        expect(await page.locator('#filter-form [name=wattage-max]').inputValue()).toBe('60');
        expect(await page.locator('#filter-form [name=ip]:checked').count()).toBe(2);
        expect(await page.locator('select[name=sort]').inputValue()).toBe('name');
        await withPage(phone, async (elsewhere) => {
          await visit(elsewhere, rich);
          expect(await totalOf(elsewhere)).toBe(await totalOf(page));
        });
      });
    });

    it('goes back and forward with its filters and scroll position', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const all = await totalOf(page);
        await scrollTo(page, 500);
        const ip65 = await controlOf(page, 'ip', 'IP65');
        const place = (await ip65.boundingBox())?.y;
        await ip65.evaluate((input: HTMLElement) => input.click());
        await untilQuery(page, '?ip=IP65');
        await expect.poll(() => totalOf(page)).toBeLessThan(all);
        const narrowed = await totalOf(page);
        expect((await ip65.boundingBox())?.y).toBe(place);
        expect(Math.abs((await scrollTop(page)) - 500)).toBeLessThan(60);
        await scrollTo(page, 900);
        await page.goBack();
        await untilTotal(page, all);
        await untilAt(page, 500);
        expect(await ip65.isChecked()).toBe(false);
        await page.goForward();
        await untilTotal(page, narrowed);
        await untilAt(page, 900);
        expect(await ip65.isChecked()).toBe(true);
      });
    });

    it('is restored when a visitor returns from a product', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${products}?ip=IP65&page=2`);
        const names = await cardsOf(page, locale).allInnerTexts();
        await scrollTo(page, 700);
        await cardsOf(page, locale)
          .nth(3)
          .evaluate((link: HTMLElement) => link.click());
        await page.waitForURL(`**${products}/*`);
        await untilAt(page, 0);
        await page.goBack();
        await untilQuery(page, '?ip=IP65&page=2');
        await expect.poll(() => cardsOf(page, locale).allInnerTexts()).toEqual(names);
        await untilAt(page, 700);
      });
    });

    it('goes back to the first page when a filter changes', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${products}?page=3`);
        await (await controlOf(page, 'dimmable')).click();
        await untilQuery(page, '?dimmable=yes');
      });
    });

    test('retains its filters in the other language', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${products}?category=interior&ip=IP44`);
        const total = await totalOf(page);
        await page
          .locator(`#header a[hreflang="${other(locale)}"]:visible`)
          .first()
          .click();
        await page.waitForURL(`**${pathTo(other(locale), 'products')}?category=*`);
        await untilTotal(page, total);
      });
    });

    for (const [name, query, readable] of [
      [
        'the fields of a form',
        'ip=IP66&ip=IP65&wattage-min=10&wattage-max=&ugr=&sort=',
        '?ip=IP65,IP66&wattage=10-',
      ],
      ['a page beyond the last', 'ip=IP65&page=99', '?ip=IP65&page=2'],
      ['a third-party parameter', 'utm_source=letter&ip=ip65', '?ip=IP65&utm_source=letter'],
      ['invalid parameters', 'ip=nonsense&page=-1&wattage=a-b', ''],
    ] as const) {
      it(`is normalised: ${name}`, async () => {
        const response = await fetch(new URL(`${products}?${query}`, siteUrl()), {
          redirect: 'manual',
        });
        expect(response.status).toBe(302);
        const target = response.headers.get('location') ?? '';
        expect(target).toBe(products + readable);
        const next = await fetch(new URL(target, siteUrl()), { redirect: 'manual' });
        expect(next.status).toBe(200);
      });
    }

    it('accepts any search text without a redirect loop', async () => {
      for (const text of ["o'clock", 'a+b c', '100%', 'ñandú "x"', '<b>', 'a,b']) {
        const response = await fetch(
          new URL(`${products}?search=${encodeURIComponent(text)}`, siteUrl()),
        );
        expect(response.status).toBe(200);
      }
    });

    it('is indexed by search engines only where it is a page of its own', async () => {
      const all = await headOf(products);
      expect(all).toMatchObject({ canonical: products, isIndexed: true });
      const second = await headOf(`${products}?page=2`);
      expect(second).toMatchObject({ canonical: `${products}?page=2`, isIndexed: true });
      expect(second.title).not.toBe(all.title);
      expect(second.alternate(other(locale))).toBe(`${pathTo(other(locale), 'products')}?page=2`);
      const narrowed = await headOf(`${products}?ip=IP65`);
      expect(narrowed).toMatchObject({ canonical: products, isIndexed: false });
      expect(narrowed.title).toContain('IP65');
      const sorted = await headOf(`${products}?sort=flux&view=table`);
      expect(sorted).toMatchObject({ canonical: products, isIndexed: true });
      const family = await headOf(`${products}?family=ardea`);
      expect(family).toMatchObject({ canonical: products, isIndexed: false });
      const downlightsIn = (code: LocaleCode) => pathTo(code, 'product-categories', 'downlights');
      const fixedIn = (code: LocaleCode) => `${downlightsIn(code)}?type=${fixedDownlights[code]}`;
      const type = await headOf(fixedIn(locale));
      expect(type).toMatchObject({ canonical: fixedIn(locale), isIndexed: true });
      expect(type.alternate(other(locale))).toBe(fixedIn(other(locale)));
      // All fixed downlights are of the family Ardea; Enebro has one product.
      for (const family of ['ardea', 'enebro']) {
        const same = await headOf(`${downlightsIn(locale)}?family=${family}`);
        expect(same).toMatchObject({ canonical: downlightsIn(locale), isIndexed: false });
      }
      expect((await headOf(`${products}?search=ardea`)).isIndexed).toBe(false);
    });
  });
}
