import { localeCodes } from '#core/i18n/locales.ts';
import { expect, phone, test } from '#tests/e2e/browser.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { headingOf, openTable, rowsOf, searchOf, textsOf } from './variants-table-steps.ts';

for (const locale of localeCodes) {
  test.describe(`the variant table on a phone (${locale})`, () => {
    const { product = '' } = screensOf(locale);
    const t = textsOf(locale);
    const flux = t('figure.flux');

    test('is usable: search, columns, and pages', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await openTable(page, `${product}?entries=10&columns=flux,cct,cri,beam,weight`);
        await searchOf(page).fill('840');
        await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('840');
        for (const tool of [
          '.variants-columns summary',
          '.variants-entries select',
          '.variants-csv',
        ]) {
          const box = await page.locator(tool).boundingBox();
          expect(box?.height, tool).toBeGreaterThanOrEqual(44);
          expect((box?.x ?? 0) + (box?.width ?? 999), tool).toBeLessThanOrEqual(390);
        }
        await page.locator('.variants-columns summary').click();
        const panel = await page.locator('.variants-columns fieldset').boundingBox();
        expect(panel?.x).toBeGreaterThanOrEqual(0);
        expect((panel?.x ?? 0) + (panel?.width ?? 999)).toBeLessThanOrEqual(390);
        await page.keyboard.press('Escape');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      });
    });

    test('is cards: a few, then all, with sorting, files and lists', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await openTable(page, product);
        const cards = rowsOf(page).locator('visible=true');
        const all = await rowsOf(page).count();
        const card = cards.first();
        for (const text of ['W', t('compare.box'), t('project.box'), 'LDT'])
          await expect(card).toContainText(text);
        await expect(cards).toHaveCount(6);
        const sides = await card.boundingBox();
        expect(sides?.width).toBeGreaterThan(340);
        expect(sides?.height).toBeLessThan(400);
        await headingOf(page, flux).getByRole('link').click();
        await expect(headingOf(page, flux)).toHaveAttribute('aria-sort', 'ascending');
        await page.getByText(t('detail.all-cards', { count: all })).click();
        await expect(cards).toHaveCount(all);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      });
    });
  });
}
