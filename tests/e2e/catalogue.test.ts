import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { readCompany } from '#scripts/company.mjs';
import { desktop, expect, phone, reload, test, visit } from './browser.ts';
import { inTurn } from './languages.ts';
import { screensOf } from './screens.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`a product page (${locale})`, () => {
    const { product = '' } = screensOf(locale);

    it('updates address, title, key figures and downloads for the selected variant', async ({
      withPage,
    }) => {
      await withPage({ ...desktop }, async (page) => {
        await visit(page, product);
        const title = await page.title();
        const figures = await page.locator('main dl').first().innerText();
        const power = page.locator('main section').getByRole('link', { name: /^\d+ W$/ });
        await power.last().click();
        await expect.poll(() => page.url()).toMatch(/\?variation=\d+$/);
        await expect.poll(() => page.title()).not.toBe(title);
        expect(await page.locator('main dl').first().innerText()).not.toBe(figures);
        const sku = await page.locator('main header strong').innerText();
        expect(await page.title()).toContain(sku);
        await expect
          .poll(() => page.locator('#downloads legend').first().innerText())
          .toContain(sku);
        expect(await page.locator('#downloads a').first().getAttribute('href')).toContain(
          `/${sku}/`,
        );
        const chosen = page.locator('#variants tr[aria-current]');
        expect(await chosen.locator('th').innerText()).toContain(sku);
        await reload(page);
        expect(await page.locator('main header strong').innerText()).toBe(sku);
      });
    });

    it('adds no history entries while variants are selected', async ({ withPage }) => {
      await withPage({ ...desktop }, async (page) => {
        await visit(page, pathTo(locale, 'products'));
        await page.evaluate((path) => {
          const link = document.createElement('a');
          link.href = path;
          link.textContent = 'go';
          link.id = 'go';
          document.querySelector('main')?.prepend(link);
        }, product);
        await page.locator('#go').click();
        await page.waitForURL(`**${product}`);
        await page.locator('a[data-replace]').nth(1).click();
        await page.waitForURL('**variation=*');
        await page.goBack();
        await expect.poll(() => new URL(page.url()).pathname).toBe(pathTo(locale, 'products'));
      });
    });

    it('shows pictures by thumbnail, and enlarges them on click', async ({ withPage }) => {
      await withPage({ ...desktop }, async (page) => {
        await visit(page, product);
        const thumbnails = page.locator('a[href^="#picture-"]');
        expect(await thumbnails.count()).toBeGreaterThan(1);
        await thumbnails.nth(1).click();
        await expect.poll(() => thumbnails.nth(1).getAttribute('aria-current')).toBe('true');
        await page.locator('#picture-2 button').click();
        const dialog = page.locator('dialog[open]');
        await dialog.waitFor();
        expect(await page.evaluate(() => 'scrollLocked' in document.documentElement.dataset)).toBe(
          true,
        );
        const first = await dialog.getAttribute('aria-label');
        await page.keyboard.press('ArrowLeft');
        await expect.poll(() => dialog.getAttribute('aria-label')).not.toBe(first);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' }).catch(() => {});
        await expect
          .poll(() => page.evaluate(() => 'scrollLocked' in document.documentElement.dataset))
          .toBe(false);
      });
    });

    it('keeps the first column of the variants visible on a tablet', async ({ withPage }) => {
      await withPage({ viewport: { width: 820, height: 1180 } }, async (page) => {
        const columns = 'power,flux,cct,cri,ip,ik,weight,ambient,lifetime,beam,ugr,sdcm';
        await visit(page, `${product}?columns=${columns}`);
        const table = page.locator('#variants [tabindex="0"]');
        await table.scrollIntoViewIfNeeded();
        const code = table.locator('tbody th').first();
        const before = await code.boundingBox();
        await table.evaluate((element) => element.scrollTo({ left: 600 }));
        const after = await code.boundingBox();
        expect(after?.x).toBe(before?.x);
      });
    });

    it('serves the photometric file of the variant', async ({ withPage }) => {
      await withPage({ ...desktop }, async (page) => {
        await visit(page, product);
        const href = await page.locator('#downloads a[href$=".ldt"]').getAttribute('href');
        const response = await page.request.get(href ?? '');
        expect(response.headers()['content-disposition']).toMatch(/attachment; filename=".+\.ldt"/);
        expect(await response.text()).toMatch(new RegExp(`^${readCompany().name}`));
      });
    });

    it('contains structured data', async ({ withPage }) => {
      await withPage({ ...desktop }, async (page) => {
        await page.goto(product);
        const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
        const types = scripts.map((text) => JSON.parse(text)['@type']);
        expect(types.sort()).toEqual(['BreadcrumbList', 'Organization', 'ProductGroup']);
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
        expect(new URL(canonical ?? '').pathname).toBe(product);
        const group = scripts.map((text) => JSON.parse(text)).find((data) => 'hasVariant' in data);
        const gtins: string[] = group.hasVariant.map(({ gtin }: { gtin: string }) => gtin);
        expect(gtins.every((gtin) => /^\d{13}$/.test(gtin))).toBe(true);
        expect(new Set(gtins).size).toBe(gtins.length);
      });
    });

    it('takes its structured data along when it is left', async ({ withPage }) => {
      await withPage({ ...desktop }, async (page) => {
        await visit(page, product);
        const data = page.locator('script[type="application/ld+json"]');
        await expect(data).toHaveCount(3);
        await page.locator('nav ol a').nth(1).click();
        await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute(
          'href',
          new RegExp(`${product}$`),
        );
        await expect(data).toHaveCount(0);
      });
    });
  });
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`a listing (${locale})`, () => {
    it('pages through the products without duplicates', async ({ withPage }) => {
      await withPage({ ...desktop }, async (page) => {
        await visit(page, pathTo(locale, 'products'));
        const cards = page.locator(`main li > a[href^="${pathTo(locale, 'products')}/"]`);
        const first = await cards.evaluateAll((links) =>
          links.map((link) => link.getAttribute('href')),
        );
        await page.locator('a[rel=next]').click();
        await page.waitForURL('**page=2#*');
        await expect
          .poll(async () => first.includes(await cards.first().getAttribute('href')))
          .toBe(false);
      });
    });

    it('filters by type and family, and removes the filters', async ({ withPage }) => {
      const { category = '' } = screensOf(locale);
      await withPage({ ...desktop }, async (page) => {
        await visit(page, category);
        const count = page.locator('#results');
        const all = await count.innerText();
        const types = page.locator('main nav').nth(1).locator('a');
        await types.nth(1).click();
        await page.waitForURL('**type=*');
        await expect.poll(() => count.innerText()).not.toBe(all);
        expect(await types.nth(1).getAttribute('aria-current')).toBe('true');
        await page.goBack();
        await expect.poll(() => count.innerText()).toBe(all);
      });
    });

    it('expands and collapses its text', async ({ withPage }) => {
      const { category = '' } = screensOf(locale);
      await withPage({ ...phone }, async (page) => {
        await visit(page, category);
        const summary = page.locator('main details summary').first();
        const more = await summary.innerText();
        await summary.click();
        expect(await summary.innerText()).not.toBe(more);
        await page.locator('main details p').first().waitFor({ state: 'visible' });
      });
    });
  });
}
