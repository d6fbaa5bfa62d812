import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { SearchHit } from '#core/search/search-engine.ts';
import { texts } from '#server/texts.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { untilSettled } from '#tests/e2e/settle.ts';
import {
  fieldOf,
  hasFocus,
  openSearch,
  overlayOf,
  productOf,
  recordQueries,
  rowsOf,
  search,
  variantsOf,
} from './search-overlay-steps.ts';

const cases = localeCodes.flatMap((locale) => [
  [locale, 'desktop', desktop] as const,
  [locale, 'phone', phone] as const,
]);

const linkOf = (page: Page, index: number) => rowsOf(page).nth(index).locator('a');
/** The first hit of each product; the others are below it. */
const firstsOf = (hits: SearchHit[]) =>
  hits.filter((hit, i) => hits.findIndex((other) => productOf(other) === productOf(hit)) === i);
const linksOf = (page: Page) =>
  rowsOf(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const seeAll = (page: Page) => overlayOf(page).locator('a.search-result-list-all');
const isVariation = ({ search_index }: SearchHit) => search_index === 1;

for (const [locale, label, device] of cases) {
  const it = inTurn(locale);
  test.describe(`search results in ${locale} on a ${label}`, () => {
    const { home = '', products = '' } = screensOf(locale);
    const t = texts[locale];
    const listing = pathTo(locale, 'products');

    test('are listed with highlighted matches; legacy codes and empty results are reported', async ({
      withPage,
    }) => {
      await withPage(device, async (page) => {
        await page.clock.install();
        await visit(page, home);
        await openSearch(page);
        await test.step('empty text is ignored, and * shows no table', async () => {
          for (const text of ['', '   ']) {
            await page.keyboard.type(text);
            await page.keyboard.press('Enter');
            await untilSettled(page);
            expect(new URL(page.url()).pathname).toBe(home);
            expect(await overlayOf(page).isVisible()).toBe(true);
            expect(await overlayOf(page).locator('table').count()).toBe(0);
          }
          await search(page, 'led');
          const queries = recordQueries(page);
          await fieldOf(page).fill('*');
          await overlayOf(page).locator('table').waitFor({ state: 'detached' });
          await page.clock.runFor(60_000);
          await untilSettled(page);
          expect(queries).toEqual([]);
          expect(await overlayOf(page).locator('table').count()).toBe(0);
          expect(await seeAll(page).count()).toBe(0);
        });
        let hits: SearchHit[] = [];
        await test.step('are shown in columns, newest first, each a link with a picture', async () => {
          await fieldOf(page).fill('');
          const { found, ...response } = await search(page, 'ard150');
          hits = response.hits ?? [];
          const table = overlayOf(page).getByRole('table');
          expect(await table.getByRole('columnheader').allTextContents()).toEqual([
            t('search.code'),
            t('search.name'),
            t('compare.box'),
          ]);
          expect(found).toBeGreaterThan(8);
          expect(hits).toHaveLength(8);
          expect(hits.some(isVariation)).toBe(true);
          const dates = hits.map(({ document }) => Number(document.post_date));
          expect(dates).toEqual(dates.toSorted((a, b) => b - a));
          for (const [index, { document }] of firstsOf(hits).entries()) {
            const row = rowsOf(page).nth(index);
            expect(await row.getByRole('rowheader').innerText()).toContain(document.sku);
            expect(await row.getByRole('link').innerText()).toBe(document.post_title);
            const source = await row.locator('img').getAttribute('src');
            expect(source).toBe(document.main_image_url);
          }
        });
        await test.step('highlight the match in SKUs and names', async () => {
          await fieldOf(page).fill('');
          await search(page, 'ard150/12');
          const marks = await rowsOf(page).locator('th mark').allInnerTexts();
          expect(marks.length).toBeGreaterThan(0);
          for (const mark of marks) expect(mark).toMatch(/^ARD150/);
          await fieldOf(page).fill('');
          await search(page, 'ardea');
          const names = await rowsOf(page).locator('td a mark').allInnerTexts();
          expect(new Set(names)).toEqual(new Set(['Ardea']));
        });
        await test.step('an empty result is reported, with alternatives', async () => {
          await fieldOf(page).fill('');
          await search(page, '<b>xqzv</b> "qqx"');
          const sentence = t('search.none', { 0: '<b>xqzv</b> "qqx"' });
          const seen = overlayOf(page).locator('p:not([role])', { hasText: sentence });
          await seen.waitFor();
          expect(await overlayOf(page).locator('[role="status"]').innerText()).toBe(sentence);
          expect(await overlayOf(page).locator('table, b').count()).toBe(0);
          expect(
            await overlayOf(page).getByRole('navigation').locator('a').count(),
          ).toBeGreaterThan(4);
        });
        await test.step('legacy codes are found, and marked as replaced', async () => {
          await fieldOf(page).fill('');
          await search(page, 'AD150-1230-W60');
          const row = rowsOf(page).first();
          const label = t('search.replaces', { codes: 'AD150-1230-W60' });
          expect(await row.getByRole('rowheader').innerText()).toContain(label);
          expect(await row.getByRole('rowheader').innerText()).toContain('ARD150/12/830/60D/W/FX');
        });
        await test.step('link to a product, and below it to its variants by their ids', async () => {
          // Served from the cache: the search was made above.
          await fieldOf(page).fill('ard150');
          const firsts = firstsOf(hits);
          const links = firsts.map((hit) => {
            const { permalink, post_id } = hit.document;
            return isVariation(hit) ? `${permalink}?variation=${post_id}` : permalink;
          });
          await expect.poll(() => linksOf(page)).toEqual(links);
          const below = hits.filter((hit) => !firsts.includes(hit));
          expect(await variantsOf(page).count()).toBe(below.length);
          const { sku, post_id } = (below[0] as SearchHit).document;
          await overlayOf(page).locator('summary').first().click();
          await variantsOf(page).first().click();
          await page.waitForURL(`**?variation=${post_id}`);
          await overlayOf(page).waitFor({ state: 'hidden' });
          await page.locator('#main', { hasText: String(sku) }).waitFor();
        });
      });
    });

    it('come from the listing for a word that is in no SKU, name or description', async ({
      withPage,
    }) => {
      await withPage(device, async (page) => {
        await visit(page, home);
        await openSearch(page);
        // Filled in one go: typing would also search for each prefix.
        await fieldOf(page).fill('hospital');
        await rowsOf(page).first().waitFor();
        const links = await linksOf(page);
        expect(links.length).toBeGreaterThan(4);
        expect(new Set(links.map((link) => link?.split('?')[0])).size).toBe(links.length);
        await seeAll(page).click();
        await page.waitForURL(`**${listing}?search=hospital`);
      });
    });

    it('more than 8 link to the listing', async ({ withPage }) => {
      await withPage(device, async (page) => {
        await visit(page, home);
        await openSearch(page);
        await test.step('Enter goes to the listing with the trimmed, encoded text', async () => {
          await page.keyboard.type('  50% & más / "24 V"?  ');
          await page.keyboard.press('Enter');
          await page.waitForURL((url) => url.pathname === listing);
          const { search: query, searchParams } = new URL(page.url());
          expect(query).toBe(`?search=${encodeURIComponent('50% & más / "24 V"?')}`);
          expect(searchParams.get('search')).toBe('50% & más / "24 V"?');
          await overlayOf(page).waitFor({ state: 'hidden' });
        });
        await openSearch(page);
        const few = await search(page, 'ARD150/12/830/60D/W');
        expect(few.found).toBeLessThanOrEqual(8);
        expect(await seeAll(page).count()).toBe(0);
        await fieldOf(page).fill('');
        const { found } = await search(page, 'ardea 150');
        expect(found).toBeGreaterThan(8);
        expect(await seeAll(page).innerText()).toContain(t('search.see-all'));
        expect(await seeAll(page).getAttribute('href')).toBe(`${listing}?search=ardea%20150`);
        await seeAll(page).click();
        await page.waitForURL(`**${listing}?search=ardea%20150`);
        await overlayOf(page).waitFor({ state: 'hidden' });
      });
    });

    it('the exact code comes before newer products that start with it', async ({ withPage }) => {
      await withPage(device, async (page) => {
        await visit(page, home);
        await openSearch(page);
        const { hits = [] } = await search(page, 'hes120');
        expect(hits[0]?.document.sku).not.toBe('HES120');
        const exact = overlayOf(page).locator('a', { hasText: t('search.exact') });
        expect(await exact.innerText()).toMatch(/HES120(?!\d)/);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname.startsWith(`${products}/`));
        await page.getByRole('heading', { level: 1, name: 'Hespera 120', exact: true }).waitFor();
      });
    });

    it('the keyboard moves through them and opens one', async ({ withPage }) => {
      await withPage(device, async (page) => {
        await visit(page, home);
        await openSearch(page);
        await search(page, 'ard150');
        const places = overlayOf(page).locator('[data-place]:visible');
        const isOn = async (index: number) =>
          places.nth(index).evaluate((place) => place === document.activeElement);
        await page.keyboard.press('ArrowDown');
        expect(await linkOf(page, 0).evaluate((link) => link === document.activeElement)).toBe(
          true,
        );
        await page.keyboard.press('ArrowDown');
        expect(await isOn(1)).toBe(true);
        await page.keyboard.press('End');
        const last = (await places.count()) - 1;
        expect(await isOn(last)).toBe(true);
        await page.keyboard.press('ArrowDown');
        expect(await hasFocus(page, 'dialog input')).toBe(true);
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('ArrowUp');
        expect(await isOn(last - 1)).toBe(true);
        await search(page, '/12', 'ard150/12');
        expect(await fieldOf(page).inputValue()).toBe('ard150/12');
        expect(await hasFocus(page, 'dialog input')).toBe(true);
        await page.keyboard.press('ArrowDown');
        const href = await page.evaluate(() => document.activeElement?.getAttribute('href'));
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${href}`);
      });
    });
  });
}
