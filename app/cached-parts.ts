import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CachedParts } from '#app/ui/cached-part.tsx';

/** The parts of one language; beyond it those go that were used longest ago. */
const MAX_BYTES = 24_000_000;

/** Nobody can write it into a page from outside. */
const MARK = randomUUID();

/** Before and after a part; nothing in them is escaped in HTML. */
const BEFORE = `${MARK}(`;
const AFTER = `${MARK})`;

const cachesByOwner = new WeakMap<object, LRUCache<string, string>>();

/**
 * Parts of the pages of one language and content version, both meant by `owner`, an object that lives as long as they
 * do. `take` removes the marks from a page that was rendered with `parts` and keeps what stood between them.
 */
export function cachedPartsOf(owner: object): {
  parts: CachedParts;
  take: (page: string) => string;
} {
  const cache = cachesByOwner.get(owner) ?? createCache();
  cachesByOwner.set(owner, cache);
  const names: string[] = [];
  const parts: CachedParts = {
    find: (name) => cache.get(name),
    mark: (name) => [`${BEFORE}${names.push(name) - 1};`, AFTER],
  };
  const take = (page: string): string => {
    const pieces: string[] = [];
    let at = 0;
    for (let mark = page.indexOf(BEFORE); mark >= 0; mark = page.indexOf(BEFORE, at)) {
      const start = page.indexOf(';', mark + BEFORE.length) + 1;
      const end = page.indexOf(AFTER, start);
      const name = names[Number(page.slice(mark + BEFORE.length, start - 1))] as string;
      const text = page.slice(start, end);
      // A copy: a slice would hold the whole page.
      cache.set(name, Buffer.from(text).toString());
      pieces.push(page.slice(at, mark), text);
      at = end + AFTER.length;
    }
    return at === 0 ? page : pieces.join('') + page.slice(at);
  };
  return { parts, take };
}

function createCache(): LRUCache<string, string> {
  return new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: (text, name) => 2 * (text.length + name.length),
  });
}
