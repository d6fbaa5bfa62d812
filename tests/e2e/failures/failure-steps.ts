import type { Page } from '@playwright/test';
import { localeCodes } from '#core/i18n/locales.ts';
import type { MessageKey } from '#core/i18n/messages.ts';

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
  says?: { key: Extract<MessageKey, `error.${string}`>; seconds?: number };
  expectedErrors?: RegExp;
  /** Pages ask for pictures only in the file about them. */
  isAboutPictures?: true;
};

/** What the browser reports without a connection. A plain `Event` is an error event without a message. */
const NETWORK = /^Event$|Failed to load resource|net::ERR_|dynamically imported|during render/;
const PICTURE = /\/(?:images|files)\/.*\.(?:webp|avif|png|jpe?g|svg)$|\.(?:ico|png)$/;
/** Texts are in scripts that have the name of their language. */
const TEXTS = new RegExp(`/assets/(${localeCodes.join('|')})-[^/]*\\.js$`);
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
    name: 'the texts of pages are gone, a moment after the last reload',
    outcome: 'page',
    over: 'paths',
    arrange: (page) => page.addInitScript(justReloaded),
    provoke: (page) => page.route(TEXTS, (route) => route.fulfill({ status: 404 })),
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
    says: { key: 'error.too-many-wait', seconds: 30 },
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
