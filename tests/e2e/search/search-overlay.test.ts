import { localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { texts } from '#server/texts.ts';
import { desktop, expect, phone, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { goToFragment, untilSettled } from '#tests/e2e/settle.ts';
import {
  buttonOf,
  fieldOf,
  hasFocus,
  isScrollLocked,
  openSearch,
  overlayOf,
  rowsOf,
  search,
} from './search-overlay-steps.ts';

const devices = [
  ['desktop', desktop],
  ['phone', phone],
] as const;
const cases = localeCodes.flatMap((locale) =>
  devices.map(([name, device]) => [locale, name, device] as const),
);
const BUTTON = '#header a[aria-keyshortcuts]';

for (const [locale, label, device] of cases) {
  const it = inTurn(locale);
  test.describe(`product search in ${locale} on a ${label}`, () => {
    const screens = screensOf(locale);

    it('opens over any page, locks its scrolling and takes the focus', async ({ withPage }) => {
      await withPage({ ...device, expectedErrors: /status of 404/ }, async (page) => {
        for (const name of ['home', 'product', 'category', 'contact', 'not-found']) {
          await visit(page, screens[name] as string);
          expect(await isScrollLocked(page)).toBe(false);
          await openSearch(page);
          expect(await isScrollLocked(page)).toBe(true);
          expect(await fieldOf(page).getAttribute('aria-label')).toBe(
            texts[locale]('search.field'),
          );
          expect(await buttonOf(page).getAttribute('aria-expanded')).toBe('true');
          const box = await overlayOf(page).boundingBox();
          const width = await page.evaluate(() => document.documentElement.clientWidth);
          expect(box).toMatchObject({ x: 0, width });
        }
      });
    });

    it('closes by its button and by Escape, and restores focus and scrolling', async ({
      withPage,
    }) => {
      await withPage(device, async (page) => {
        await visit(page, screens.products as string);
        await page.evaluate(() => window.scrollTo(0, 0));
        const close = overlayOf(page).getByRole('button', {
          name: texts[locale]('close'),
          exact: true,
        });
        for (const closeDialog of [() => close.click(), () => page.keyboard.press('Escape')]) {
          await openSearch(page);
          await page.keyboard.type('led');
          await closeDialog();
          await overlayOf(page).waitFor({ state: 'hidden' });
          expect(await isScrollLocked(page)).toBe(false);
          expect(await hasFocus(page, BUTTON)).toBe(true);
          expect(await buttonOf(page).getAttribute('aria-expanded')).toBe('false');
        }
      });
    });

    it('opens with an empty field each time', async ({ withPage }) => {
      await withPage(device, async (page) => {
        await visit(page, screens.products as string);
        await openSearch(page);
        await search(page, 'downlight');
        await page.keyboard.press('Escape');
        await overlayOf(page).waitFor({ state: 'hidden' });
        await openSearch(page);
        expect(await fieldOf(page).inputValue()).toBe('');
        expect(await rowsOf(page).count()).toBe(0);
      });
    });

    it('traps the focus', async ({ withPage }) => {
      await withPage(device, async (page) => {
        await visit(page, screens.products as string);
        await openSearch(page);
        await search(page, 'led');
        for (let press = 0; press < 24; press += 1) {
          await page.keyboard.press('Tab');
          const isInside = await page.evaluate(() => {
            const { activeElement, body } = document;
            return activeElement === body || !!activeElement?.closest('dialog');
          });
          expect(isInside, `after ${press + 1} tabs`).toBe(true);
        }
      });
    });

    it('closes on a route change, but not on one to #mm-', async ({ withPage }) => {
      await withPage(device, async (page) => {
        await visit(page, screens.home as string);
        const before = await page.title();
        await page.locator(`#main a[href="${screens.products}"]`).first().click();
        await page.waitForURL(`**${screens.products}`);
        // The address changes before the page.
        await expect.poll(() => page.title()).not.toBe(before);
        await openSearch(page);
        await goToFragment(page, '#mm-products');
        expect(await overlayOf(page).isVisible()).toBe(true);
        await page.evaluate(() => window.location.assign('#other'));
        await overlayOf(page).waitFor({ state: 'hidden' });
        await openSearch(page);
        for (const address of ['products#mm-products', 'products', 'home']) {
          const [name = '', hash] = address.split('#');
          await page.evaluate(() => window.history.back());
          await page.waitForURL(`**${screens[name]}${hash ? `#${hash}` : ''}`);
        }
        await overlayOf(page).waitFor({ state: 'hidden' });
        expect(await isScrollLocked(page)).toBe(false);
      });
    });

    it('leaves the focus to the page that a result opens', async ({ withPage }) => {
      await withPage(device, async (page) => {
        await visit(page, screens.home as string);
        await openSearch(page);
        await search(page, 'ARD150');
        await rowsOf(page).first().locator('a').click();
        await overlayOf(page).waitFor({ state: 'hidden' });
        await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      });
    });
  });
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`search button in ${locale}`, () => {
    const { products = '', home = '' } = screensOf(locale);

    it('Ctrl+K opens and closes, also while typing', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        expect(await buttonOf(page).getAttribute('aria-keyshortcuts')).toBe('Control+K');
        await page.keyboard.press('Control+k');
        await overlayOf(page).waitFor();
        await page.keyboard.type('k/K');
        expect(await fieldOf(page).inputValue()).toBe('k/K');
        await page.keyboard.press('Control+k');
        await overlayOf(page).waitFor({ state: 'hidden' });
      });
    });

    it('no shortcut opens it over another dialog', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await visit(page, products);
        await page.locator('a[href="#mm-menu"]').click();
        await page.locator('dialog#mm-menu').waitFor();
        await page.keyboard.press('Control+k');
        await untilSettled(page);
        expect(await overlayOf(page).count()).toBe(0);
      });
    });

    it('is large enough for touch, and has an accessible name', async ({ withPage }) => {
      for (const [, device] of devices) {
        await withPage(device, async (page) => {
          await visit(page, home);
          const box = await buttonOf(page).boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
          const named = page.getByRole('button', { name: texts[locale]('search.open') });
          expect(await named.count()).toBe(1);
        });
      }
    });

    it('is a form that opens the listing, or a link, without JavaScript', async ({ withPage }) => {
      await withPage({ ...desktop, javaScriptEnabled: false }, async (page) => {
        await page.goto(home);
        await page.locator('#header input[name="search"]').fill('ARD150 12 W');
        await page.keyboard.press('Enter');
        await page.waitForURL(`**${pathTo(locale, 'products')}?search=ARD150+12+W`);
      });
      await withPage({ ...phone, javaScriptEnabled: false }, async (page) => {
        await page.goto(home);
        await page.locator(`#header a[aria-haspopup="dialog"][href="${products}"]`).tap();
        await page.waitForURL(`**${products}`);
      });
    });

    it('opens the listing when the search itself cannot be loaded', async ({ withPage }) => {
      const expectedErrors = /Failed to load resource|dynamically imported/;
      await withPage({ ...desktop, expectedErrors }, async (page) => {
        await page.route('**/assets/search-overlay-*.js', (route) => route.abort());
        await visit(page, home);
        await buttonOf(page).click();
        await page.waitForURL(`**${products}`);
      });
    });
  });
}
