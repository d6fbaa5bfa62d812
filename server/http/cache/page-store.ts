import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '#server/http/cache/cached-response.ts';

/** Shares of the memory per segment. */
const SHARES = { plain: 0.6, often: 0.3, once: 0.1 };

/** A single page takes at most this share of its segment. */
const LARGEST = 0.25;

/**
 * Stores pages of one content version, bounded in bytes, in three segments with separate memory: addresses without a
 * query, of which there are as many as pages; addresses with a query that were requested once; those requested again.
 * So made-up queries only evict each other, never the pages that everybody reads.
 */
export function createPageStore({ maxBytes }: { maxBytes: number }) {
  const plain = createSegment(maxBytes * SHARES.plain);
  const often = createSegment(maxBytes * SHARES.often);
  const once = createSegment(maxBytes * SHARES.once);
  const segments = [plain, often, once];

  function find(key: string): CachedResponse | null {
    if (!hasQuery(key)) return plain.get(key) ?? null;
    const entry = often.get(key) ?? once.get(key);
    if (entry && once.delete(key)) often.set(key, entry);
    return entry ?? null;
  }

  return {
    /** Returns the page of a key and marks it as the most recently used; null for none. */
    find,

    /** Stores a page in place of an earlier one with its key, unless it is too large for its segment. */
    put(entry: CachedResponse): void {
      for (const segment of segments) segment.delete(entry.key);
      const segment = hasQuery(entry.key) ? once : plain;
      if (entry.bytes <= segment.maxSize * LARGEST) segment.set(entry.key, entry);
    },

    /** Updates the memory size of a page and marks it as the most recently used. */
    resize(entry: CachedResponse, bytes: number): void {
      entry.bytes = bytes;
      const segment = segments.find((candidate) => candidate.peek(entry.key) === entry);
      // The cache counts a new size only with a new entry.
      if (segment?.delete(entry.key)) segment.set(entry.key, entry);
    },

    /** Returns the page of a key without counting a use. */
    peek(key: string): CachedResponse | null {
      return (hasQuery(key) ? (often.peek(key) ?? once.peek(key)) : plain.peek(key)) ?? null;
    },

    /** Removes a page with all its queries and data. */
    forget(path: string): void {
      for (const segment of segments) {
        for (const key of [...segment.keys()]) if (isPageAt(path, key)) segment.delete(key);
      }
    },

    /** Number of pages, and their memory in bytes. */
    size(): { entries: number; bytes: number } {
      const entries = segments.reduce((sum, { size }) => sum + size, 0);
      const bytes = segments.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
      return { entries, bytes };
    },

    /** Returns the most requested pages, the most requested first. */
    listHottest(count: number): CachedResponse[] {
      const entries = segments.flatMap((segment) => [...segment.rvalues()]);
      const sent = entries.flatMap((entry) => (entry && entry.hits > 0 ? [entry] : []));
      return sent.sort((a, b) => b.hits - a.hits).slice(0, count);
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;

function hasQuery(key: string): boolean {
  return key.includes('?');
}

/** Returns whether a key belongs to the page at a path, to its data or to one of its queries. */
export function isPageAt(path: string, key: string): boolean {
  return key.split(/[?.]/, 1)[0] === path;
}

function createSegment(maxBytes: number) {
  return new LRUCache<string, CachedResponse>({
    maxSize: Math.floor(maxBytes),
    sizeCalculation: ({ bytes }) => bytes,
  });
}
