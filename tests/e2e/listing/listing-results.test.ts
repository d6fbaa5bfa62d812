import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import {
  cardsOf,
  controlOf,
  resultsOf,
  textOf,
  totalOf,
  untilQuery,
  untilTotal,
} from './listing-controls.ts';

const statusOf = (page: Page) => page.locator('#main p[role=status]').textContent();
const searchOf = (page: Page) => page.locator('#main input[name=search]');

/** Returns a column of the table as numbers: the maximum of each range. */
async function columnOf(page: Page, column: number): Promise<number[]> {
  const texts = await page.locator(`#main tbody td:nth-child(${column})`).allInnerTexts();
  return texts
    .filter((text) => text !== '–')
    .map((text) =>
      Number(
        text
          .split('–')
          .at(-1)
          ?.replace(/[.,\s](?=\d{3})/g, '')
          .replace(',', '.'),
      ),
    );
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the products of a listing (${locale})`, () => {
    const products = pathTo(locale, 'products');

    it('are listed twelve to a page, with links to the other pages', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const total = await totalOf(page);
        expect(await cardsOf(page, locale).count()).toBe(12);
        const first = await cardsOf(page, locale).first().getAttribute('href');
        await page.locator('#main a[rel=next]').click();
        await page.waitForURL('**?page=2#results');
        await expect.poll(() => cardsOf(page, locale).first().getAttribute('href')).not.toBe(first);
        await page.waitForFunction(() => document.activeElement?.id === 'results');
        const top = await page.locator('#results').evaluate((h2) => h2.getBoundingClientRect().top);
        expect(top).toBeGreaterThan(60);
        expect(top).toBeLessThan(300);
        const last = Math.ceil(total / 12);
        await page
          .getByRole('link', { name: textOf(locale, 'pagination.page', { number: last }) })
          .click();
        await page.waitForURL(`**?page=${last}#results`);
        await expect.poll(() => cardsOf(page, locale).count()).toBe(total - (last - 1) * 12);
      });
    });

    it('are sorted as the visitor selects', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${products}?view=table`);
        const select = page.getByLabel(textOf(locale, 'sort.label'));
        await select.selectOption({ label: textOf(locale, 'sort.flux') });
        await untilQuery(page, '?sort=flux&view=table');
        await page.locator('th[aria-sort=descending]').waitFor();
        const flux = await columnOf(page, 3);
        expect(flux).toEqual([...flux].sort((a, b) => b - a));
        await select.selectOption({ label: textOf(locale, 'sort.name') });
        await untilQuery(page, '?sort=name&view=table');
        await page.locator('th[aria-sort=ascending]').waitFor();
        const names = await page
          .locator('#main tbody th a > span:last-child > :first-child')
          .allInnerTexts();
        expect(names).toEqual(
          [...names].sort(new Intl.Collator(locale, { numeric: true }).compare),
        );
        await select.selectOption({ label: textOf(locale, 'sort.newest') });
        await untilQuery(page, '?sort=newest&view=table');
        await select.selectOption({ label: textOf(locale, 'sort.relevance') });
        await untilQuery(page, '?view=table');
      });
    });

    it('are shown in a table whose headings sort it', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const total = await totalOf(page);
        await page
          .getByRole('link', { name: textOf(locale, 'listing.table'), exact: true })
          .click();
        await untilQuery(page, '?view=table');
        await page.locator('#main table').waitFor();
        expect(await totalOf(page)).toBe(total);
        expect(await page.locator('#main tbody tr').count()).toBe(12);
        const headings = await page.locator('#main thead th').allInnerTexts();
        expect(headings.length).toBe(9);
        await page.locator('#main thead a').nth(3).click();
        await untilQuery(page, '?sort=efficacy&view=table');
        await page.locator('th[aria-sort=descending]').waitFor();
        const efficacy = await columnOf(page, 4);
        expect(efficacy).toEqual([...efficacy].sort((a, b) => b - a));
        await page.getByRole('link', { name: textOf(locale, 'listing.grid') }).click();
        await untilQuery(page, '?sort=efficacy');
      });
    });

    test('are readable in a table on a phone', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, `${products}?view=table`);
        expect(await page.locator('#main thead th:visible').count()).toBe(5);
        const row = page.locator('#main tbody tr').first();
        expect(await row.innerText()).toMatch(/K\s·[\s\S]*IP\d\d/);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    });

    it('show the number of matching variants, and link to the best match', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${products}?cct=4000`);
        const card = cardsOf(page, locale)
          .filter({ hasText: /\d+ (of|de) \d+/ })
          .first();
        const href = (await card.getAttribute('href')) ?? '';
        expect(href).toMatch(/\?variation=\d+$/);
        await card.click();
        await page.waitForURL(`**${href}`);
        const figures = await page.locator('main dl').first().innerText();
        expect(figures).toMatch(/4000|–/);
        await visit(page, products);
        expect(await cardsOf(page, locale).first().getAttribute('href')).not.toContain('variation');
      });
    });

    it('can be searched in the listing, and the search can be removed', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${products}?search=ardea%20150`);
        expect(await searchOf(page).inputValue()).toBe('ardea 150');
        expect(await cardsOf(page, locale).first().innerText()).toContain('Ardea 150');
        const total = await totalOf(page);
        await searchOf(page).fill('  brezo ');
        await searchOf(page).press('Enter');
        await untilQuery(page, '?search=brezo');
        expect(await searchOf(page).inputValue()).toBe('brezo');
        const selected = page.locator('select[name=sort] option:checked');
        expect(await selected.innerText()).toBe(textOf(locale, 'sort.relevance'));
        await page.getByRole('link', { name: textOf(locale, 'listing.search-clear') }).click();
        await untilQuery(page, '');
        await expect.poll(() => totalOf(page)).toBeGreaterThan(total);
        await page.waitForFunction(
          () => (document.activeElement as HTMLInputElement).name === 'search',
        );
      });
    });

    it('offer alternatives when there are none', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, `${products}?ip=IP65&ugr=19&finish=brass`);
        expect(await page.locator('#results').innerText()).toBe(textOf(locale, 'listing.none'));
        const links = resultsOf(page).locator('li a');
        expect(await links.count()).toBeGreaterThan(0);
        const text = await links.first().innerText();
        const promised = Number(/(\d+)\D*$/.exec(text)?.[1]);
        expect(promised).toBeGreaterThan(0);
        await links.first().press('Enter');
        await untilTotal(page, promised);
        await page.waitForFunction(() => document.activeElement?.id === 'results');
      });
    });

    it('have their number announced', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        expect(await statusOf(page)).toBe('');
        await (await controlOf(page, 'ip', 'IP65')).click();
        await untilQuery(page, '?ip=IP65');
        await expect.poll(() => statusOf(page)).not.toBe('');
        const total = await totalOf(page);
        expect(await statusOf(page)).toContain(String(total));
        const before = await statusOf(page);
        await page.getByLabel(textOf(locale, 'sort.label')).selectOption('name');
        await expect.poll(() => statusOf(page)).not.toBe(before);
        expect((await statusOf(page))?.trim()).toBe(before);
        await (await controlOf(page, 'wattage-min')).fill('9999');
        await expect.poll(() => statusOf(page)).toBe(textOf(locale, 'listing.none'));
      });
    });

    it('stay visible and dimmed while others load', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        await page.route('**/*.data*', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 900));
          await route.continue().catch(() => {});
        });
        const first = await cardsOf(page, locale).first().innerText();
        await (await controlOf(page, 'ip', 'IP20')).click();
        await page.locator('#main [aria-busy=true]').waitFor();
        expect(await cardsOf(page, locale).first().innerText()).toBe(first);
        expect(await page.locator('[aria-busy=true] #main').count()).toBe(0);
        await untilQuery(page, '?ip=IP20');
        await page.locator('#main [aria-busy=true]').waitFor({ state: 'detached' });
      });
    });
  });
}
