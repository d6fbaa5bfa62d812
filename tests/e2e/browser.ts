import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { chromiumFlags, findChromium } from '#scripts/chromium.mjs';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const tablet = { viewport: { width: 820, height: 1180 } };
export const desktop = { viewport: { width: 1440, height: 900 } };

export type OpenOptions = BrowserContextOptions & {
  /** Messages that a test provokes on purpose and that do not count as errors. */
  expectedErrors?: RegExp;
};

/**
 * One Chromium for a test file. `open` answers a page in a context of its own; every error on a page's console and
 * every uncaught error fails the test at its end.
 */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = findChromium();
    if (!executablePath) throw new Error('No Chromium found: run npm test, or set CHROMIUM_PATH.');
    browser = await chromium.launch({ executablePath, args: chromiumFlags });
  });
  afterAll(async () => browser?.close());

  async function withPage<T>(options: OpenOptions, use: (page: Page) => Promise<T>): Promise<T> {
    const { expectedErrors, ...contextOptions } = options;
    const baseURL = inject('baseUrl');
    const context = await browser.newContext({ baseURL, ...desktop, ...contextOptions });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    try {
      const result = await use(page);
      const unexpected = errors.filter((error) => !expectedErrors?.test(error));
      expect(unexpected, 'errors on the console').toEqual([]);
      return result;
    } finally {
      await context.close();
    }
  }
  return { withPage };
}

/** Opens an address and waits until React answers to it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Loads the page again and waits until React answers to it. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/** Looked at with every frame: a locator would look every half second only. */
const untilHydrated = (page: Page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);

/** Waits until React also answers to what stands further down on a product's page. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator('.variants[data-live]').waitFor({ state: 'attached' });
}
