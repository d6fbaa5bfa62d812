import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, holdRequests, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { heardOn, hearing, listen } from '#tests/e2e/live-regions.ts';
import { untilSettled } from '#tests/e2e/settle.ts';
import {
  barOf,
  chosen,
  dialogOf,
  fifthVariant,
  openVariants,
  storeList,
  textsOf,
  untilStored,
} from './compare-steps.ts';

const ARDEA = chosen[0].parent;

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`the variant dialog (${locale})`, () => {
    const t = textsOf(locale);
    const products = pathTo(locale, 'products');
    const endpoint = `${locale === 'en' ? '/api' : `/api/${locale}`}/ansell/v1/product/variants/${ARDEA}`;

    it('opens on an event with a product, fetches its variants and lists them', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const responsePromise = page.waitForResponse((response) =>
          response.url().endsWith(endpoint),
        );
        await openVariants(page, ARDEA);
        const variants: { description: string }[] = await (await responsePromise).json();
        const rows = dialogOf(page).locator('li');
        await expect.poll(() => rows.count()).toBe(variants.length);
        expect(await rows.first().innerText()).toContain(variants[0]?.description);
        await rows.first().locator('img').waitFor();
        expect(await dialogOf(page).getAttribute('aria-labelledby')).toBe('compare-dialog-title');
        expect(await page.locator('#compare-dialog-title').innerText()).toBe(
          t('comparison.choose'),
        );
      });
    });

    it('shows a spinner while it loads', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        const respond = await holdRequests(page, new RegExp(`${endpoint}$`));
        await page.clock.install();
        await visit(page, products);
        // The spinner comes after a moment; without the clock, a slow machine would listen too late.
        await page.clock.pauseAt(Date.now() + 60_000);
        await openVariants(page, ARDEA);
        await listen(page);
        await page.clock.resume();
        const spinner = dialogOf(page).locator('.compare-spinner');
        await spinner.waitFor();
        await expect.poll(() => heardOn(page)).toEqual([t('loading')]);
        respond();
        await dialogOf(page).locator('li').first().waitFor();
        expect(await spinner.count()).toBe(0);
        const count = await dialogOf(page).locator('li').count();
        await expect.poll(() => heardOn(page)).toEqual([t.count('card.variants', count)]);
      });
    });

    it('stays empty when the request fails, logs the error, and retries on request', async ({
      withPage,
    }) => {
      const expectedErrors = /500/;
      await withPage({ ...desktop, expectedErrors }, async (page) => {
        const logged: string[] = [];
        page.on(
          'console',
          (message) => message.type() === 'warning' && logged.push(message.text()),
        );
        await page.route(`**${endpoint}`, (route) => route.fulfill({ status: 500 }));
        await visit(page, products);
        await openVariants(page, ARDEA);
        await dialogOf(page).getByRole('alert').waitFor();
        expect(await dialogOf(page).locator('li').count()).toBe(0);
        expect(logged.join()).toContain(`${endpoint} responded with 500`);
        await page.unroute(`**${endpoint}`);
        await dialogOf(page)
          .getByRole('button', { name: t('search.retry') })
          .click();
        await dialogOf(page).locator('li').first().waitFor();
        expect(await dialogOf(page).getByRole('alert').count()).toBe(0);
      });
    });

    it('moves selected variants to the top when there are more than six', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, [chosen[1], fifthVariant]);
        await visit(page, products);
        await openVariants(page, ARDEA);
        const rows = dialogOf(page).locator('li');
        await rows.nth(6).waitFor();
        const isChecked = (index: number) => rows.nth(index).locator('input').isChecked();
        expect([await isChecked(0), await isChecked(1), await isChecked(2)]).toEqual([
          true,
          true,
          false,
        ]);
        const fourth = await rows.nth(3).innerText();
        await rows.nth(3).locator('input').check();
        expect(await rows.nth(3).innerText()).toBe(fourth);
      });
    });

    it('does not reorder six variants', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        const all = await (await page.request.get(endpoint)).json();
        const six = all.slice(0, 6);
        await page.route(`**${endpoint}`, (route) => route.fulfill({ json: six }));
        await storeList(page, [{ id: six[4].id, parent: ARDEA }]);
        await visit(page, products);
        await openVariants(page, ARDEA);
        const rows = dialogOf(page).locator('li');
        await expect.poll(() => rows.count()).toBe(6);
        expect(await rows.nth(4).locator('input').isChecked()).toBe(true);
        expect(await rows.first().innerText()).toContain(six[0].description);
      });
    });

    it('adds and removes a variant, and says when four are selected', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen.slice(1));
        await visit(page, products);
        await openVariants(page, ARDEA);
        const rows = dialogOf(page).locator('li');
        const row = rows.filter({ hasText: 'ARD150/12/830/60D/W/FX' });
        await expect.poll(() => rows.count()).toBeGreaterThan(6);
        await listen(page);
        await row.locator('input').check();
        await untilStored(page, [...chosen.slice(1), chosen[0]]);
        const most = { count: 4, most: 4 };
        await expect.poll(() => hearing(page)).toEqual([t('comparison.chosen', most)]);
        const full = dialogOf(page).getByText(t('comparison.full'), { exact: true });
        expect(await full.count()).toBe((await rows.count()) - 2);
        await row.locator('input').uncheck();
        await expect.poll(() => full.count()).toBe(0);
        await untilStored(page, chosen.slice(1));
      });
    });

    for (const [name, device] of [
      ['desktop', desktop],
      ['phone', phone],
    ] as const) {
      it(`keeps its size and locks the page scroll on a ${name}`, async ({ withPage }) => {
        await withPage(device, async (page) => {
          await visit(page, products);
          await openVariants(page, ARDEA);
          await dialogOf(page).locator('li').nth(10).waitFor();
          const box = await dialogOf(page).boundingBox();
          const list = await dialogOf(page).locator('.compare-list').boundingBox();
          expect(box?.width).toBeLessThanOrEqual(600);
          expect(box?.height).toBeLessThanOrEqual(0.8 * device.viewport.height);
          expect(list?.height).toBeLessThanOrEqual(550);
          const overflow = () =>
            page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
          expect(await overflow()).toBe('hidden');
          await page.keyboard.press('Escape');
          await dialogOf(page).waitFor({ state: 'hidden' });
          await expect.poll(overflow).not.toBe('hidden');
        });
      });
    }

    it('traps the focus and restores it', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen.slice(0, 1));
        await visit(page, products);
        const opener = barOf(page).locator('.compare-chosen-variants');
        await opener.focus();
        await page.keyboard.press('Space');
        await dialogOf(page).locator('li').first().waitFor();
        for (let press = 0; press < 8; press += 1) {
          await page.keyboard.press('Tab');
          const isInside = await page.evaluate(() => {
            const { activeElement, body } = document;
            return activeElement === body || !!activeElement?.closest('.compare-dialog');
          });
          expect(isInside, `after ${press + 1} tabs`).toBe(true);
        }
        await dialogOf(page)
          .getByRole('button', { name: t('comparison.done') })
          .click();
        await dialogOf(page).waitFor({ state: 'hidden' });
        expect(await opener.evaluate((input) => input === document.activeElement)).toBe(true);
      });
    });

    it('ignores invalid events', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await storeList(page, chosen.slice(0, 1));
        await visit(page, products);
        for (const parent of [-1, 1.5, '7', {}, 'x'.repeat(1000), Number.MAX_VALUE]) {
          await page.evaluate(
            (detail) => {
              window.dispatchEvent(new CustomEvent('compare', { detail }));
            },
            { parent, id: '<b>' },
          );
        }
        await untilSettled(page);
        expect(await dialogOf(page).isVisible()).toBe(false);
        await untilStored(page, chosen.slice(0, 1));
      });
    });
  });
}
