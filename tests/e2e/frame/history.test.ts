import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import { desktop, expect, phone, test, untilHydrated, visit } from '#tests/e2e/browser.ts';
import { disablePrefetch, follow } from '#tests/e2e/failures/drive-failures.ts';
import { inTurn } from '#tests/e2e/languages.ts';
import { screensOf } from '#tests/e2e/screens.ts';

const DATA = /\.data(?:\?|$)/;

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits for the next frames, in which the browser sends scroll events and jumps to anchors. */
const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await nextFrames(page);
}

/** Follows a link and waits until its page is visible: the address changes earlier. */
async function goTo(page: Page, path: string) {
  const title = await page.title();
  await follow(page, path);
  await expect.poll(() => page.title()).not.toBe(title);
  await page.waitForURL(`**${path}`);
}

for (const locale of localeCodes) {
  const it = inTurn(locale);
  test.describe(`going back to a page in ${locale}`, () => {
    const { home = '', glossary = '', product = '', faqs = '' } = screensOf(locale);

    it('sends no requests when only the hash changes', async ({ withPage }) => {
      await withPage({ ...phone, expectedErrors: /Failed to load/ }, async (page) => {
        await visit(page, glossary);
        const last = page.locator('main [id]').last();
        await follow(page, `${glossary}#${await last.getAttribute('id')}`);
        await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        let requestCount = 0;
        await page.route(DATA, async (route) => {
          requestCount += 1;
          await route.fulfill({ status: 500 });
        });
        await page.goBack();
        await expect.poll(() => scrolled(page)).toBe(0);
        await page.goForward();
        await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
        expect(requestCount).toBe(0);
      });
    });

    it('restores the scroll position after an aborted step back', async ({ withPage }) => {
      await withPage(phone, async (page) => {
        await disablePrefetch(page);
        await visit(page, home);
        await goTo(page, glossary);
        const request = page.waitForRequest(DATA);
        await page.route(DATA, () => {}, { times: 1 });
        await page.goBack();
        await request;
        await page.goForward();
        await scrollTo(page, 1800);
        await goTo(page, product);
        await expect.poll(() => scrolled(page)).toBe(0);
        await page.goBack();
        await expect.poll(() => scrolled(page)).toBe(1800);
      });
    });

    it('restores the scroll position of each history entry, regardless of its hash', async ({
      withPage,
    }) => {
      await withPage(phone, async (page) => {
        await visit(page, faqs);
        const id = await page.locator('.faq-answer').nth(20).getAttribute('id');
        await follow(page, `${faqs}#${id}`);
        await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
        await scrollTo(page, 700);
        await follow(page, `${faqs}#%`);
        await follow(page, `${faqs}#main`);
        await scrollTo(page, 300);
        await page.goBack();
        await page.goBack();
        await expect.poll(() => scrolled(page)).toBe(700);
        await nextFrames(page);
        expect(await scrolled(page)).toBe(700);
        await goTo(page, product);
        // Every page has this section: the browser would jump to it on the page it leaves.
        await follow(page, `${product}#main`);
        await scrollTo(page, 900);
        await goTo(page, glossary);
        await scrollTo(page, 1200);
        await page.route(DATA, () => {});
        await page.goBack();
        await nextFrames(page);
        expect(await scrolled(page)).toBe(1200);
      });
    });

    it('restores the scroll position when going back loads a document', async ({ withPage }) => {
      await withPage({ ...phone, expectedErrors: /Failed to load/ }, async (page) => {
        await disablePrefetch(page);
        await visit(page, glossary);
        await scrollTo(page, 1500);
        await goTo(page, product);
        await scrollTo(page, 700);
        await page.route(DATA, (route) => route.fulfill({ status: 500 }));
        const isLoaded = page.waitForEvent('load');
        await page.goBack();
        await isLoaded;
        await untilHydrated(page);
        await expect.poll(() => scrolled(page)).toBe(1500);
      });
    });
  });
}

test('A hash scrolls to its section by link, script and address, and going back restores the position', async ({
  withPage,
}) => {
  await withPage(desktop, async (page) => {
    const path = screensOf('en').product ?? '';
    await visit(page, path);
    const topOf = (id: string) =>
      page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await scrollTo(page, 300);
    await page.evaluate(() => {
      window.location.hash = 'downloads';
    });
    await expect.poll(() => topOf('downloads')).toBeLessThan(300);
    const atDownloads = await scrolled(page);
    await page.goto(`${path}#life`);
    await expect.poll(() => topOf('life')).toBeLessThan(300);
    await follow(page, `${path}#variants`);
    await expect.poll(() => topOf('variants')).toBeLessThan(300);
    await page.goBack();
    await expect.poll(() => topOf('life')).toBeLessThan(300);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(atDownloads);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(atDownloads);
    await page.evaluate(() => {
      window.location.hash = '%';
    });
    await expect.poll(() => page.url()).toContain('#%');
    expect(await scrolled(page)).toBe(atDownloads);
  });
});
