import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, reload, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { chipsOf, controlOf, untilQuery } from './listing-controls.ts';

async function search(page: Page, text: string): Promise<void> {
  await page.locator('#main input[name=search]').fill(text);
  await page.locator('#main input[name=search]').press('Enter');
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`filters that a text set (${locale})`, () => {
    const products = pathTo(locale, 'products');

    for (const javaScriptEnabled of [true, false]) {
      const how = javaScriptEnabled ? 'with' : 'without';
      it(`go with it ${how} JavaScript; those of the visitor stay`, async ({ withPage }) => {
        await withPage({ ...desktop, javaScriptEnabled }, async (page) => {
          if (javaScriptEnabled) await visit(page, `${products}?ip=IP20`);
          else await page.goto(`${products}?ip=IP20`);
          await search(page, 'downlight 12w 3000k');
          await untilQuery(
            page,
            '?search=downlight&ip=IP20&cct=3000&wattage=11-13&typed=cct,wattage',
          );
          await search(page, 'panel 36w');
          await untilQuery(page, '?search=panel&ip=IP20&wattage=33-39&typed=wattage');
          await search(page, 'downlight');
          await untilQuery(page, '?search=downlight&ip=IP20');
        });
      });
    }

    it('stay after a reload, a change of their own and another page', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        await search(page, 'panel 36w');
        await untilQuery(page, '?search=panel&wattage=33-39&typed=wattage');
        await reload(page);
        await (await controlOf(page, 'cct', '4000')).check();
        await untilQuery(page, '?search=panel&cct=4000&wattage=33-39&typed=wattage');
        await page.locator('select[name=sort]').selectOption('name');
        await untilQuery(page, '?search=panel&cct=4000&wattage=33-39&typed=wattage&sort=name');
        await page.locator('.listing-search-clear').click();
        await untilQuery(page, '?cct=4000&sort=name');
        expect(await chipsOf(page, locale).count()).toBeGreaterThan(0);
      });
    });
  });
}
