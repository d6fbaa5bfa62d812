import type { Locator, Page } from '@playwright/test';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import { desktop, expect, holdRequests, test, visit } from '#tests/e2e/browser.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { recordPhases } from '#tests/e2e/progress-phases.ts';
import { screensOf } from '#tests/e2e/screens.ts';
import { scrollTop, untilScrolled, untilSettled } from '#tests/e2e/settle.ts';

const other = (locale: LocaleCode) => localeCodes.find((code) => code !== locale) as LocaleCode;
/** Clicks without scrolling the element into view. */
const clickInPlace = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());
const topTitle = (page: Page) => page.locator('#header li:has(> div) > a').first().textContent();
const phaseOf = (page: Page) =>
  page.locator('[data-progress]').getAttribute('data-progress') as Promise<string>;
const untilPhase = (page: Page, phase: string) =>
  page.locator(`[data-progress="${phase}"]`).waitFor({ state: 'attached' });

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`navigation in ${locale}`, () => {
    const {
      home = '',
      products = '',
      product = '',
      categories = '',
    } = {
      ...screensOf(locale),
      categories: pathTo(locale, 'product-categories'),
    };

    it('a link to a page loads no document, moves the focus and announces the title', async ({
      withPage,
    }) => {
      await withPage(desktop, async (page) => {
        await visit(page, home);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page.evaluate(() => window.scrollTo(0, 700));
        await page.locator(`#main a[href="${products}"]`).first().click();
        await page.waitForURL(`**${products}`);
        await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
        expect(await scrollTop(page)).toBe(0);
        const title = await page.title();
        await page.locator('p[role="status"]', { hasText: title }).waitFor({ state: 'attached' });
        const outline = await page
          .locator('h1')
          .evaluate((h1) => getComputedStyle(h1).outlineStyle);
        expect(outline).toBe('none');
      });
    });

    it('Back restores the scroll position', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        await page.evaluate(() => window.scrollTo(0, 1400));
        const card = page.locator(`#main a[href^="${products}/"]:visible`).nth(9);
        await card.evaluate((link: HTMLElement) => link.click());
        await page.waitForURL(`**${products}/*`);
        await page.waitForFunction(() => window.scrollY === 0);
        await page.goBack();
        await page.waitForURL(`**${products}`);
        await page.waitForFunction(() => Math.abs(window.scrollY - 1400) < 3);
      });
    });

    it('sections of a page are separate history entries', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, product);
        const links = page.locator('#main nav a[href^="#"]');
        await clickInPlace(links.nth(1));
        await page.waitForFunction(() => window.scrollY > 300);
        const [first, hash] = [await untilScrolled(page), new URL(page.url()).hash];
        expect(hash).not.toBe('');
        expect(await page.evaluate(() => `#${document.activeElement?.id}`)).toBe(hash);
        await clickInPlace(links.nth(2));
        await page.waitForFunction((top) => Math.abs(window.scrollY - top) > 100, first);
        await untilScrolled(page);
        await page.goBack();
        await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, first);
        await page.goBack();
        await page.waitForFunction(() => window.scrollY === 0);
        expect(new URL(page.url()).hash).toBe('');
      });
    });

    it('the focus stays on a section whose code loads late', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/assets/product-details-*.js', async (route) => {
          await released;
          await route.continue();
        });
        await visit(page, product);
        await clickInPlace(page.locator('#main nav a[href^="#"]').nth(1));
        const focused = () => page.evaluate(() => document.activeElement?.id);
        await expect.poll(focused).toBe(new URL(page.url()).hash.slice(1));
        const id = await focused();
        await page.evaluate((part) => {
          (document.getElementById(part as string) as HTMLElement).title = 'as sent';
        }, id);
        release();
        await page.waitForFunction(() => document.querySelector('[title="as sent"]') === null);
        expect(await focused()).toBe(id);
      });
    });

    it('the scroll position stays when the path does not change', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const next = page.locator('#main a[href*="page=2"]').first();
        await next.scrollIntoViewIfNeeded();
        const before = await scrollTop(page);
        expect(before).toBeGreaterThan(200);
        await next.click();
        await page.waitForURL('**page=2*');
        await expect(page.locator('#main [aria-current=page]')).toHaveText('2');
        await untilSettled(page);
        const isNamed = new URL(page.url()).hash !== '';
        if (!isNamed) expect(await scrollTop(page)).toBeGreaterThan(200);
      });
    });

    it('a Ctrl+click, a file and another site are left to the browser', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const opened = page.context().waitForEvent('page');
        await page
          .locator(`#main a[href^="${products}/"]`)
          .first()
          .click({ modifiers: ['Control'] });
        await (await opened).close();
        expect(new URL(page.url()).pathname).toBe(products);
      });
    });

    it('the progress bar shows a slow navigation, and the page is dimmed', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, products);
        const phases = await recordPhases(page);
        const release = await holdRequests(page, /[.]data/);
        await page.evaluate((path) => {
          document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
        }, categories);
        await untilPhase(page, 'growing');
        await page.locator('[aria-busy="true"] #main').waitFor();
        release();
        await page.waitForURL(`**${categories}`);
        await untilPhase(page, 'hidden');
        await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
        expect(await phases()).toEqual(['waiting', 'growing', 'finishing', 'hidden']);
      });
    });

    it('the progress bar does not show a fast navigation', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await page.clock.install();
        await visit(page, home);
        const phases = await recordPhases(page);
        // Stops the clock, so that the delay of the bar never passes on a busy machine.
        await page.clock.pauseAt(Date.now() + 60_000);
        await page.locator(`#main a[href="${products}"]`).first().click();
        await page.waitForURL(`**${products}`);
        await untilPhase(page, 'hidden');
        expect(await phases()).toEqual(['waiting', 'hidden']);
      });
    });

    it('the progress bar turns to failed when a page cannot be loaded', async ({ withPage }) => {
      const expectedErrors = /Failed to load resource|ERR_FAILED|fetch/;
      await withPage({ ...desktop, expectedErrors }, async (page) => {
        await visit(page, products);
        // A page that was just reloaded is not reloaded again.
        await page.evaluate(() => {
          sessionStorage.setItem('chunk-reloaded-at', String(Date.now()));
        });
        await page.route('**/*.data*', (route) => route.abort());
        const phases = await recordPhases(page);
        await page.evaluate((path) => {
          document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
        }, categories);
        await expect.poll(phases).toContain('failed');
        await untilPhase(page, 'hidden');
        expect(await page.locator('#header').isVisible()).toBe(true);
      });
    });

    it('a failing API request shows in the bar and does not change the menus', async ({
      withPage,
    }) => {
      const expectedErrors = /Failed to load resource|API:/;
      await withPage({ ...desktop, expectedErrors }, async (page) => {
        await visit(page, products);
        const before = await topTitle(page);
        await page.route('**/jgm/v1/**', (route) => route.fulfill({ status: 503, body: '{}' }));
        const phases = await recordPhases(page);
        await page.locator(`#header nav > a[hreflang="${other(locale)}"]`).click();
        await expect.poll(phases).toContain('failed');
        await page.locator(`html[lang^="${other(locale)}"]`).waitFor();
        expect(await topTitle(page)).toBe(before);
        await untilPhase(page, 'hidden');
        expect(await phaseOf(page)).toBe('hidden');
      });
    });

    it('pages are prefetched: at once on hover, in view when idle', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await visit(page, home);
        const ahead = page.locator('link[rel="prefetch"][href*=".data"]');
        await ahead.first().waitFor({ state: 'attached', timeout: 8000 });
        expect(await ahead.count()).toBeLessThanOrEqual(4);
        await page.locator('footer nav a').nth(1).hover();
        const href = await page.locator('footer nav a').nth(1).getAttribute('href');
        await page
          .locator(`link[rel="prefetch"][href^="${href}.data"]`)
          .waitFor({ state: 'attached' });
      });
    });

    it('nothing is prefetched for visitors who save data', async ({ withPage }) => {
      await withPage(desktop, async (page) => {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        });
        const watcher = page.waitForResponse(/\/idle-parts-.*\.js$/);
        await visit(page, home);
        await watcher;
        await untilSettled(page);
        await page.locator('footer nav a').nth(1).hover();
        await untilSettled(page);
        expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
      });
    });
  });
}
