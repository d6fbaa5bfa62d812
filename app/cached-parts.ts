import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CachedParts } from '#app/ui/cached-part.tsx';
import { missing } from '#core/missing.ts';

/** Maximum number of parts per language; beyond it the least recently used are evicted. */
const MAX_BYTES = 24_000_000;

/** Random, so that nobody can write it into a page from outside. */
const MARK = randomUUID();

/** Marks before and after a part; HTML escapes none of their characters. */
const BEFORE = `${MARK}(`;
const AFTER = `${MARK})`;

const cachesByOwner = new WeakMap<object, LRUCache<string, string>>();

/**
 * Caches parts of the pages of one language and content version, both represented by `owner`, an object with the same
 * lifetime. `take` removes the marks from a page that was rendered with `parts` and caches the HTML between them.
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
      const name = names[Number(page.slice(mark + BEFORE.length, start - 1))] ?? missing();
      const text = page.slice(start, end);
      // A copy: a slice would retain the whole page.
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
