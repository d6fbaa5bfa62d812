import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, phone, test, untilLive, visit } from '#tests/e2e/browser.ts';
import { isInWindow } from '#tests/e2e/journey-steps.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf, slugsOf } from '#tests/e2e/screens.ts';
import { expectStill, unexpectedShifts, watchShifts } from '#tests/e2e/shifts.ts';

const sectionsOf = (page: Page) => page.locator('.product-section');
const idsOf = (page: Page) => sectionsOf(page).evaluateAll((all) => all.map(({ id }) => id));
const openIds = (page: Page) =>
  page
    .locator('.product-section:has(> details[open])')
    .evaluateAll((all) => all.map(({ id }) => id));
const linkOf = (page: Page, id: string) => page.locator(`.section-links a[href="#${id}"]`);
const foldOf = (page: Page, id: string) => page.locator(`#${id} > details`);

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the sections of a product page (${locale})`, () => {
    const { product = '' } = screensOf(locale);

    it('are folded on a phone, except the first, and open from the bar', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        const takeShifts = await watchShifts(page);
        await visit(page, product);
        await untilLive(page);
        expect(await openIds(page)).toEqual(['light']);
        await linkOf(page, 'downloads').click();
        await expect(foldOf(page, 'downloads')).toHaveAttribute('open');
        await expect(linkOf(page, 'downloads')).toHaveAttribute('aria-current', 'location');
        await expect.poll(() => isInWindow(linkOf(page, 'downloads'))).toBe(true);
        await expect.poll(() => isInWindow(foldOf(page, 'downloads').locator('h2'))).toBe(true);
        await page.evaluate(() => scrollTo(0, 0));
        await expect
          .poll(async () => (await linkOf(page, 'light').boundingBox())?.x)
          .toBeGreaterThanOrEqual(0);
        await foldOf(page, 'life').locator('> summary').press('Enter');
        await expect(page.locator('#life .life-figure').first()).toBeVisible();
        expectStill(unexpectedShifts(await takeShifts()));
      });
    });

    it('are open on a phone where the address or a query leads to them', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, `${product}?sort=-flux#questions`);
        await untilLive(page);
        expect(await openIds(page)).toEqual(['light', 'variants', 'questions']);
        await expect
          .poll(() => isInWindow(foldOf(page, 'questions').locator('h2').first()))
          .toBe(true);
      });
    });

    it('are all open on a desktop, in print and without JavaScript', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, product);
        expect(await openIds(page)).toEqual(await idsOf(page));
      });
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(product);
        expect(await openIds(page)).toEqual(await idsOf(page));
      });
      await withPage(phone, async (page) => {
        await visit(page, product);
        await expect(page.locator('#life .life-figure').first()).toBeHidden();
        await page.emulateMedia({ media: 'print' });
        const height = () => foldOf(page, 'life').evaluate((fold) => fold.clientHeight);
        expect(await height()).toBeGreaterThan(200);
      });
    });

    it('are marked in the bar as the visitor scrolls, and the header returns', async ({
      withPage,
    }) => {
      await withPage(phone, async (page) => {
        await visit(page, product);
        await untilLive(page);
        const search = page.locator('#header').getByRole('link').first();
        const buy = page.locator('a[href="#where-to-buy"]').first();
        await page.mouse.wheel(0, 900);
        await expect.poll(() => isInWindow(search)).toBe(false);
        // The bar is still below the buttons.
        const bar = page.locator('.section-bar');
        const bottomOf = async (part: typeof buy) => {
          const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
          return y + height;
        };
        expect((await bar.boundingBox())?.y).toBeGreaterThan(await bottomOf(buy));
        await page.mouse.wheel(0, 900);
        await expect(linkOf(page, 'light')).toHaveAttribute('aria-current', 'location');
        await expect.poll(() => isInWindow(search)).toBe(false);
        await page.mouse.wheel(0, -200);
        await expect.poll(() => isInWindow(search)).toBe(true);
      });
    });

    it('have the order of the category', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, product);
        const usual = await idsOf(page);
        expect(usual.slice(0, 3)).toEqual(['light', 'specification', 'variants']);
        const links = page.locator('.section-links a');
        expect(
          await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
        ).toEqual(usual.map((id) => `#${id}`));
        const { [locale]: slug } = slugsOf('products/vad120/product.yaml');
        await visit(page, pathTo(locale, 'products', slug));
        expect((await idsOf(page)).slice(0, 2)).toEqual(['light', 'variants']);
      });
    });
  });
}
