import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { localeCodes } from '#core/i18n/locales.ts';
import { desktop, expect, reload, test } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { hearing, listen } from '#tests/e2e/live-regions.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import {
  asNumbers,
  columnOf,
  headingOf,
  openTable,
  rowsOf,
  searchOf,
  statusOf,
  textsOf,
} from './variants-table-steps.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the variant table (${locale})`, () => {
    const { product = '' } = screensOf(locale);
    const t = textsOf(locale);
    const flux = t('figure.flux');

    it('is searched while typing, shows the number of results, and can be cleared', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await openTable(page, product);
        const all = await rowsOf(page).count();
        await listen(page);
        await searchOf(page).fill('dali 4000k');
        await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('dali 4000k');
        const count = await rowsOf(page).count();
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThan(all);
        for (const text of await rowsOf(page).allInnerTexts()) expect(text).toMatch(/DALI-2/);
        const found = t('detail.found', { count, total: all });
        expect(await statusOf(page).innerText()).toBe(found);
        expect(await hearing(page)).toEqual([found]);
        await page.getByRole('link', { name: t('detail.search-clear') }).click();
        await expect.poll(() => rowsOf(page).count()).toBe(all);
        expect(await searchOf(page).inputValue()).toBe('');
        expect(await searchOf(page).evaluate((input) => input === document.activeElement)).toBe(
          true,
        );
        await page.goBack();
        await expect.poll(() => searchOf(page).inputValue()).toBe('dali 4000k');
        await expect.poll(() => rowsOf(page).count()).toBe(count);
      });
    });

    it('says when nothing matches, and shows all again on click', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await openTable(page, product);
        const all = await rowsOf(page).count();
        await searchOf(page).fill('<b>xqzv');
        const none = page.locator('.variants-none');
        await none.waitFor();
        expect(await none.innerText()).toContain(t('detail.none', { search: '<b>xqzv' }));
        expect(await statusOf(page).innerText()).toBe(t('detail.found', { count: 0, total: all }));
        expect(await page.locator('.variants-csv').isDisabled()).toBe(true);
        await none.getByRole('link').click();
        await expect.poll(() => rowsOf(page).count()).toBe(all);
      });
    });

    it('is sorted by a heading: ascending, descending, original order', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await openTable(page, product);
        const before = asNumbers(await columnOf(page, flux));
        const heading = headingOf(page, flux);
        const press = () => heading.getByRole('link').click();
        const sorted = () => heading.getAttribute('aria-sort');
        expect(await sorted()).toBeNull();
        await press();
        await expect.poll(sorted).toBe('ascending');
        expect(asNumbers(await columnOf(page, flux))).toEqual([...before].sort((a, b) => a - b));
        await press();
        await expect.poll(sorted).toBe('descending');
        expect(asNumbers(await columnOf(page, flux))).toEqual([...before].sort((a, b) => b - a));
        await press();
        await expect.poll(sorted).toBeNull();
        expect(asNumbers(await columnOf(page, flux))).toEqual(before);
        await expect.poll(() => new URL(page.url()).search).toBe('');
      });
    });

    it('every heading sorts', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await openTable(page, product);
        const links = page.locator('.variants-table thead a');
        const count = await links.count();
        expect(count).toBe(8);
        for (let index = 0; index < count; index++) {
          await links.nth(index).click();
          const heading = page.locator('.variants-table thead th:has(a)').nth(index);
          await expect.poll(() => heading.getAttribute('aria-sort')).toBe('ascending');
        }
        expect(await page.locator('.variants-table thead [aria-sort]').count()).toBe(1);
      });
    });

    it('has a selectable page size and pages', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await openTable(page, product);
        const all = await rowsOf(page).count();
        const codes = await columnOf(page, t('figure.code'));
        const entries = page.getByLabel(t('detail.entries'));
        expect(await entries.locator('option').allInnerTexts()).toEqual([
          '10',
          '25',
          '50',
          t('detail.all'),
        ]);
        await entries.selectOption('10');
        await expect.poll(() => rowsOf(page).count()).toBe(10);
        const next = page.locator('.variants-foot a[rel=next]');
        await next.scrollIntoViewIfNeeded();
        const top = await page.evaluate(() => window.scrollY);
        await next.click();
        await expect.poll(() => rowsOf(page).count()).toBe(all - 10);
        await expect.poll(() => new URL(page.url()).search).toBe('?entries=10&page=2');
        expect(top).toBeGreaterThan(1000);
        expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(200);
        expect(await columnOf(page, t('figure.code'))).toEqual(codes.slice(10));
        expect(await statusOf(page).innerText()).toContain(
          t('listing.page', { page: 2, count: 2 }),
        );
        await page.goBack();
        await expect.poll(() => rowsOf(page).count()).toBe(10);
        await entries.selectOption('all');
        await expect.poll(() => rowsOf(page).count()).toBe(all);
      });
    });

    it('shows the selected columns', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await openTable(page, product);
        const headings = page.locator('.variants-table thead th');
        const all = await headings.count();
        await page.locator('.variants-columns summary').click();
        const choice = page.locator('.variants-columns fieldset');
        await choice.getByLabel(flux, { exact: true }).uncheck();
        await choice.getByLabel(t('figure.finish'), { exact: true }).uncheck();
        await expect.poll(() => headings.count()).toBe(all - 2);
        expect((await headings.allInnerTexts()).join('|')).not.toContain(flux);
        expect(await choice.isVisible()).toBe(true);
        // Attributes in which the variants differ are further columns.
        const attribute = choice.locator('input[value^="a."]').first();
        await attribute.check();
        await expect.poll(() => headings.count()).toBe(all - 1);
        await expect.poll(() => page.url()).toMatch(/columns=[^&]*,a\.\w+/);
        await attribute.uncheck();
        await expect.poll(() => page.url()).toMatch(/columns=(?!.*(flux|finish|a\.))/);
        await reload(page);
        expect(await headings.count()).toBe(all - 2);
        await openTable(page, `${product}${new URL(page.url()).search}`);
        await page.locator('.variants-columns summary').click();
        await choice.getByRole('link', { name: t('detail.columns-all') }).click();
        await expect.poll(() => headings.count()).toBe(all);
        await expect.poll(() => new URL(page.url()).search).toBe('');
      });
    });

    test('is saved as shown: filtered, sorted, with its columns', async ({ withPage }) => {
      const query = '?search=dali&sort=-flux&entries=10&columns=flux,power,ambient';
      await withPage(desktop, async (page) => {
        await openTable(page, product + query);
        const codes = await columnOf(page, t('figure.code'));
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: t('detail.csv') }).click(),
        ]);
        expect(download.suggestedFilename()).toBe(`ARD150_${t('detail.csv-name')}_${locale}.csv`);
        const bytes = await readFile(await download.path());
        expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
        const delimiter = locale === 'es' ? ';' : ',';
        const [header = [], ...rows] = parse(bytes, { bom: true, delimiter }) as string[][];
        expect(header).toEqual([
          t('figure.code'),
          `${t('figure.power')} (W)`,
          `${flux} (lm)`,
          t('figure.ambient'),
        ]);
        expect(rows.slice(0, 10).map(([code]) => code)).toEqual(
          codes.map((text) => text.split(/\s/)[0]),
        );
        const figures = rows.map(([, , value]) => Number(value));
        expect(figures).toEqual([...figures].sort((a, b) => b - a));
        expect(figures[0]).toBeGreaterThan(1000);
      });
    });

    it('copies a SKU to the clipboard and says so', async ({ withPage }) => {
      const permissions = ['clipboard-read', 'clipboard-write'];
      await withPage({ ...desktop, permissions }, async (page) => {
        await openTable(page, product);
        const code = 'ARD150/12/840/60D/W/DD';
        const cell = rowsOf(page).locator('th', { hasText: code }).first();
        await cell.getByRole('button', { name: t('detail.copy', { code }) }).click();
        await expect
          .poll(() => cell.getByRole('status').innerText())
          .toBe(t('detail.copied', { code }));
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
      });
    });

    it('says when the browser denies access to the clipboard', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied'));
        });
        await openTable(page, product);
        const cell = rowsOf(page).locator('th').first();
        await cell.getByRole('button').click();
        await expect
          .poll(() => cell.getByRole('status').innerText())
          .toContain(t('detail.copy-failed', { code: '' }).split('  ')[0]?.slice(0, 20));
      });
    });

    it('requests the project list with variant, product and SKU', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await openTable(page, product);
        await page.evaluate(() => {
          const requests: unknown[] = [];
          Object.assign(window, { requests });
          window.addEventListener('project-request', (event) =>
            requests.push((event as CustomEvent).detail),
          );
        });
        const name = `${t('project.box')} ARD150/12/830/60D/W/DD`;
        await page.getByRole('checkbox', { name }).dispatchEvent('click');
        const requests = await page.evaluate(
          () => (window as unknown as { requests: object[] }).requests,
        );
        expect(requests).toEqual([
          { id: expect.any(Number), parent: expect.any(Number), sku: 'ARD150/12/830/60D/W/DD' },
        ]);
      });
    });

    it('does not change its view when another variant is selected', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await openTable(page, `${product}?search=dali&sort=-flux`);
        const codes = await columnOf(page, t('figure.code'));
        await rowsOf(page).nth(2).locator('th a').click();
        await expect.poll(() => page.url()).toMatch(/\?variation=\d+&search=dali&sort=-flux$/);
        await expect.poll(() => rowsOf(page).nth(2).getAttribute('aria-current')).toBe('true');
        expect(await columnOf(page, t('figure.code'))).toEqual(codes);
        await page.locator('a[data-replace]').first().click();
        await expect.poll(() => page.url()).toMatch(/&search=dali&sort=-flux$/);
      });
    });
  });
}
