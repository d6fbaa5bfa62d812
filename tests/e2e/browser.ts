import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect as baseExpect,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { type Site, serveSite } from './test-site.ts';

/** Looks often: a page is ready in a few frames, and the usual second between two looks adds up to minutes. */
const poll: typeof baseExpect.poll = (look, options) => {
  const given = typeof options === 'string' ? { message: options } : options;
  return baseExpect.poll(look, { intervals: [20, 50, 100], ...given });
};
export const expect = new Proxy(baseExpect, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const tablet = { viewport: { width: 820, height: 1180 } };
export const desktop = { viewport: { width: 1440, height: 900 } };

type OpenOptions = BrowserContextOptions & {
  /** Messages that a test provokes on purpose and that do not count as errors. */
  expectedErrors?: RegExp;
};

/**
 * Opens a page in a context of its own. An error on its console, an uncaught error and a dialog of the browser's own
 * fail the test when `use` is done. What fails stays open until the test has ended, for its picture and trace.
 */
export type WithPage = <Result>(
  options: OpenOptions,
  use: (page: Page) => Promise<Result>,
) => Promise<Result>;

let current: Site | undefined;

/** Address of the site that this worker serves. */
export const siteUrl = () => currentSite().baseUrl;

/** Data folder of the site that this worker serves. */
export const siteDataDir = () => currentSite().dataDir;

function currentSite(): Site {
  if (!current) throw new Error('The site runs while tests run, not while they are collected.');
  return current;
}

/** Tests with one site and one browser for each worker. */
export const test = base.extend<
  { withPage: WithPage },
  { site: Site; siteSettings: NodeJS.ProcessEnv }
>({
  /** Variables of the site's server; a file that sets them gets a worker of its own. */
  siteSettings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteSettings }, use) => {
      current = await serveSite(siteSettings);
      await use(current);
      await current.stop();
    },
    { scope: 'worker', auto: true },
  ],
  withPage: async ({ browser, site }, use) => {
    const open = new Set<BrowserContext>();
    await use(async (options, work) => {
      const { expectedErrors, ...contextOptions } = options;
      const baseURL = site.baseUrl;
      const context = await browser.newContext({ baseURL, ...desktop, ...contextOptions });
      open.add(context);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('dialog', (dialog) => {
        errors.push(`a dialog opened: ${dialog.message()}`);
        return dialog.dismiss();
      });
      const result = await work(page);
      const unexpected = errors.filter((error) => !expectedErrors?.test(error));
      expect(unexpected, 'errors on the console').toEqual([]);
      open.delete(context);
      await context.close();
      return result;
    });
    for (const context of open) await context.close();
  },
});

/** Opens an address and waits until React answers to it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Gives the window another size and waits until the page has been drawn at it. */
export async function resize(page: Page, { width, height }: ViewportSize): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((expected) => innerWidth === expected, width);
  const drawTwice = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await page.evaluate(drawTwice);
}

/** Loads the page again and waits until React answers to it. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/** Holds back what the page asks for at such addresses, until it is released. */
export async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until React answers; looked at with every frame: a locator would look every half second only. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);

/** Waits until React also answers to what stands further down on a product's page. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator('.variants[data-live]').waitFor({ state: 'attached' });
}
