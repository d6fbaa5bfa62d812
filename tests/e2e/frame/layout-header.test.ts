import type { Page } from '@playwright/test';
import { megaMenuKeys } from '#core/content/site-record.ts';
import { type LocaleCode, localeCodes, locales } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, tablet, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { goToFragment } from '#tests/e2e/settle.ts';

/** The required ones and the one of the tools. */
const MENU_COUNT = megaMenuKeys.length + 1;

const wideTouch = { viewport: { width: 1280, height: 900 }, hasTouch: true, isMobile: true };

const topsOf = (page: Page) => page.locator('#header li:has(> div) > a');
const panelOf = (page: Page, index: number) => page.locator(`#mega-${index}`);
const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
const barColour = (page: Page) =>
  page
    .locator('#header > div')
    .last()
    .evaluate((bar) => getComputedStyle(bar).backgroundColor);
const other = (locale: LocaleCode) => localeCodes.find((code) => code !== locale) as LocaleCode;

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`header in ${locale}`, () => {
    const { products = '', product = '' } = screensOf(locale);

    it('logo links to the home page, service links to their pages', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        await expect(page.locator('#header a:has(img)').getAttribute('href')).resolves.toBe(
          pathTo(locale, 'home'),
        );
        const service = page.locator('#header > div').first().locator('nav > a');
        expect(await service.count()).toBeGreaterThanOrEqual(5);
        const external = service.locator('xpath=self::a[@target="_blank"]').first();
        expect(await external.getAttribute('rel')).toBe('noopener');
        expect(await external.getAttribute('href')).toMatch(/^https:/);
      });
    });

    test('language menu links to the home page of each language and closes', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const menu = page.locator('#header details');
        await menu.locator('summary').click();
        const hrefs = await menu.locator('a').evaluateAll((links) => {
          return links.map((link) => link.getAttribute('href'));
        });
        expect(hrefs).toEqual(locales.map(({ code }) => pathTo(code, 'home')));
        await page.keyboard.press('Escape');
        expect(await menu.getAttribute('open')).toBeNull();
        expect(await isFocused(page, 'summary')).toBe(true);
        await menu.locator('summary').click();
        await page.mouse.click(300, 600);
        expect(await menu.getAttribute('open')).toBeNull();
      });
    });

    test('links to the page in the other language, the same as hreflang', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, product);
        const code = other(locale);
        const languageLink = page.locator(`#header nav > a[hreflang="${code}"]`);
        const alternate = page.locator(`head link[rel="alternate"][hreflang="${code}"]`);
        const path = new URL((await alternate.getAttribute('href')) as string).pathname;
        expect(await languageLink.getAttribute('href')).toBe(path);
        const menuBefore = await topsOf(page).allTextContents();
        await languageLink.click();
        await page.waitForURL(`**${path}`);
        await page.locator(`html[lang^="${code}"]`).waitFor();
        await page.waitForFunction(
          (before) => document.querySelector('#header li:has(> div) > a')?.textContent !== before,
          menuBefore[0],
        );
        const cookies = await page.context().cookies();
        expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).toBe(code);
      });
    });

    it('mega menus open when the pointer rests on them, dim the page and close', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        expect(await topsOf(page).count()).toBe(MENU_COUNT);
        const shade = () =>
          page.locator('#header').evaluate((header) => getComputedStyle(header, '::after').opacity);
        for (let index = 0; index < MENU_COUNT; index += 1) {
          await topsOf(page).nth(index).hover();
          await panelOf(page, index).waitFor();
          expect(await topsOf(page).nth(index).getAttribute('aria-expanded')).toBe('true');
          expect(await panelOf(page, index).locator('a').count()).toBeGreaterThan(1);
          expect(await page.locator('[id^="mega-"]:visible').count()).toBe(1);
        }
        await expect.poll(shade).toBe('1');
        await page.mouse.move(20, 880);
        await panelOf(page, MENU_COUNT - 1).waitFor({ state: 'hidden' });
        await expect.poll(shade).toBe('0');
      });
    });

    it('a pointer that only crosses the bar opens nothing', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await page.clock.install();
        await visit(page, products);
        await page.clock.pauseAt(Date.now() + 60_000);
        await topsOf(page).nth(1).hover();
        await page.mouse.move(700, 700);
        await page.clock.runFor(1000);
        expect(await page.locator('[id^="mega-"]:visible').count()).toBe(0);
      });
    });

    it('a click or tap opens and closes', async ({ withPage }) => {
      for (const device of [desktop, wideTouch]) {
        await withPage(device, async (page) => {
          await visit(page, products);
          const press = () =>
            device === wideTouch ? topsOf(page).nth(2).tap() : topsOf(page).nth(2).click();
          await press();
          await panelOf(page, 2).waitFor();
          await press();
          await panelOf(page, 2).waitFor({ state: 'hidden' });
          await press();
          await panelOf(page, 2).waitFor();
          if (device === wideTouch) await page.touchscreen.tap(640, 880);
          else await page.mouse.click(700, 880);
          await panelOf(page, 2).waitFor({ state: 'hidden' });
          expect(new URL(page.url()).pathname).toBe(products);
        });
      }
    });

    it('the keyboard opens, navigates and leaves the menus', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const first = topsOf(page).nth(0);
        await first.focus();
        for (const key of ['Enter', ' ']) {
          await page.keyboard.press(key);
          await panelOf(page, 0).waitFor();
          await page.keyboard.press('Escape');
          await panelOf(page, 0).waitFor({ state: 'hidden' });
          expect(await isFocused(page, '[aria-controls="mega-0"]')).toBe(true);
        }
        await page.keyboard.press('ArrowDown');
        await page.waitForFunction(() => document.activeElement?.closest('#mega-0'));
        await page.keyboard.press('ArrowRight');
        expect(await isFocused(page, '#mega-0 [data-column]:nth-child(1) a:first-child')).toBe(
          true,
        );
        await page.keyboard.press('End');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowUp');
        expect(await isFocused(page, '[aria-controls="mega-0"]')).toBe(true);
        await page.keyboard.press('ArrowRight');
        expect(await isFocused(page, '[aria-controls="mega-1"]')).toBe(true);
        await panelOf(page, 1).waitFor();
        await page.keyboard.press('ArrowDown');
        await page.waitForFunction(() => document.activeElement?.closest('#mega-1'));
        await page.keyboard.press('Escape');
        await panelOf(page, 1).waitFor({ state: 'hidden' });
        expect(await isFocused(page, '[aria-controls="mega-1"]')).toBe(true);
        await page.keyboard.press('Enter');
        await page.keyboard.press('End');
        await panelOf(page, MENU_COUNT - 1).waitFor();
        await page.keyboard.press('Shift+Tab');
        await panelOf(page, MENU_COUNT - 1).waitFor({ state: 'hidden' });
      });
    });

    it('a navigation closes the menu, except to #mm-', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        await topsOf(page).nth(0).click();
        await panelOf(page, 0).waitFor();
        await page.mouse.move(20, 400);
        await topsOf(page).nth(0).focus();
        await goToFragment(page, '#mm-products');
        await topsOf(page).nth(0).hover();
        expect(await panelOf(page, 0).isVisible()).toBe(true);
        const link = panelOf(page, 0).locator('li a').first();
        const href = (await link.getAttribute('href')) as string;
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await link.click();
        await page.waitForURL(`**${href}`);
        await panelOf(page, 0).waitFor({ state: 'hidden' });
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      });
    });

    it('is transparent over the picture of the home page and white elsewhere', async ({
      withPage,
    }) => {
      const clear = 'rgba(0, 0, 0, 0)';
      await withPage(desktop, async (page) => {
        await visit(page, pathTo(locale, 'home'));
        await expect.poll(() => barColour(page)).toBe(clear);
        expect(await page.locator('#header a:has(img):visible img').getAttribute('src')).toBe(
          await page.locator('footer a img').getAttribute('src'),
        );
        await topsOf(page).nth(0).hover();
        await panelOf(page, 0).waitFor();
        await expect.poll(() => barColour(page)).toBe('rgb(255, 255, 255)');
        await visit(page, products);
        await expect.poll(() => barColour(page)).toBe('rgb(255, 255, 255)');
      });
    });

    it('stays visible at a smaller size on devices with a pointer', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, pathTo(locale, 'home'));
        const logo = page
          .locator('#header a:visible > img, #header a:visible picture > img')
          .first();
        expect((await logo.boundingBox())?.width).toBe(142);
        await page.mouse.wheel(0, 900);
        await page.locator('#header[data-sticky]').waitFor();
        await expect.poll(async () => (await logo.boundingBox())?.width).toBe(80);
        const bar = await page.locator('#header > div').last().boundingBox();
        expect(bar).toMatchObject({ y: 0, height: 64 });
        expect(await barColour(page)).toBe('rgb(255, 255, 255)');
        const offset = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--header-offset'),
        );
        expect(offset).toBe('64px');
        await page.mouse.wheel(0, -2000);
        await page.locator('#header:not([data-sticky])').waitFor();
      });
    });

    it('scrolls away with the page on touch screens and narrow screens', async ({ withPage }) => {
      for (const device of [wideTouch, tablet]) {
        await withPage(device, async (page) => {
          await visit(page, products);
          await page.evaluate(() => window.scrollTo(0, 900));
          const bar = page.locator('#header > div').last();
          await expect.poll(async () => (await bar.boundingBox())?.y).toBeLessThan(-500);
        });
      }
    });

    it('every menu is reachable without JavaScript', async ({ withPage }) => {
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(products);
        await topsOf(page).nth(1).hover();
        await panelOf(page, 1).waitFor();
        await page.mouse.move(20, 880);
        await panelOf(page, 1).waitFor({ state: 'hidden' });
        await topsOf(page).nth(0).focus();
        await panelOf(page, 0).waitFor();
        await page.keyboard.press('Tab');
        expect(await isFocused(page, '#mega-0 a')).toBe(true);
        const href = (await topsOf(page).nth(0).getAttribute('href')) as string;
        await topsOf(page).nth(0).click();
        expect(new URL(page.url()).pathname).toBe(href);
      });
    });
  });
}
