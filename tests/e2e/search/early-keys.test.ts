import { desktop, expect, test, visit } from '#tests/e2e/browser.ts';

/** How long each part of the search loads, ms. */
const LOADING_MS = 1000;

test('What is typed while the search loads stands in its field', async ({ withPage }) => {
  await withPage(desktop, async (page) => {
    await page.route(/search-overlay.*\.js/, async (route) => {
      await new Promise((loaded) => setTimeout(loaded, LOADING_MS));
      await route.continue();
    });
    await visit(page, '/en');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('bollards');
    await page.keyboard.press('Backspace');
    const field = page.getByRole('dialog').getByRole('searchbox').or(page.locator('dialog input'));
    await expect(field.first()).toHaveValue('bollard');
    await expect(page.locator('dialog [data-place]').first()).toBeVisible();
    await page.keyboard.type('s');
    await expect(field.first()).toHaveValue('bollards');
  });
});

test('Where it is closed before it has loaded, the page has its keys again', async ({
  withPage,
}) => {
  await withPage(desktop, async (page) => {
    await page.route(/search-overlay.*\.js/, () => {});
    await visit(page, '/en/glossary');
    await page.keyboard.press('Control+K');
    await page.keyboard.type('lost');
    await page.keyboard.press('Control+K');
    const field = page.locator('main input').first();
    await field.focus();
    await page.keyboard.type('lux');
    await expect(field).toHaveValue('lux');
  });
});
