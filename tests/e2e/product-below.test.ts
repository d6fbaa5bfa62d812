import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { desktop, expect, phone, test } from './browser.ts';
import { screensOf } from './screens.ts';

/** Whether the browser has laid out a section. */
const isLaidOut = (page: Page, id: string) =>
  page
    .locator(`#${id} h2`)
    .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
/** Waits for what idle time brings: it listens for scrolling. */
const untilIdle = (page: Page) => page.waitForLoadState('networkidle');
const untilWhole = (page: Page) =>
  page.waitForFunction(() => 'whole' in document.documentElement.dataset);
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

const width = { phone, desktop };

for (const [name, options] of Object.entries(width)) {
  test.describe(`what is below the first screen of a product on a ${name}`, () => {
    for (const locale of localeCodes) {
      const { product = '' } = screensOf(locale);

      test(`is laid out once somebody scrolls, in ${locale}`, async ({ withPage }) => {
        await withPage(options, async (page) => {
          await page.goto(product);
          await untilIdle(page);
          expect(await isLaidOut(page, 'downloads')).toBe(false);
          await page.evaluate(() => window.scrollBy(0, 50));
          await untilWhole(page);
          expect(await isLaidOut(page, 'downloads')).toBe(true);
        });
      });
    }

    const { product = '', products = '' } = screensOf('en');

    test('stays where it was left when the page is loaded again or gone back to', async ({
      withPage,
    }) => {
      await withPage(options, async (page) => {
        await page.goto(product);
        await untilIdle(page);
        await page.locator('nav a[href="#downloads"]').click();
        await expect.poll(() => topOf(page, 'downloads')).toBeLessThan(200);
        const { scrollY, top } = await restingPlace(page);
        expect(scrollY).toBeGreaterThan(1500);
        await page.reload();
        await expect.poll(() => topOf(page, 'downloads')).toBe(top);

        await page
          .locator(`footer a[href="${products}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await page.waitForURL(`**${products}`);
        await page.goBack();
        await page.waitForURL(`**${product}#downloads`);
        await expect.poll(() => topOf(page, 'downloads')).toBe(top);
      });
    });

    test('ends where the key End leads', async ({ withPage }) => {
      await withPage(options, async (page) => {
        await page.goto(product);
        await untilIdle(page);
        await page.keyboard.press('End');
        const toEnd = () =>
          page.evaluate(() => {
            const { scrollHeight, clientHeight } = document.documentElement;
            return Math.round(scrollHeight - clientHeight - window.scrollY);
          });
        await expect.poll(toEnd).toBeLessThan(3);
        await restingPlace(page);
        expect(await toEnd()).toBeLessThan(3);
      });
    });

    test('is at its place when a link leads to it, before scripts run', async ({ withPage }) => {
      await withPage(options, async (page) => {
        await page.goto(`${product}#downloads`);
        await expect.poll(() => topOf(page, 'downloads')).toBeLessThan(200);
        await untilIdle(page);
        const { top } = await restingPlace(page);
        expect(top).toBeLessThan(200);
        expect(top).toBeGreaterThanOrEqual(0);
      });
    });
  });
}

/** Where the page comes to rest, and where the downloads stand on the screen then. */
async function restingPlace(page: Page) {
  let top = Number.NaN;
  const isStill = async () => {
    const last = top;
    top = await topOf(page, 'downloads');
    return top === last;
  };
  await expect.poll(isStill, { intervals: [300] }).toBe(true);
  return { top, scrollY: await page.evaluate(() => window.scrollY) };
}
