import type { Page } from '@playwright/test';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import en from '#core/i18n/messages/en.json' with { type: 'json' };
import es from '#core/i18n/messages/es.json' with { type: 'json' };
import { expect, phone, test, untilHydrated, visit } from './browser.ts';
import { screensOf } from './screens.ts';

export const textsOf = { en, es };

/** What a visitor has after following a link to a page that cannot be loaded as it should be. */
type Outcome =
  /** The page asked for, without a document being loaded. */
  | 'page'
  /** The same page, that stays until there is a connection, and then the page asked for. */
  | 'page once online'
  /** The page asked for, as a document. */
  | 'document'
  /** The error page, whose link leads home. */
  | 'error page';

export type Failure = {
  name: string;
  outcome: Outcome;
  /**
   * `paths`: each path in one of the languages, for what is the same in both or costs a document each.
   * `listings and products`: pages that nothing can be shown of without their data, not even the title.
   */
  over: 'screens' | 'paths' | 'listings and products';
  /** What the browser is like before its first document. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Makes the next pages fail, from a page that works. */
  provoke?: (page: Page) => Promise<unknown>;
  /** What the error page says; that something went wrong unless said otherwise. */
  says?: { key: keyof typeof en; wait?: Record<LocaleCode, string> };
  expectedErrors?: RegExp;
  /** Pages ask for pictures only in the file about them. */
  isAboutPictures?: true;
};

/** What the browser reports without a connection. A plain `Event` is an error event without a message. */
const NETWORK = /^Event$|Failed to load resource|net::ERR_|dynamically imported|during render/;
const PICTURE = /\/(?:images|files)\/.*\.(?:webp|avif|png|jpe?g|svg)$|\.(?:ico|png)$/;
const CHUNK = /\/assets\/.*\.js$/;
const DATA = /\.data(?:\?|$)/;

/** As in a frame that another site has walled off. */
const forbidStorage = () => {
  const forbid = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { get: forbid, set: forbid });
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get: forbid });
  }
};

const fillStorage = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

/** What a tab with another version of the site may have stored, and what no version has. */
const storeOthers = () => {
  const keys = ['compareData', 'projectLists', 'energyCalculator', 'recent-searches'];
  for (const key of keys) localStorage.setItem(key, '{"version":99,"lists":7}');
  for (const key of ['chunk-reloaded-at', 'banner-closed']) sessionStorage.setItem(key, '[{}');
  sessionStorage.setItem('scroll-positions', 'null');
};

/** Lets the data of pages come in another shape. */
async function reshapeData(page: Page, change: (data: Record<string, unknown>) => object) {
  await page.route(DATA, async (route) => {
    const response = await route.fetch();
    const data: Record<string, unknown> = await response.json();
    const ids = Object.keys(data.loaderData ?? {});
    const loaderData = Object.fromEntries(ids.map((id) => [id, {}]));
    await route.fulfill({ response, json: { ...data, loaderData, ...change(data) } });
  });
}

/** A visitor whose page has been loaded as a document a moment ago. */
export const justReloaded = () => sessionStorage.setItem('chunk-reloaded-at', String(Date.now()));

export const failures: Failure[] = [
  {
    name: 'the connection is gone',
    outcome: 'page once online',
    over: 'screens',
    expectedErrors: NETWORK,
  },
  {
    name: 'a chunk and the data fail once',
    outcome: 'page',
    over: 'screens',
    provoke: async (page) => {
      await page.unrouteAll();
      await page.route(CHUNK, (route) => route.abort(), { times: 1 });
      await page.route(DATA, (route) => route.abort('connectionreset'), { times: 1 });
    },
    expectedErrors: NETWORK,
  },
  {
    name: 'storage is forbidden',
    outcome: 'page',
    over: 'paths',
    arrange: (page) => page.addInitScript(forbidStorage),
  },
  {
    name: 'storage is full and pictures are missing',
    outcome: 'page',
    over: 'paths',
    arrange: async (page) => {
      await page.addInitScript(fillStorage);
      await page.route(PICTURE, (route) => route.abort());
    },
    expectedErrors: NETWORK,
    isAboutPictures: true,
  },
  {
    name: 'a tab with another version of the site has stored its own',
    outcome: 'page',
    over: 'paths',
    arrange: (page) => page.addInitScript(storeOthers),
  },
  {
    name: 'a chunk is gone, a moment after the last reload',
    outcome: 'error page',
    over: 'paths',
    arrange: (page) => page.addInitScript(justReloaded),
    provoke: (page) => page.route(CHUNK, (route) => route.fulfill({ status: 404 })),
    says: { key: 'error.not-loaded' },
    expectedErrors: NETWORK,
  },
  {
    name: 'data is answered with 500',
    outcome: 'document',
    over: 'paths',
    provoke: (page) => page.route(DATA, (route) => route.fulfill({ status: 500, body: 'no' })),
    expectedErrors: NETWORK,
  },
  {
    name: 'data is refused to whoever asks too often',
    outcome: 'error page',
    over: 'listings and products',
    provoke: (page) =>
      page.route(DATA, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '30' } })),
    says: { key: 'error.too-many-wait', wait: { en: '30 seconds', es: '30 segundos' } },
    expectedErrors: NETWORK,
  },
  {
    name: 'data is answered with 503, a moment after the last reload',
    outcome: 'error page',
    over: 'listings and products',
    arrange: (page) => page.addInitScript(justReloaded),
    provoke: (page) => page.route(DATA, (route) => route.fulfill({ status: 503 })),
    says: { key: 'error.busy' },
    expectedErrors: NETWORK,
  },
  {
    name: 'the site has been replaced by another version, whose data is another one',
    outcome: 'document',
    over: 'paths',
    provoke: (page) => reshapeData(page, () => ({ build: '/assets/manifest-other.js' })),
    expectedErrors: NETWORK,
  },
  {
    name: 'data is not what the page is made from, a moment after the last reload',
    outcome: 'error page',
    over: 'listings and products',
    arrange: (page) => page.addInitScript(justReloaded),
    provoke: (page) => reshapeData(page, () => ({})),
    expectedErrors: /TypeError|during render/,
  },
];

const pathOf = (address: string) => new URL(address, 'http://site').pathname;

/** The addresses that a failure is driven over. */
export function pathsFor(over: Failure['over'], locale: LocaleCode): string[] {
  // The comparison without variants is the visitor's own, once there is one.
  const { home: _home, 'compare-empty': empty = '', ...screens } = screensOf(locale);
  const { products = '', product = '', category = '', glossary = '' } = screens;
  if (over === 'listings and products') return [products, product, category, glossary];
  const addresses = [empty, ...Object.values(screens)];
  if (over === 'screens') return addresses;
  const part = localeCodes.indexOf(locale);
  return [...new Set(addresses.map(pathOf))].filter((_, at) => at % localeCodes.length === part);
}

/** Nothing is fetched ahead: each page fails when it is asked for. */
export const fetchNothingAhead = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** Follows a link to an address as a visitor does. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Titles that the server has given. */
const titles = new Map<string, string>();

/** The title that the server gives to an address. */
async function titleOf(page: Page, address: string): Promise<string> {
  const known = titles.get(address);
  if (known !== undefined) return known;
  const title = await page.evaluate(async (url) => {
    const html = await (await fetch(url)).text();
    return new DOMParser().parseFromString(html, 'text/html').title;
  }, address);
  titles.set(address, title);
  return title;
}

/** What shows, as far as every page has it. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    path: window.location.pathname,
    title: document.title,
    hasHeading: document.querySelector('main h1') !== null,
    hasHeader: document.querySelector('header') !== null,
  }));

/** Waits until the whole page with a title shows at an address. */
async function arrive(page: Page, address: string, title: string): Promise<void> {
  const whole = { path: pathOf(address), title, hasHeading: true, hasHeader: true };
  await expect.poll(() => shown(page).catch(() => null), { message: address }).toEqual(whole);
}

const NOT_FOUND = /status of 404/;

/** A test for each failure: every screen that it is driven over, in one visit. */
export function driveOverScreens(chosen: Failure[], locale: LocaleCode): void {
  for (const failure of chosen) {
    const { name, arrange, outcome, over, expectedErrors = NOT_FOUND } = failure;
    test(`when ${name}: ${outcome}`, async ({ withPage }) => {
      await withPage({ ...phone, expectedErrors }, async (page) => {
        await fetchNothingAhead(page);
        await arrange?.(page);
        await visit(page, screensOf(locale).home ?? '');
        for (const address of pathsFor(over, locale)) {
          if (outcome === 'document') {
            await untilHydrated(page);
            await page.evaluate(() => sessionStorage.clear());
          }
          await meet(page, failure, address, locale);
        }
      });
    });
  }
}

/** Follows a link and holds what comes of it against the table. */
async function meet(page: Page, failure: Failure, address: string, locale: LocaleCode) {
  const title = await titleOf(page, address);
  if (failure.outcome === 'page once online') return meetOffline(page, { address, title, locale });
  // Where there is no page, the server has said so.
  const isMissing = address === screensOf(locale)['not-found'];
  const isError = failure.outcome === 'error page' && !isMissing;
  await failure.provoke?.(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await follow(page, address);
  const { key, wait } = failure.says ?? { key: 'error.default' };
  const said = textsOf[locale][key].replace('{wait}', wait?.[locale] ?? '');
  await arrive(page, address, isError ? said : title);
  const isSame = await page.evaluate(() => 'isSameDocument' in window);
  expect(isSame, `${address} came without a document`).toBe(failure.outcome !== 'document');
  if (!isError) return;
  await expect(page.locator('main h1')).toBeFocused();
  expect(await page.locator('main').innerText()).not.toContain('500');
  await goHome(page, locale);
}

async function meetOffline(
  page: Page,
  { address, title, locale }: { address: string; title: string; locale: LocaleCode },
) {
  const before = await page.title();
  await page.context().setOffline(true);
  await follow(page, address);
  const [said = ''] = textsOf[locale].offline.split('.');
  await page.getByText(said).first().waitFor();
  // What has been loaded already needs no connection.
  await expect.poll(() => shown(page)).toMatchObject({ hasHeading: true, hasHeader: true });
  expect([before, title]).toContain(await page.title());
  await page.context().setOffline(false);
  await arrive(page, address, title);
}

/** By the link of the error page, which leads to a document. */
async function goHome(page: Page, locale: LocaleCode) {
  const { home = '' } = screensOf(locale);
  await page.unrouteAll();
  const title = await titleOf(page, home);
  await page.locator('main').getByText(textsOf[locale]['error.go-home']).click();
  await arrive(page, home, title);
  await untilHydrated(page);
}
