import { localeCodes } from '#core/i18n/locales.ts';
import { desktop, expect, phone, test, untilHydrated, visit } from './browser.ts';
import {
  driveOverScreens,
  failures,
  fetchNothingAhead,
  follow,
  justReloaded,
  pathsFor,
} from './failures.ts';
import { screensOf } from './screens.ts';

for (const locale of localeCodes) {
  test.describe(`every screen in ${locale}`, () => {
    const { home = '', glossary = '', product = '' } = screensOf(locale);

    driveOverScreens(
      failures.filter(({ isAboutPictures }) => !isAboutPictures),
      locale,
    );

    test('can be read when scripts are blocked', async ({ withPage }) => {
      await withPage({ ...phone, expectedErrors: /./ }, async (page) => {
        await page.route(/\.js$/, (route) => route.abort());
        await page.addInitScript(justReloaded);
        for (const address of pathsFor('paths', locale)) {
          await page.goto(address, { waitUntil: 'domcontentloaded' });
          expect(await page.locator('main h1').innerText(), address).not.toBe('');
          expect(await page.locator('header').count(), address).toBeGreaterThan(0);
        }
      });
    });

    test('starts when its first scripts come late', async ({ withPage }) => {
      const address = screensOf(locale)['led-strip-calculator'] ?? '';
      // Asked for again; then, of a document that is loaded again.
      for (const { script, times } of [
        { script: /\/entry\.client-.*\.js$/, times: 1 },
        { script: /\/entry\.client-.*\.js$/, times: 3 },
        { script: /\/manifest-.*\.js$/, times: 2 },
        { script: /\/led-strip-calculator-.*\.js$/, times: 3 },
      ]) {
        await withPage({ ...phone, expectedErrors: /./ }, async (page) => {
          await page.route(script, (route) => route.abort(), { times });
          await visit(page, address);
        });
      }
    });

    test('comes as a document when its data does not come at all', async ({ withPage }) => {
      await withPage({ ...phone, expectedErrors: /during render/ }, async (page) => {
        await fetchNothingAhead(page);
        await page.clock.install();
        await visit(page, home);
        let asked = 0;
        await page.route(/\.data(?:\?|$)/, () => {
          asked += 1;
        });
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await follow(page, glossary);
        for (const times of [1, 2]) {
          await expect.poll(() => asked).toBe(times);
          expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
          await page.clock.fastForward(15_000);
        }
        await page.waitForURL(`**${glossary}`);
        await page.waitForFunction(() => !('isSameDocument' in window));
        await untilHydrated(page);
      });
    });

    test('keeps what the server has sent when the code of a part is gone', async ({ withPage }) => {
      await withPage({ ...desktop, expectedErrors: /Failed to load|dynamically/ }, async (page) => {
        await page.route(/\/assets\/product-details-.*\.js$/, (route) => route.abort());
        await visit(page, product);
        await page.waitForLoadState('networkidle');
        expect(await page.locator('#variants tbody tr').count()).toBeGreaterThan(1);
        expect(await page.locator('h1').count()).toBe(1);
      });
    });
  });
}

test('The panel of narrow screens closes and lets the page go when the window grows', async ({
  withPage,
}) => {
  await withPage(phone, async (page) => {
    await visit(page, screensOf('en').products ?? '');
    await page.locator('a[href="#mm-menu"]').click();
    await page.locator('dialog#mm-menu').waitFor();
    const overflow = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
    expect(await overflow()).toBe('hidden');
    await page.setViewportSize(desktop.viewport);
    await page.locator('dialog#mm-menu').waitFor({ state: 'hidden' });
    await expect.poll(overflow).not.toBe('hidden');
  });
});

test('A hash leads to its part by link, script and address, and back to where it was left', async ({
  withPage,
}) => {
  await withPage(desktop, async (page) => {
    const path = screensOf('en').product ?? '';
    await visit(page, path);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const topOf = (id: string) =>
      page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await page.evaluate(async () => {
      window.scrollTo(0, 300);
      // The browser tells of a scroll with the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    await page.evaluate(() => {
      window.location.hash = 'downloads';
    });
    await expect.poll(() => topOf('downloads')).toBeLessThan(300);
    const atDownloads = await scrolled();
    await page.goto(`${path}#life`);
    await expect.poll(() => topOf('life')).toBeLessThan(300);
    await follow(page, `${path}#variants`);
    await expect.poll(() => topOf('variants')).toBeLessThan(300);
    await page.goBack();
    await expect.poll(() => topOf('life')).toBeLessThan(300);
    await page.goBack();
    await expect.poll(scrolled).toBe(atDownloads);
    await page.goBack();
    await expect.poll(scrolled).toBe(300);
    await page.goForward();
    await expect.poll(scrolled).toBe(atDownloads);
    await page.evaluate(() => {
      window.location.hash = '%';
    });
    await expect.poll(() => page.url()).toContain('#%');
    expect(await scrolled()).toBe(atDownloads);
  });
});
