import fc from 'fast-check';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, reload, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import {
  barOf,
  boxesOf,
  chosen,
  fifthVariant,
  headsOf,
  storeList,
  storeText,
  textsOf,
  untilStored,
} from './compare-steps.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the stored comparison (${locale})`, () => {
    const products = pathTo(locale, 'products');
    const comparison = pathTo(locale, 'compare-products');
    const { product = '' } = screensOf(locale);

    it('is synchronised between tabs', async ({ withPage }) => {
      await withPage(desktop, async (first) => {
        await visit(first, product);
        const second = await first.context().newPage();
        await visit(second, product);
        const boxOf = (page: typeof first) => boxesOf(page).first();
        await boxOf(first).check();
        await barOf(second).waitFor();
        await expect.poll(() => boxOf(second).isChecked()).toBe(true);
        await barOf(second).locator('.compare-chosen-remove').click();
        await barOf(first).waitFor({ state: 'detached' });
        await expect.poll(() => boxOf(first).isChecked()).toBe(false);
      });
    });

    it('updates a comparison that is open in another tab', async ({ withPage }) => {
      await withPage(desktop, async (first) => {
        await storeList(first, chosen.slice(0, 2));
        await visit(first, comparison);
        await expect.poll(() => headsOf(first).count()).toBe(2);
        const second = await first.context().newPage();
        await visit(second, product);
        await second
          .locator('#variants')
          .getByRole('checkbox', {
            name: `${textsOf(locale)('compare.box')} ARD150/12/830/60D/W/DD`,
          })
          .check();
        await expect.poll(() => headsOf(first).count()).toBe(3);
        expect(first.url()).toContain(String(fifthVariant.id));
        await barOf(second).getByRole('button').last().click();
        await expect.poll(() => headsOf(first).count()).toBe(0);
        expect(new URL(first.url()).search).toBe('');
      });
    });

    for (const [name, list, count] of [
      ['damaged', '[{"id":', '1'],
      ['foreign', '"compare me"', 'many'],
      ['in a different format', '{"id":1,"parent":2}', '1'],
      ['hostile', '[{"id":"<img src=x onerror=alert(1)>","parent":"__proto__"}]', '<b>'],
      [
        'huge',
        JSON.stringify(Array.from({ length: 5000 }, (_, index) => ({ id: index, parent: index }))),
        '5000',
      ],
    ] as const) {
      it(`is ignored when it is ${name}`, async ({ withPage }) => {
        await withPage(desktop, async (page) => {
          await storeText(page, list, count);
          await visit(page, product);
          await page.waitForLoadState('networkidle');
          expect(await barOf(page).count()).toBe(0);
          const box = boxesOf(page).first();
          await box.check();
          await untilStored(page, [chosen[0]]);
          await visit(page, comparison);
          await expect.poll(() => headsOf(page).count()).toBe(1);
        });
      });
    }

    it('with any content breaks no page and runs no script', async ({ withPage }) => {
      const items = fc.array(fc.record({ id: fc.anything(), parent: fc.anything() }));
      const values = fc.sample(
        fc.oneof(
          fc.string(),
          fc.json(),
          items.map((list) => JSON.stringify(list)),
        ),
        { numRuns: 150, seed: locale.length },
      );
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const other = await page.context().newPage();
        await other.goto('/healthz');
        for (const value of values) {
          await other.evaluate((text) => localStorage.setItem('compareData', text), value ?? '');
        }
        await reload(page);
        expect(await page.locator('h1').innerText()).not.toBe('');
        await other.evaluate(() => localStorage.clear());
        await barOf(page).waitFor({ state: 'detached' });
      });
    });

    it('drops variants that no longer exist, and shows their number', async ({ withPage }) => {
      const t = textsOf(locale);
      const list = [chosen[0], { id: 4, parent: chosen[0].parent }, { id: 5, parent: 6 }];
      await withPage(desktop, async (page) => {
        await storeList(page, list);
        await visit(page, products);
        await page.getByText(t.count('comparison.gone', 2)).waitFor();
        await untilStored(page, [chosen[0]]);
        await barOf(page).getByText('ARD150/12/830/60D/W/FX').waitFor();
      });
    });

    it('works for the current page when the browser stores nothing', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        });
        await visit(page, product);
        await boxesOf(page).first().check();
        await barOf(page).waitFor();
        await barOf(page).getByRole('link').click();
        await expect.poll(() => headsOf(page).count()).toBe(1);
      });
    });
  });
}
