import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { untilSettled } from '#tests/e2e/settle.ts';
import { expectStill, watchShifts } from '#tests/e2e/shifts.ts';
import { barOf, chosen, dialogOf, idsOf, openVariants, storeList } from './compare-steps.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`comfort of the comparison (${locale})`, () => {
    const products = pathTo(locale, 'products');
    const comparison = `${pathTo(locale, 'compare-products')}?variants=${idsOf(chosen)}&best=1`;
    const { product = '' } = screensOf(locale);

    for (const [name, device] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      test(`has no accessibility violations on a ${name}`, async ({ withPage }) => {
        await withPage(device, async (page) => {
          await storeList(page, chosen);
          await visit(page, product);
          await barOf(page).locator('img').nth(3).waitFor();
          await expectAccessible(page);
          await openVariants(page, chosen[0].parent);
          await dialogOf(page).locator('li').first().waitFor();
          await expectAccessible(page);
          await visit(page, comparison);
          await expectAccessible(page);
        });
        await withPage({ ...device, colorScheme: 'dark' }, async (page) => {
          await storeList(page, chosen.slice(0, 2));
          await visit(page, comparison);
          await page.locator('.comparison-foreign').waitFor();
          await expectAccessible(page);
        });
      });
    }

    for (const [name, device] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      it(`causes no layout shift when the bar appears on a ${name}`, async ({ withPage }) => {
        await withPage(device, async (page) => {
          await storeList(page, chosen.slice(0, 2));
          const takeShifts = await watchShifts(page);
          await visit(page, products);
          await barOf(page).locator('img').nth(1).waitFor();
          await untilSettled(page);
          expectStill(await takeShifts());
          const boxes = page.locator('#main label input[type=checkbox][aria-label]');
          const place = await boxes.first().boundingBox();
          await barOf(page).getByRole('button').last().click();
          await barOf(page).waitFor({ state: 'detached' });
          expect(await boxes.first().boundingBox()).toEqual(place);
          await page.evaluate((list) => {
            localStorage.setItem('compareData', JSON.stringify(list));
            window.dispatchEvent(new StorageEvent('storage', { key: 'compareData' }));
          }, chosen);
          await barOf(page).locator('img').nth(3).waitFor();
          await untilSettled(page);
          expect(await takeShifts()).toEqual([]);
        });
      });
    }

    it('covers no content at the end of the page', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await storeList(page, chosen);
        await visit(page, products);
        await barOf(page).waitFor();
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const footer = await page.locator('footer').boundingBox();
        const bar = await barOf(page).boundingBox();
        expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
      });
    });

    it('prints its figures without screen controls', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, comparison);
        await page.emulateMedia({ media: 'print' });
        expect(await page.locator('.comparison-tools').isVisible()).toBe(false);
        expect(await page.locator('.comparison-remove').first().isVisible()).toBe(false);
        const heads = page.locator('.comparison-table thead');
        // Browsers repeat such heads on every page.
        await expect(heads).toHaveCSS('display', 'table-header-group');
        expect((await heads.locator('th').nth(4).boundingBox())?.height).toBeGreaterThan(10);
        const pdf = await page.pdf({ format: 'A4', landscape: true });
        expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThan(6);
        expect(await page.locator('.comparison-table td').last().isVisible()).toBe(true);
      });
    });
  });
}
