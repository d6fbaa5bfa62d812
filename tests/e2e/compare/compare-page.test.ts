import type { Locator, Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { attributeTexts } from '#server/texts.ts';
import { desktop, expect, phone, reload, resize, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { hearing, listen } from '#tests/e2e/live-regions.ts';
import { untilScrolled } from '#tests/e2e/settle.ts';
import {
  chosen,
  dialogOf,
  fifthVariant,
  headsOf,
  idsOf,
  storedOf,
  storeList,
  textsOf,
  untilStored,
} from './compare-steps.ts';

const rowsOf = (page: Page) => page.locator('.comparison-table tr:not(.comparison-group):has(td)');
const leftsOf = (all: Locator) =>
  all.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().left));
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the comparison (${locale})`, () => {
    const t = textsOf(locale);
    const path = pathTo(locale, 'compare-products');
    const addressOf = (items: readonly { id: number; parent: number }[], remaining = '') =>
      `${path}?variants=${idsOf(items)}${remaining}`;

    it('has each heading above its column in every window from 700 px', async ({ withPage }) => {
      await withPage({ ...desktop }, async (page) => {
        for (const count of [2, 3, 4]) {
          await visit(page, addressOf(chosen.slice(0, count)));
          for (const width of [700, 768, 820, 900, 1024, 1100, 1440]) {
            await resize(page, { width, height: 900 });
            const cells = rowsOf(page)
              .filter({ hasText: t('figure.flux') })
              .locator('td');
            const [heads, columns] = [await leftsOf(headsOf(page)), await leftsOf(cells)];
            expect(heads.length).toBe(count);
            for (const [index, left] of heads.entries()) {
              const name = `column ${index} of ${count} at ${width} px`;
              expect(Math.abs(left - (columns[index] ?? 0)), name).toBeLessThan(1);
            }
            const add = page.getByRole('link', { name: t('comparison.add') });
            await expect(add.filter({ visible: true })).toHaveCount(count < 4 ? 1 : 0);
          }
        }
      });
    });

    test('shows the variants of its address side by side, also without JavaScript', async ({
      withPage,
    }) => {
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(addressOf(chosen));
        expect(await page.locator('h1').innerText()).toBe(t('comparison.title'));
        expect(await headsOf(page).count()).toBe(4);
        for (const head of await headsOf(page).all()) {
          expect(await head.locator('img').count()).toBe(1);
          expect(await head.locator('.comparison-title').getAttribute('href')).toMatch(
            new RegExp(`^${pathTo(locale, 'products')}/[a-z0-9-]+\\?variation=\\d+$`),
          );
        }
        const titles = await page.locator('.comparison-group').allInnerTexts();
        expect(titles).toEqual([
          t('specification.light'),
          t('specification.electrical'),
          t('comparison.control'),
          t('comparison.protection'),
          t('comparison.dimensions'),
          t('comparison.life'),
          ...(['mechanical', 'standards', 'ordering'] as const).map((id) =>
            attributeTexts[locale](`group.${id}`),
          ),
          t('specification.construction'),
        ]);
        const flux = rowsOf(page).filter({ hasText: t('figure.flux') });
        expect(await flux.locator('td').count()).toBe(4);
        for (const cell of await flux.locator('td').allInnerTexts()) {
          expect(cell).toMatch(/^[\d.,\u202f]+\u00a0lm$/);
        }
        expect(await page.locator('.comparison-head button').first().isVisible()).toBe(false);
      });
    });

    it('changes with links and a button when there is no JavaScript', async ({ withPage }) => {
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(addressOf(chosen.slice(0, 2)));
        const all = await rowsOf(page).count();
        await page.getByLabel(t('comparison.differences')).check();
        await page.getByRole('button', { name: t('comparison.apply') }).click();
        expect(queryOf(page)).toBe(`?variants=${idsOf(chosen.slice(0, 2))}&differences=1`);
        expect(await rowsOf(page).count()).toBeLessThan(all);
        await headsOf(page).first().locator('.comparison-remove').click();
        expect(queryOf(page)).toBe(`?variants=${chosen[1].id}&differences=1`);
        expect(await headsOf(page).count()).toBe(1);
        await headsOf(page).first().locator('.comparison-remove').click();
        await page.getByRole('heading', { name: t('comparison.empty-title') }).waitFor();
        const links = page.locator('.comparison-empty a');
        expect(await links.first().getAttribute('href')).toBe(pathTo(locale, 'products'));
      });
    });

    it('shows the stored list when the address names no variants, and updates the address', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen.slice(0, 3));
        await visit(page, path);
        await expect.poll(() => headsOf(page).count()).toBe(3);
        expect(queryOf(page)).toBe(`?variants=${idsOf(chosen.slice(0, 3))}`);
        await reload(page);
        expect(await headsOf(page).count()).toBe(3);
      });
    });

    it('removes a variant from the page, the address and the list', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen);
        await visit(page, addressOf(chosen));
        const name = t('comparison.remove', { name: 'Damero 600 DAM600/30/840/DD' });
        await page.getByRole('link', { name }).click();
        await expect.poll(() => headsOf(page).count()).toBe(3);
        const remaining = [chosen[0], chosen[1], chosen[3]];
        await untilStored(page, remaining);
        expect(queryOf(page)).toBe(`?variants=${idsOf(remaining)}`);
        await page.getByRole('link', { name: t('comparison.clear') }).click();
        await page.getByRole('heading', { name: t('comparison.empty-title') }).waitFor();
        expect(queryOf(page)).toBe('');
        expect(await storedOf(page)).toEqual({ list: null, count: null });
      });
    });

    it('adds variants from the dialog of a product', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen.slice(0, 2));
        await visit(page, addressOf(chosen.slice(0, 2)));
        await headsOf(page).first().getByRole('button').click();
        await dialogOf(page)
          .locator('li')
          .filter({ hasText: '12/830/60D/W/DD' })
          .locator('input')
          .check();
        await expect.poll(() => headsOf(page).count()).toBe(3);
        expect(queryOf(page)).toBe(`?variants=${idsOf([...chosen.slice(0, 2), fifthVariant])}`);
        await page.keyboard.press('Escape');
        await dialogOf(page).waitFor({ state: 'hidden' });
      });
    });

    it('adds products from the search', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen.slice(2, 3));
        await visit(page, addressOf(chosen.slice(2, 3)));
        await page.locator('.comparison-free a').click();
        await page.locator('dialog input[name=search]').fill('ARD150/12/830/60D/W/DD');
        await page.getByRole('checkbox', { name: 'ARD150/12/830/60D/W/DD' }).first().check();
        await expect.poll(() => headsOf(page).count()).toBe(2);
        await untilStored(page, [chosen[2], fifthVariant]);
      });
    });

    it('shows only differences, and the number of equal rows', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, addressOf(chosen.slice(0, 2)));
        const all = await rowsOf(page).count();
        await listen(page);
        await page.getByLabel(t('comparison.differences')).check();
        await expect.poll(() => queryOf(page)).toContain('&differences=1');
        await expect.poll(() => rowsOf(page).count()).toBeLessThan(all);
        const rows = await rowsOf(page).count();
        await page.getByText(t.count('comparison.hidden', all - rows)).waitFor();
        expect(await hearing(page)).toEqual([t.count('comparison.hidden', all - rows)]);
        for (const row of await rowsOf(page).all()) {
          expect(new Set(await row.locator('td').allInnerTexts()).size).toBeGreaterThan(1);
        }
        await reload(page);
        expect(await rowsOf(page).count()).toBe(rows);
        await page.getByLabel(t('comparison.differences')).uncheck();
        await expect.poll(() => rowsOf(page).count()).toBe(all);
        await visit(page, addressOf(chosen.slice(0, 1)));
        expect(await page.getByLabel(t('comparison.differences')).count()).toBe(0);
      });
    });

    it('highlights the best values on request only', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, addressOf(chosen));
        const marks = page.locator('.comparison-best');
        expect(await marks.count()).toBe(0);
        await page.getByLabel(t('comparison.best')).check();
        await marks.first().waitFor();
        const efficacy = rowsOf(page)
          .filter({ hasText: t('figure.efficacy') })
          .locator('td');
        const cells = await efficacy.allInnerTexts();
        const values = cells.map((cell) => Number.parseFloat(cell.replace(',', '.')));
        const best = values.indexOf(Math.max(...values));
        expect(await efficacy.nth(best).innerText()).toContain(t('comparison.best-mark'));
        const flux = rowsOf(page).filter({ hasText: t('figure.flux') });
        expect(await flux.locator('.comparison-best').count()).toBe(0);
      });
    });

    it('keeps its column headers visible', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, addressOf(chosen));
        await page.mouse.wheel(0, 1500);
        await page.locator('#header[data-sticky]').waitFor();
        await untilScrolled(page);
        const heads = await page.locator('.comparison-heads').boundingBox();
        const header = await page.locator('#header').boundingBox();
        expect(heads?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0) - 24, -2);
        expect((heads?.y ?? 0) + (heads?.height ?? 0)).toBeLessThan(260);
        const head = await headsOf(page).nth(2).boundingBox();
        const cell = await rowsOf(page).nth(20).locator('td').nth(2).boundingBox();
        expect(head?.x).toBeCloseTo(cell?.x ?? 0, 0);
      });
    });

    test('scrolls horizontally on a phone, two columns at a time under their headers', async ({
      withPage,
    }) => {
      await withPage(phone, async (page) => {
        await visit(page, addressOf(chosen));
        const scroller = page.locator('.comparison-scroller');
        const label = rowsOf(page).first().locator('th span');
        const cellsInSight = () =>
          rowsOf(page)
            .first()
            .locator('td')
            .evaluateAll((cells) => {
              return cells.flatMap((cell, index) => {
                const { left, right } = cell.getBoundingClientRect();
                return left >= 0 && right <= window.innerWidth + 1 ? [index] : [];
              });
            });
        expect(await cellsInSight()).toEqual([0, 1]);
        const before = await label.boundingBox();
        await scroller.evaluate((element) => element.scrollTo({ left: 2000, behavior: 'instant' }));
        await expect.poll(cellsInSight).toEqual([2, 3]);
        await expect
          .poll(async () => {
            const head = await headsOf(page).nth(2).boundingBox();
            const cell = await rowsOf(page).first().locator('td').nth(2).boundingBox();
            return Math.abs((head?.x ?? 0) - (cell?.x ?? 99));
          })
          .toBeLessThan(2);
        const after = await label.boundingBox();
        expect(Math.abs((after?.x ?? 0) - (before?.x ?? 99))).toBeLessThan(2);
      });
    });

    it('omits variants that no longer exist and shows their number', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, [chosen[0], { id: 4, parent: 5 }, { id: 6, parent: 7 }]);
        await visit(page, `${path}?variants=${chosen[0].id},4,6`);
        await page.getByText(t.count('comparison.gone', 2)).waitFor();
        expect(await headsOf(page).count()).toBe(1);
        await untilStored(page, [chosen[0]]);
        await page.getByText(t.count('comparison.gone', 2)).waitFor();
        await visit(page, `${path}?variants=4`);
        await page.getByText(t.count('comparison.gone', 1)).waitFor();
      });
    });

    it('opened from a link does not change the visitor’s own list until requested', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen.slice(2));
        await visit(page, addressOf(chosen.slice(0, 2)));
        const notice = page.getByText(t.count('comparison.foreign', 2));
        await notice.waitFor();
        await headsOf(page).first().locator('.comparison-remove').click();
        await expect.poll(() => headsOf(page).count()).toBe(1);
        await untilStored(page, chosen.slice(2));
        await page.getByRole('link', { name: t('comparison.show-own') }).click();
        await expect.poll(() => queryOf(page)).toBe(`?variants=${idsOf(chosen.slice(2))}`);
        await notice.waitFor({ state: 'detached' });
        await visit(page, addressOf(chosen.slice(0, 2)));
        await page.getByRole('button', { name: t('comparison.adopt') }).click();
        await notice.waitFor({ state: 'detached' });
        await untilStored(page, chosen.slice(0, 2));
      });
    });

    it('opened from a link becomes the list of a visitor who has none', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, addressOf(chosen.slice(0, 2)));
        await untilStored(page, chosen.slice(0, 2));
      });
    });
  });
}
