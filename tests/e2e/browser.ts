import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect as baseExpect,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { runningSite, type Site, serveSite } from './test-site.ts';

/** Polls at short intervals: pages are ready within a few frames, and the default of one second adds up to minutes. */
const poll: typeof baseExpect.poll = (check, options) => {
  const pollOptions = typeof options === 'string' ? { message: options } : options;
  return baseExpect.poll(check, { intervals: [20, 50, 100], ...pollOptions });
};
export const expect = new Proxy(baseExpect, {
  get: (target, name) => (name === 'poll' ? poll : Reflect.get(target, name)),
});

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const tablet = { viewport: { width: 820, height: 1180 } };
export const desktop = { viewport: { width: 1440, height: 900 } };

type OpenOptions = BrowserContextOptions & {
  /** Console errors that a test provokes on purpose; they do not fail it. */
  expectedErrors?: RegExp;
};

/**
 * Opens a page in a new context. A console error, an uncaught error or a native dialog fails the test when `use` has
 * finished. After a failure the page stays open until the end of the test for its screenshot and trace.
 */
export type WithPage = <Result>(
  options: OpenOptions,
  use: (page: Page) => Promise<Result>,
) => Promise<Result>;

let current: Site | undefined;

/** Returns the URL of this worker's site. */
export const siteUrl = () => currentSite().baseUrl;

/** Returns the data directory of this worker's site. */
export const siteDataDir = () => currentSite().dataDir;

function currentSite(): Site {
  if (!current) throw new Error('The site runs while tests run, not while they are collected.');
  return current;
}

/** Test function with one site and one browser for each worker. */
export const test = base.extend<
  { withPage: WithPage },
  { site: Site; siteSettings: NodeJS.ProcessEnv }
>({
  /** Environment variables of the site's server. A file that sets them gets its own worker. */
  siteSettings: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteSettings }, use) => {
      current = runningSite() ?? (await serveSite(siteSettings));
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
      await page.addInitScript(logCauses);
      const errors: string[] = [];
      const causes: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
        if (message.text().startsWith(CAUSE)) causes.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('dialog', (dialog) => {
        errors.push(`a dialog opened: ${dialog.message()}`);
        return dialog.dismiss();
      });
      const result = await work(page);
      const unexpected = errors.filter((error) => !expectedErrors?.test(error));
      expect(unexpected, ['errors on the console', ...causes].join('\n')).toEqual([]);
      open.delete(context);
      await context.close();
      return result;
    });
    for (const context of open) await context.close();
  },
});

const CAUSE = 'caused by';

/** Runs in the page. Logs the cause of an uncaught error: React reports an error that it recovered from without its own. */
function logCauses(): void {
  window.addEventListener('error', ({ error }) => {
    const cause: unknown = error instanceof Error ? error.cause : undefined;
    // CAUSE, which a page does not know.
    if (cause instanceof Error) console.debug('caused by', cause.stack);
  });
}

/** Opens an address and waits until React has hydrated the page. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** Resizes the window and waits until the page has been painted at the new size. */
export async function resize(page: Page, { width, height }: ViewportSize): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((expected) => innerWidth === expected, width);
  const drawTwice = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await page.evaluate(drawTwice);
}

/** Reloads the page and waits until React has hydrated it. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await untilHydrated(page);
}

/** Holds requests to matching addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until React has hydrated the page. Polls every frame, because a locator polls only twice a second. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);

/** Waits until the lower part of a product page is hydrated too. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator('.variants[data-live]').waitFor({ state: 'attached' });
}
