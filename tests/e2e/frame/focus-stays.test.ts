import type { Page } from '@playwright/test';
import { comparisonHref } from '#core/catalogue/compare/comparison-address.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, test, visit } from '#tests/e2e/browser.ts';
import { energyTextsOf } from '#tests/e2e/calculators/energy-steps.ts';
import { barOf, chosen, headsOf, storeList } from '#tests/e2e/compare/compare-steps.ts';

/** Visits a page and waits until a focus that is lost comes back there. */
async function visitUntilReady(page: Page, path: string): Promise<void> {
  await visit(page, path);
  const isReady = () =>
    page.evaluate(async () => {
      const button = document.createElement('button');
      document.querySelector('#main')?.append(button);
      button.focus();
      button.remove();
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      return document.activeElement !== document.body;
    });
  await expect.poll(isReady).toBe(true);
}

/** Returns the name of the focused element, or BODY if the focus is lost. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document;
    return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? 'BODY';
  });

test.describe('the focus', () => {
  test('goes to the next chosen variant, and from the closed bar back into the page', async ({
    withPage,
  }) => {
    await withPage(desktop, async (page) => {
      await storeList(page, chosen.slice(1, 4));
      await visitUntilReady(page, pathTo('en', 'products'));
      await barOf(page).locator('img').nth(2).waitFor();
      const card = page.locator('#main .listing-grid a').first();
      await card.focus();
      await barOf(page).locator('.compare-chosen-remove').first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focusOf(page)).toContain('DAM600/30/840/DD');
      await barOf(page).locator('.compare-bar-clear').focus();
      await page.keyboard.press('Enter');
      await barOf(page).waitFor({ state: 'detached' });
      await expect(card).toBeFocused();
    });
  });

  test('goes to the next column of the comparison when one is removed', async ({ withPage }) => {
    await withPage(desktop, async (page) => {
      await storeList(page, chosen.slice(1, 4));
      const ids = chosen.slice(1, 4).map(({ id }) => id);
      await visitUntilReady(page, comparisonHref('en', { ids }));
      await headsOf(page).nth(2).waitFor();
      await headsOf(page).first().locator('.comparison-remove').focus();
      await page.keyboard.press('Enter');
      await expect(headsOf(page)).toHaveCount(2);
      await expect.poll(() => focusOf(page)).toMatch(/DAM600/);
    });
  });

  test('stays among the zones of the energy calculator', async ({ withPage }) => {
    const t = energyTextsOf('en');
    await withPage(desktop, async (page) => {
      await visitUntilReady(page, pathTo('en', 'energy-calculator'));
      await page.getByRole('button', { name: t('energy.zone-add') }).press('Enter');
      const remove = page
        .locator('.energy-zone-tools button')
        .filter({ hasText: t('energy.zone-remove') });
      await expect(remove).toHaveCount(2);
      await remove.last().press('Enter');
      await expect(page.locator('[id="zones-1-hours"]')).toHaveCount(0);
      await expect
        .poll(() => page.locator('.energy-zone :focus, .energy-add:focus').count())
        .toBe(1);
    });
  });

  test('goes to the next button when one is disabled', async ({ withPage }) => {
    await withPage(desktop, async (page) => {
      const room = `${pathTo('en', 'room-calculator')}?luminaire=ARD150/12/840/60D/B/DD`;
      await visitUntilReady(page, `${room}&rows=2&columns=2&at=1-1_7-5`);
      const remove = page.locator('.room-places-actions button').nth(1);
      await remove.press('Enter');
      await expect(remove).toBeDisabled();
      await expect.poll(() => page.locator('.room-places-actions button:focus').count()).toBe(1);
    });
  });

  test('that the visitor leaves on purpose is not brought back', async ({ withPage }) => {
    await withPage(desktop, async (page) => {
      await storeList(page, chosen.slice(1, 4));
      await visitUntilReady(page, pathTo('en', 'products'));
      await barOf(page).locator('img').nth(2).waitFor();
      await page.locator('#main .listing-grid a').first().focus();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await barOf(page).locator('.compare-bar-clear').dispatchEvent('click');
      await barOf(page).waitFor({ state: 'detached' });
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    });
  });
});
