import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, phone, reload, test, untilLive, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { hearing, listen } from '#tests/e2e/live-regions.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import {
  barOf,
  boxesOf,
  chosen,
  dialogOf,
  fifthVariant,
  idsOf,
  storedOf,
  storeList,
  textsOf,
  untilStored,
} from './compare-steps.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`selecting variants to compare (${locale})`, () => {
    const t = textsOf(locale);
    const products = pathTo(locale, 'products');
    const { product = '' } = screensOf(locale);

    it('a row of the variant table adds its variant and removes it', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, product);
        const boxes = boxesOf(page);
        await untilLive(page);
        await listen(page);
        await boxes.first().check();
        await untilStored(page, [chosen[0]]);
        await barOf(page).waitFor();
        const spoken = t('comparison.spoken', { count: 1, most: 4 });
        await expect.poll(() => hearing(page)).toEqual([spoken]);
        expect(await boxes.first().isChecked()).toBe(true);
        expect(await boxes.nth(1).isChecked()).toBe(false);
        await boxes.first().uncheck();
        await untilStored(page, []);
        await barOf(page).waitFor({ state: 'detached' });
        expect(await boxes.first().isChecked()).toBe(false);
      });
    });

    it('the selection persists on the next page and after a reload', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen.slice(0, 2));
        await visit(page, product);
        const name = `${t('compare.box')} ARD150/12/830/60D/W/FX`;
        const box = page.locator('#variants').getByRole('checkbox', { name });
        await expect.poll(() => box.isChecked()).toBe(true);
        await reload(page);
        await expect.poll(() => box.isChecked()).toBe(true);
        await barOf(page).waitFor();
      });
    });

    it('once four are selected, other rows say so instead of showing a checkbox', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen.slice(0, 3));
        await visit(page, product);
        const table = page.locator('#variants');
        await barOf(page).waitFor();
        const boxes = boxesOf(page);
        const count = await boxes.count();
        await table
          .getByRole('checkbox', { name: `${t('compare.box')} ARD150/12/830/60D/W/DD` })
          .check();
        await untilStored(page, [...chosen.slice(0, 3), fifthVariant]);
        await expect.poll(() => boxes.count()).toBe(3);
        expect(await table.getByText(t('comparison.full'), { exact: true }).count()).toBe(
          count - 3,
        );
        await boxes.first().uncheck();
        await expect.poll(() => boxes.count()).toBe(count);
      });
    });

    for (const [place, path] of [
      ['the listing', products],
      ['another page', pathTo(locale, 'home')],
    ] as const) {
      it(`a card on ${place} adds the first variant and removes its product`, async ({
        withPage,
      }) => {
        await withPage(desktop, async (page) => {
          await visit(page, path);
          const box = page
            .locator('#main')
            .getByRole('checkbox', { name: t('compare.box') })
            .first();
          await listen(page);
          await box.check();
          await expect.poll(async () => (await storedOf(page)).count).toBe('1');
          const spoken = t('comparison.spoken', { count: 1, most: 4 });
          await expect.poll(() => hearing(page)).toEqual([spoken]);
          expect(await dialogOf(page).isVisible()).toBe(false);
          const variants = barOf(page).locator('.compare-chosen-variants');
          await variants.click();
          await dialogOf(page).locator('input').nth(1).check();
          await page.keyboard.press('Escape');
          await dialogOf(page).waitFor({ state: 'hidden' });
          await expect(variants.first()).toBeFocused();
          expect((await storedOf(page)).count).toBe('2');
          await box.uncheck();
          await expect.poll(() => storedOf(page)).toEqual({ list: [], count: '0' });
        });
      });
    }

    it('a card whose variants cannot be loaded says so', async ({ withPage }) => {
      const expectedErrors = /500/;
      await withPage({ ...desktop, expectedErrors }, async (page) => {
        await page.route('**/product/variants/*', (route) => route.fulfill({ status: 500 }));
        await visit(page, pathTo(locale, 'home'));
        const box = page
          .locator('#main')
          .getByRole('checkbox', { name: t('compare.box') })
          .first();
        await box.click();
        await dialogOf(page).getByRole('alert').waitFor();
        expect(await box.isChecked()).toBe(false);
      });
    });

    it('a search result adds its variant', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        await page.keyboard.press('Control+k');
        await page.locator('dialog input[name=search]').fill('ARD150/12/830/60D/W/DD');
        const box = page
          .locator('dialog')
          .getByRole('checkbox', { name: 'ARD150/12/830/60D/W/DD' })
          .first();
        await box.check();
        await untilStored(page, [fifthVariant]);
        expect(await box.isChecked()).toBe(true);
      });
    });

    it('the bar shows the selected variants and removes one or all of them', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen);
        await visit(page, products);
        const bar = barOf(page);
        await bar.locator('img').nth(3).waitFor();
        await bar.getByText('LAG420/90/840/B108/AL/ND').waitFor();
        const open = bar.getByRole('link');
        expect(await open.innerText()).toBe(t('comparison.open', { count: 4 }));
        expect(await open.getAttribute('href')).toBe(
          `${pathTo(locale, 'compare-products')}?variants=${idsOf(chosen)}`,
        );
        await bar.locator('.compare-chosen-remove').nth(1).click();
        await untilStored(page, [chosen[0], chosen[2], chosen[3]]);
        expect(await open.innerText()).toBe(t('comparison.open', { count: 3 }));
        await bar.getByRole('button', { name: t('comparison.clear') }).click();
        await bar.waitFor({ state: 'detached' });
        expect(await storedOf(page)).toEqual({ list: null, count: null });
      });
    });

    it('the bar links to the comparison, and is hidden there', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await storeList(page, chosen.slice(0, 2));
        await visit(page, products);
        await barOf(page).getByRole('link').click();
        await page.waitForURL(`**${pathTo(locale, 'compare-products')}?variants=*`);
        await page.locator('.comparison-head').first().waitFor();
        expect(await barOf(page).count()).toBe(0);
        expect(await dialogOf(page).isVisible()).toBe(false);
        await page.goBack();
        await barOf(page).waitFor();
      });
    });

    it('the code of the bar loads only with the first selection', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        const loaded: string[] = [];
        page.on('request', (request) => loaded.push(request.url()));
        await visit(page, product);
        await page.waitForLoadState('networkidle');
        expect(loaded.filter((url) => /comparison|compare-dock/.test(url))).toEqual([]);
        await boxesOf(page).first().check();
        await barOf(page).waitFor();
        expect(loaded.some((url) => /compare-dock.*\.js/.test(url))).toBe(true);
      });
    });

    it('without JavaScript there are no checkboxes', async ({ withPage }) => {
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        for (const path of [products, `${products}?view=table`, product]) {
          await page.goto(path);
          const boxes = page.locator('#main label:has(input[aria-label^="Compar"])');
          expect(await boxes.count()).toBeGreaterThan(0);
          for (const box of await boxes.all()) expect(await box.isVisible()).toBe(false);
        }
        // More are added where the first ones are.
        const query = `?variants=${idsOf(chosen.slice(0, 1))}`;
        await page.goto(pathTo(locale, 'compare-products') + query);
        await page.locator('.comparison-free a').click();
        await expect(page.locator('.plain-search:target')).toBeInViewport();
        expect(new URL(page.url()).search).toBe(query);
      });
    });
  });
}
