import { LRUCache } from 'lru-cache';
import type { CachedResponse } from '#server/http/cache/cached-response.ts';

/** How the memory is divided. */
const SHARES = { plain: 0.6, often: 0.3, once: 0.1 };

/** A single page takes no more than this part of its segment. */
const LARGEST = 0.25;

/**
 * Pages of one content version, bounded in bytes, in three segments with a memory of their own: addresses without a
 * query, of which there are as many as pages; addresses with a query that were asked for once; those asked for again.
 * So nobody can throw out what everybody reads by asking for made-up queries: they compete with each other.
 */
export function createPageStore({ maxBytes }: { maxBytes: number }) {
  const createSegment = (share: number) => {
    return new LRUCache<string, CachedResponse>({
      maxSize: Math.floor(maxBytes * share),
      sizeCalculation: ({ bytes }) => bytes,
    });
  };
  const plain = createSegment(SHARES.plain);
  const often = createSegment(SHARES.often);
  const once = createSegment(SHARES.once);
  const segments = [plain, often, once];

  function find(key: string): CachedResponse | null {
    if (!hasQuery(key)) return plain.get(key) ?? null;
    const entry = often.get(key) ?? once.get(key);
    if (entry && once.delete(key)) often.set(key, entry);
    return entry ?? null;
  }

  return {
    /** The page of a key, which becomes the most recently used; null for none. */
    find,

    /** Takes a page in, in place of another one of its key, unless it is too large for its segment. */
    put(entry: CachedResponse): void {
      for (const segment of segments) segment.delete(entry.key);
      const segment = hasQuery(entry.key) ? once : plain;
      if (entry.bytes <= segment.maxSize * LARGEST) segment.set(entry.key, entry);
    },

    /** Notes that a page takes another amount of memory now; it becomes the most recently used. */
    resize(entry: CachedResponse, bytes: number): void {
      entry.bytes = bytes;
      const segment = segments.find((candidate) => candidate.peek(entry.key) === entry);
      // A new size counts only with a new entry.
      if (segment?.delete(entry.key)) segment.set(entry.key, entry);
    },

    /** The page of a key, which does not count as a use. */
    peek(key: string): CachedResponse | null {
      return (hasQuery(key) ? (often.peek(key) ?? once.peek(key)) : plain.peek(key)) ?? null;
    },

    /** Forgets one page with all its queries and data. */
    forget(path: string): void {
      for (const segment of segments) {
        for (const key of [...segment.keys()]) if (isPageAt(path, key)) segment.delete(key);
      }
    },

    /** The pages that were asked for most, most first. */
    listHottest(count: number): CachedResponse[] {
      return segments
        .flatMap((segment) => [...segment.rvalues()])
        .flatMap((entry) => (entry && entry.hits > 0 ? [entry] : []))
        .sort((a, b) => b.hits - a.hits)
        .slice(0, count);
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;

function hasQuery(key: string): boolean {
  return key.includes('?');
}

/** Whether a key is that of the page at a path, of its data or of one of its queries. */
export function isPageAt(path: string, key: string): boolean {
  return key.split(/[?.]/, 1)[0] === path;
}
