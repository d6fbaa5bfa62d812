import { setImmediate } from 'node:timers/promises';
import {
  type Cacheable,
  createCachedResponse,
  makeVariant,
  sizeOf,
} from '#server/http/cache/cached-response.ts';
import type { PageStore } from '#server/http/cache/page-store.ts';
import { rankForCached } from '#server/http/encoding/compression.ts';
import { log } from '#server/log.ts';

/** How many pages are rendered before new content is used, and the time limit. */
const PREPARED_PAGES = 64;
const PREPARING_MS = 2000;

export type Render = (key: string) => Promise<Cacheable | null>;

type Stores = {
  /** Pages of the current content version. */
  current: PageStore;
  /** Pages of the next content version. */
  upcoming: PageStore;
};

/** Renders the most requested pages of a content version that is not in use yet. */
export async function renderHottest({ current, upcoming }: Stores, render: Render): Promise<void> {
  const until = Date.now() + PREPARING_MS;
  for (const { key, hits } of current.listHottest(PREPARED_PAGES)) {
    if (Date.now() > until) break;
    await setImmediate();
    const cacheable = await render(key).catch((error) => {
      log.warn({ err: error, path: key }, 'cannot render a page in advance');
      return null;
    });
    if (!cacheable) continue;
    const entry = createCachedResponse(key, cacheable);
    // Earlier requests count less with every version.
    entry.hits = Math.floor(hits / 2);
    await makeVariant(entry, rankForCached('br'));
    entry.bytes = sizeOf(entry);
    upcoming.put(entry);
  }
}
