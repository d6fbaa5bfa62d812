import type { CachedResponse } from '#server/http/cache/cached-response.ts';
import { type ByteBoundedLru, createByteBoundedLru } from '#server/memory/byte-bounded-lru.ts';

/** How the memory is divided. */
const SHARES = { plain: 0.6, often: 0.3, once: 0.1 };

/** A single page takes no more than this part of its segment. */
const LARGEST = 0.25;

type Segment = keyof typeof SHARES;

/**
 * Pages of one content version, bounded in bytes, in three segments with a memory of their own: addresses without a
 * query, of which there are as many as pages; addresses with a query that were asked for once; those asked for again.
 * So nobody can throw out what everybody reads by asking for made-up queries: they compete with each other.
 */
export function createPageStore({ maxBytes }: { maxBytes: number }) {
  const index = new Map<string, { entry: CachedResponse; segment: Segment }>();
  const segments: Record<Segment, ByteBoundedLru<CachedResponse>> = {
    plain: createSegment('plain'),
    often: createSegment('often'),
    once: createSegment('once'),
  };

  function createSegment(name: Segment) {
    return createByteBoundedLru<CachedResponse>(maxBytes * SHARES[name], ({ key }) => {
      index.delete(key);
    });
  }

  function remove(key: string): void {
    const held = index.get(key);
    if (!held) return;
    index.delete(key);
    segments[held.segment].remove(held.entry);
  }

  return {
    /** The page of a key, which becomes the most recently used; null for none. */
    find(key: string): CachedResponse | null {
      const held = index.get(key);
      if (!held) return null;
      if (held.segment !== 'once') {
        segments[held.segment].touch(held.entry);
        return held.entry;
      }
      segments.once.remove(held.entry);
      held.segment = 'often';
      segments.often.add(held.entry);
      return held.entry;
    },

    /** Takes a page in, in place of another one of its key, unless it is too large for its segment. */
    put(entry: CachedResponse): void {
      remove(entry.key);
      const segment = entry.key.includes('?') ? 'once' : 'plain';
      if (entry.bytes > maxBytes * SHARES[segment] * LARGEST) return;
      index.set(entry.key, { entry, segment });
      segments[segment].add(entry);
    },

    /** Notes that a page takes another amount of memory now. */
    resize(entry: CachedResponse, bytes: number): void {
      const held = index.get(entry.key);
      if (held?.entry === entry) segments[held.segment].resize(entry, bytes);
      else entry.bytes = bytes;
    },

    /** The page of a key, which does not count as a use. */
    peek: (key: string): CachedResponse | null => index.get(key)?.entry ?? null,

    /** Forgets one page with all its queries and data. */
    forget(path: string): void {
      for (const key of [...index.keys()]) if (isPageAt(path, key)) remove(key);
    },

    /** The pages that were asked for most, most first. */
    listHottest(count: number): CachedResponse[] {
      return [...index.values()]
        .map(({ entry }) => entry)
        .filter(({ hits }) => hits > 0)
        .sort((a, b) => b.hits - a.hits)
        .slice(0, count);
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;

/** Whether a key is that of the page at a path, of its data or of one of its queries. */
export function isPageAt(path: string, key: string): boolean {
  return key.split(/[?.]/, 1)[0] === path;
}
