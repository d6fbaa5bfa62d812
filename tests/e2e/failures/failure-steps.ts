import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import type { MessageKey } from '#core/i18n/messages.ts';

/** Result of following a link to a page that fails to load normally. */
type Outcome =
  /** The requested page, without a document load. */
  | 'page'
  /** The current page until there is a connection, then the requested page. */
  | 'page once online'
  /** The requested page, loaded as a document. */
  | 'document'
  /** The error page, whose link goes to the home page. */
  | 'error page';

export type Failure = {
  name: string;
  outcome: Outcome;
  /**
   * Each in one of the languages. `screens`: every address. `paths`: without their queries. `listings and products`:
   * pages that can show nothing without their data, not even a title.
   */
  over: 'screens' | 'paths' | 'listings and products';
  /** Prepares the browser before the first document. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Makes the next pages fail, starting from a page that works. */
  provoke?: (page: Page) => Promise<unknown>;
  /** Text of the error page; the default is that something went wrong. */
  says?: { key: Extract<MessageKey, `error.${string}`>; seconds?: number };
  expectedErrors?: RegExp;
  /** Set for failures of pictures: only their own file loads pictures. */
  isAboutPictures?: true;
};

/** Errors that the browser reports without a connection. A plain `Event` is an error event without a message. */
const NETWORK = /^Event$|Failed to load resource|net::ERR_|dynamically imported|during render/;
const PICTURE = /\/(?:images|files)\/.*\.(?:webp|avif|png|jpe?g|svg)$|\.(?:ico|png)$/;
/** Text chunks are named after their language. */
const TEXTS = new RegExp(`/assets/(${localeCodes.join('|')})-[^/]*\\.js$`);
const CHUNK = /\/assets\/.*\.js$/;
const DATA = /\.data(?:\?|$)/;

/** Blocks storage and cookies, as in a sandboxed frame on another site. */
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

/** Stores values that a tab with another version of the site may have stored, and values that no version stores. */
const storeForeignValues = () => {
  const keys = ['compareData', 'projectLists', 'energyCalculator', 'recent-searches'];
  for (const key of keys) localStorage.setItem(key, '{"version":99,"lists":7}');
  for (const key of ['chunk-reloaded-at', 'banner-closed']) sessionStorage.setItem(key, '[{}');
  sessionStorage.setItem('scroll-positions', 'null');
};

/** Changes the shape of page data. */
async function reshapeData(page: Page, change: (data: Record<string, unknown>) => object) {
  await page.route(DATA, async (route) => {
    const response = await route.fetch();
    const data: Record<string, unknown> = await response.json();
    const ids = Object.keys(data.loaderData ?? {});
    const loaderData = Object.fromEntries(ids.map((id) => [id, {}]));
    await route.fulfill({ response, json: { ...data, loaderData, ...change(data) } });
  });
}

/** Marks the page as just reloaded. */
export const justReloaded = () => sessionStorage.setItem('chunk-reloaded-at', String(Date.now()));

export const failures: Failure[] = [
  {
    name: 'the connection is lost',
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
    name: 'a tab with another version of the site has stored its values',
    outcome: 'page',
    over: 'paths',
    arrange: (page) => page.addInitScript(storeForeignValues),
  },
  {
    name: 'a chunk is missing, just after a reload',
    outcome: 'error page',
    over: 'paths',
    arrange: (page) => page.addInitScript(justReloaded),
    provoke: (page) => page.route(CHUNK, (route) => route.fulfill({ status: 404 })),
    says: { key: 'error.not-loaded' },
    expectedErrors: NETWORK,
  },
  {
    name: 'the texts of pages are missing, just after a reload',
    outcome: 'page',
    over: 'paths',
    arrange: (page) => page.addInitScript(justReloaded),
    provoke: (page) => page.route(TEXTS, (route) => route.fulfill({ status: 404 })),
    expectedErrors: NETWORK,
  },
  {
    name: 'data requests get a response with 500',
    outcome: 'document',
    over: 'paths',
    provoke: (page) => page.route(DATA, (route) => route.fulfill({ status: 500, body: 'no' })),
    expectedErrors: NETWORK,
  },
  {
    name: 'data requests exceed the rate limit',
    outcome: 'error page',
    over: 'listings and products',
    provoke: (page) =>
      page.route(DATA, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '30' } })),
    says: { key: 'error.too-many-wait', seconds: 30 },
    expectedErrors: NETWORK,
  },
  {
    name: 'data requests get a response with 503, just after a reload',
    outcome: 'error page',
    over: 'listings and products',
    arrange: (page) => page.addInitScript(justReloaded),
    provoke: (page) => page.route(DATA, (route) => route.fulfill({ status: 503 })),
    says: { key: 'error.busy' },
    expectedErrors: NETWORK,
  },
  {
    name: 'the site has been replaced by a version with different data',
    outcome: 'document',
    over: 'paths',
    provoke: (page) => reshapeData(page, () => ({ build: '/assets/manifest-other.js' })),
    expectedErrors: NETWORK,
  },
  {
    name: 'data does not have the shape that the page expects, just after a reload',
    outcome: 'error page',
    over: 'listings and products',
    arrange: (page) => page.addInitScript(justReloaded),
    provoke: (page) => reshapeData(page, () => ({})),
    expectedErrors: /TypeError|during render/,
  },
];
