import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { desktop, expect, phone, tablet, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { controlOf, textOf, totalOf, untilQuery, untilTotal } from './listing-controls.ts';

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`filters on narrow screens (${locale})`, () => {
    const products = pathTo(locale, 'products');

    for (const [name, device] of [
      ['a phone', phone],
      ['a tablet', tablet],
    ] as const) {
      it(`open over the listing on ${name}, and restore focus and scrolling`, async ({
        withPage,
      }) => {
        await withPage(device, async (page) => {
          await visit(page, products);
          const opener = page.locator('a[href="#filters"]');
          expect(await page.locator('#filter-form').isVisible()).toBe(false);
          await opener.click();
          const dialog = page.locator('dialog:has(#filter-form)');
          await dialog.locator('form').waitFor();
          expect(await opener.getAttribute('aria-expanded')).toBe('true');
          expect(
            await page.evaluate(() => getComputedStyle(document.documentElement).overflowY),
          ).toBe('hidden');
          for (let press = 0; press < 40; press += 1) await page.keyboard.press('Tab');
          expect(
            await page.evaluate(() => !!document.activeElement?.closest('dialog, body:focus')),
          ).toBe(true);
          await page.keyboard.press('Escape');
          await dialog.waitFor({ state: 'hidden' });
          await page.waitForFunction(
            () => document.activeElement?.getAttribute('href') === '#filters',
          );
          expect(await page.locator('html[data-scroll-locked]').count()).toBe(0);
          expect(new URL(page.url()).hash).toBe('');
        });
      });
    }

    it('update the listing below and show the number of results', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, products);
        await page.locator('a[href="#filters"]').tap();
        await (await controlOf(page, 'ip', 'IP65')).tap();
        await untilQuery(page, '?ip=IP65');
        await expect.poll(() => totalOf(page)).toBeLessThan(80);
        const total = await totalOf(page);
        await expect
          .poll(() => page.locator('dialog p[role=status]').textContent())
          .toContain(textOf(locale, 'listing.count.other', { count: total }));
        const show = page.getByRole('button', {
          name: textOf(locale, 'filter.show.other', { count: total }),
        });
        await page
          .locator('dialog')
          .getByRole('link', { name: textOf(locale, 'filter.clear') })
          .tap();
        await untilQuery(page, '');
        expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
          true,
        );
        await (await controlOf(page, 'ip', 'IP65')).tap();
        await show.tap();
        await page.locator('dialog:has(#filter-form)').waitFor({ state: 'hidden' });
        expect(await totalOf(page)).toBe(total);
        expect(await page.locator('a[href="#filters"]').innerText()).toMatch(/1$/);
      });
    });

    test('have no accessibility violations while open', async ({ withPage }) => {
      await withPage({ ...phone, reducedMotion: 'reduce' }, async (page) => {
        await visit(page, `${products}?ip=IP65&wattage=10-40`);
        await page.locator('a[href="#filters"]').tap();
        await controlOf(page, 'finish');
        await expectAccessible(page);
      });
    });
  });
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`a listing without JavaScript (${locale})`, () => {
    const products = pathTo(locale, 'products');
    const apply = textOf(locale, 'filter.apply');

    it('is a form that produces the same address', async ({ withPage }) => {
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(`${products}?view=table`);
        const form = page.locator('#filter-form');
        await form.locator('details:has([name=ip]) > summary').click();
        await form.locator('[name=ip][value=IP65]').check();
        await form.locator('[name=ip][value=IP66]').check();
        await form.locator('[name=wattage-max]').fill('60');
        await page.locator('select[name=sort]').selectOption('name');
        await form.getByRole('button', { name: apply }).click();
        await untilQuery(page, '?ip=IP65,IP66&wattage=-60&sort=name&view=table');
        const total = await totalOf(page);
        expect(total).toBeGreaterThan(0);
        expect(await form.locator('[name=ip]:checked').count()).toBe(2);
        await page.locator('#main input[name=search]').fill('orilla');
        await page.locator('#main input[name=search]').press('Enter');
        await page.waitForURL('**search=orilla*');
        expect(await totalOf(page)).toBeLessThan(total);
        await page
          .getByRole('link', { name: textOf(locale, 'filter.clear') })
          .first()
          .click();
        await untilQuery(page, '?search=orilla&sort=name&view=table');
      });
    });

    it('opens its filters on a phone', async ({ withPage }) => {
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(products);
        await page.locator('a[href="#filters"]').tap();
        await page.locator('#filter-form details:has([name=ip]) > summary').tap();
        await page.locator('#filter-form [name=ip][value=IP20]').check();
        await page.locator('#filter-form').getByRole('button', { name: apply }).tap();
        await untilQuery(page, '?ip=IP20');
        expect(await page.locator('#filter-form').isVisible()).toBe(false);
      });
    });

    it('shows the submit button only without JavaScript', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        expect(await page.getByRole('button', { name: apply }).count()).toBe(0);
        await untilTotal(page, await totalOf(page));
      });
    });
  });
}
