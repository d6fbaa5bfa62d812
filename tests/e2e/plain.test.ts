import { pathTo, pathToForm } from '#core/i18n/paths.ts';
import { formTexts } from '#server/texts.ts';
import { desktop, expect, siteUrl, test, untilHydrated, visit } from './browser.ts';
import { fillContact } from './forms/fill-forms.ts';
import { controlOf, countOf, untilQuery, untilTotal } from './listing/listing-controls.ts';
import { openTable, rowsOf } from './product/variants-table-steps.ts';
import { screensOf } from './screens.ts';
import { openSearch, overlayOf, search } from './search/search-overlay-steps.ts';

test.use({ siteSettings: { PLAIN: '1' } });

const screens = screensOf('en');
const { home = '', products = '', product = '', faqs = '' } = screens;

test.describe('the site without shortcuts into libraries', () => {
  test('is the plain build', async () => {
    const html = await (await fetch(siteUrl() + home)).text();
    const { allRoutes } = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
    expect(Object.keys(allRoutes).length).toBeGreaterThan(50);
  });

  test('shows the home page, follows links and goes back', async ({ withPage }) => {
    await withPage(desktop, async (page) => {
      await visit(page, home);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await page.locator(`footer a[href="${faqs}"]`).first().click();
      await page.waitForURL(`**${faqs}`);
      await expect.poll(() => page.locator('main h1').innerText()).not.toBe('');
      await page.goBack();
      await page.waitForURL(`**${home}`);
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    });
  });

  test('filters a listing', async ({ withPage }) => {
    await withPage(desktop, async (page) => {
      await visit(page, products);
      const ip65 = await controlOf(page, 'ip', 'IP65');
      const promised = await countOf(ip65);
      await ip65.click();
      await untilQuery(page, '?ip=IP65');
      await untilTotal(page, promised);
    });
  });

  test('selects a variant in the table of a product', async ({ withPage }) => {
    await withPage(desktop, async (page) => {
      await openTable(page, product);
      const other = rowsOf(page).nth(2).locator('a').first();
      const sku = await other.innerText();
      await other.click();
      await page.waitForURL(/[?&]variation=/);
      await expect.poll(() => page.title()).toContain(sku);
      await page.goBack();
      await expect.poll(() => page.title()).not.toContain(sku);
    });
  });

  test('finds products in the search overlay', async ({ withPage }) => {
    await withPage(desktop, async (page) => {
      await visit(page, home);
      await openSearch(page);
      const { found } = await search(page, 'ardea');
      expect(found).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await overlayOf(page).waitFor({ state: 'hidden' });
    });
  });

  test('sends a form', async ({ withPage }) => {
    await withPage(desktop, async (page) => {
      await visit(page, pathToForm('en', 'contact'));
      await fillContact(page);
      await page.locator('.form-submit').click();
      await page.locator('.form-result').waitFor();
      expect(await page.locator('.form-message').innerText()).toBe(formTexts.en.mail_sent_ok);
    });
  });

  test('shows the page in the other language', async ({ withPage }) => {
    await withPage(desktop, async (page) => {
      await visit(page, products);
      await page.locator('#header nav > a[hreflang=es]').click();
      await page.waitForURL(`**${pathTo('es', 'products')}`);
      await untilHydrated(page);
      await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toMatch(/^es/);
    });
  });

  test('generates a PDF document', async () => {
    const [path] =
      /[^"]*datasheet\.pdf/.exec(await (await fetch(siteUrl() + product)).text()) ?? [];
    const response = await fetch(siteUrl() + path);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });
});
