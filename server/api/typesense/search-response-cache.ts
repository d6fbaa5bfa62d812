import { LRUCache } from 'lru-cache';
import type { TypedSearch } from '#server/api/typesense/typed-search.ts';

export type CachedSearch = {
  /** The response body as JSON. */
  text: string;
  /** The visitor's search text, if any. */
  typed: TypedSearch | null;
};

type Options = {
  maxBytes: number;
  /** Returns a counter of changes to the search data; null if changes are unknown to this process. */
  changes: () => number | null;
};

/** A curation may begin or end meanwhile. */
const MAX_AGE_MS = 60_000;
/** Longer responses are not cached. */
const MAX_RESPONSE_BYTES = 128 * 1024;

/**
 * Creates a cache of responses by request, valid until the search data changes: visitors repeat the same few searches.
 * Holds at most `maxBytes` and evicts the least recently used.
 */
export function createSearchResponseCache({ maxBytes, changes }: Options) {
  const responses = new LRUCache<string, CachedSearch>({
    ttl: MAX_AGE_MS,
    maxSize: maxBytes,
    maxEntrySize: MAX_RESPONSE_BYTES,
    sizeCalculation: ({ text }, key) => 2 * (key.length + text.length),
  });
  let validAt = changes();
  let cleared = 0;

  function clear() {
    responses.clear();
    cleared += 1;
  }

  /** Returns an id of the current search data, or null if unknown; responses are cached only while it is unchanged. */
  function state(): string | null {
    const now = changes();
    if (now !== validAt) clear();
    validAt = now;
    return now === null ? null : `${now} ${cleared}`;
  }

  return {
    state,
    clear,
    find(key: string): CachedSearch | null {
      if (state() === null) return null;
      return responses.get(key) ?? null;
    },
    /** Caches a response, unless the state has changed since the request. */
    set(key: string, response: CachedSearch, stateBefore: string | null): void {
      if (stateBefore !== null && stateBefore === state()) responses.set(key, response);
    },
  };
}

export type SearchResponseCache = ReturnType<typeof createSearchResponseCache>;
