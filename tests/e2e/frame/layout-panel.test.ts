import type { Page } from '@playwright/test';
import { megaMenuKeys } from '#core/content/site-record.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { expect, phone, tablet, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { goToFragment, untilAtRest } from '#tests/e2e/settle.ts';

/** The required ones and the one of the tools. */
const MENU_COUNT = megaMenuKeys.length + 1;

const burgerOf = (page: Page) => page.locator('a[href="#mm-menu"]');
const panelOf = (page: Page) => page.locator('dialog#mm-menu');
const other = (locale: LocaleCode) => localeCodes.find((code) => code !== locale) as LocaleCode;

async function openPanel(page: Page) {
  await burgerOf(page).click();
  await panelOf(page).waitFor();
  await untilAtRest(page);
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`mobile panel in ${locale}`, () => {
    const products = pathTo(locale, 'products');

    it('the header is 76 px high with a logo of 80 px', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, products);
        expect((await page.locator('#header').boundingBox())?.height).toBe(76);
        expect((await page.locator('#header img').first().boundingBox())?.width).toBe(80);
        const burger = await burgerOf(page).boundingBox();
        expect(Math.min(burger?.width ?? 0, burger?.height ?? 0)).toBeGreaterThanOrEqual(44);
      });
    });

    it('opens, traps the focus, locks the page, and releases both', async ({ withPage }) => {
      for (const device of [phone, tablet]) {
        await withPage(device, async (page) => {
          await visit(page, products);
          await openPanel(page);
          expect(page.url()).not.toContain('#');
          const overflow = () =>
            page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
          expect(await overflow()).toBe('hidden');
          for (let press = 0; press < 30; press += 1) {
            await page.keyboard.press('Tab');
            const isInside = await page.evaluate(() => {
              const { activeElement, body } = document;
              return activeElement === body || !!activeElement?.closest('#mm-menu');
            });
            expect(isInside, `after ${press + 1} tabs`).toBe(true);
          }
          await page.keyboard.press('Escape');
          await panelOf(page).waitFor({ state: 'hidden' });
          expect(await overflow()).not.toBe('hidden');
          const isOnBurger = await page.evaluate(
            () => document.activeElement?.getAttribute('href') === '#mm-menu',
          );
          expect(isOnBurger).toBe(true);
        });
      }
    });

    it('covers the scrollbar area, and the page behind does not move', async ({ withPage }) => {
      await withPage({ viewport: tablet.viewport }, async (page) => {
        await visit(page, products);
        const titleAt = async () => (await page.locator('h1').boundingBox())?.x;
        const before = await titleAt();
        await openPanel(page);
        expect(await titleAt()).toBe(before);
        const gap = await panelOf(page).evaluate((panel) => {
          return window.innerWidth - panel.getBoundingClientRect().right;
        });
        expect(gap).toBe(0);
      });
    });

    it('closes by its button and by a click outside', async ({ withPage }) => {
      await withPage(tablet, async (page) => {
        await visit(page, products);
        await openPanel(page);
        await panelOf(page).locator('a[href="#header"]').click();
        await panelOf(page).waitFor({ state: 'hidden' });
        await openPanel(page);
        await page.mouse.click(40, 600);
        await panelOf(page).waitFor({ state: 'hidden' });
      });
    });

    it('has an accordion for each mega menu, one open at a time', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, products);
        await openPanel(page);
        const accordions = panelOf(page).locator('details[name]');
        expect(await accordions.count()).toBe(MENU_COUNT);
        for (let index = 0; index < MENU_COUNT; index += 1) {
          await accordions.nth(index).locator('summary').tap();
          await accordions.nth(index).locator('a').first().waitFor();
          expect(await panelOf(page).locator('details[name][open]').count()).toBe(1);
        }
      });
    });

    it('a selected link closes it, except one to #mm-', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, products);
        await openPanel(page);
        await goToFragment(page, '#mm-products');
        expect(await panelOf(page).isVisible()).toBe(true);
        await panelOf(page).locator('details[name] summary').first().tap();
        const link = panelOf(page).locator('details[open] li a').first();
        const href = (await link.getAttribute('href')) as string;
        await link.tap();
        await page.waitForURL(`**${href}`);
        await panelOf(page).waitFor({ state: 'hidden' });
      });
    });

    test('its language menu closes on selection and opens the other language', async ({
      withPage,
    }) => {
      await withPage(phone, async (page) => {
        await visit(page, products);
        await openPanel(page);
        const menu = panelOf(page).locator('details:not([name])');
        await menu.locator('summary').tap();
        await menu.locator(`a[hreflang="${other(locale)}"]`).tap();
        await page.waitForURL(`**${pathTo(other(locale), 'home')}`);
        await panelOf(page).waitFor({ state: 'hidden' });
        expect(await menu.getAttribute('open')).toBeNull();
      });
    });

    it('works without JavaScript', async ({ withPage }) => {
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(products);
        await burgerOf(page).tap();
        await panelOf(page).waitFor();
        await panelOf(page).locator('details[name] summary').nth(1).tap();
        await panelOf(page).locator('details[open] a').first().waitFor();
        await panelOf(page).locator('a[href="#header"]').tap();
        await panelOf(page).waitFor({ state: 'hidden' });
      });
    });

    it('opens from its address', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, `${products}#mm-menu`);
        await panelOf(page).waitFor();
        await page.locator('html[data-scroll-locked]').waitFor({ state: 'attached' });
      });
    });
  });
}
