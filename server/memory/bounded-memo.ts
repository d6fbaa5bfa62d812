import { LRUCache } from 'lru-cache';

type Options<Value> = {
  maxBytes: number;
  /** Estimated memory of a value, bytes. */
  sizeOf: (value: Value) => number;
  /** Limit of the number of values, regardless of size. */
  maxEntries?: number;
};

/** Memory of an entry besides its key and value. */
const ENTRY_BYTES = 200;

/**
 * Loads the value of each key once and caches at most `maxBytes` of them; the least recently used are evicted. A value
 * that fails to load is not cached, nor is one larger than `maxBytes`.
 */
export function createBoundedMemo<Value>({ maxBytes, sizeOf, maxEntries }: Options<Value>) {
  const cache = new LRUCache<string, Promise<Value>>({
    maxSize: maxBytes,
    ...(maxEntries !== undefined && { max: maxEntries }),
  });

  return function memo(key: string, load: () => Promise<Value>): Promise<Value> {
    const cached = cache.get(key);
    if (cached) return cached;
    const loading = load();
    const ownBytes = ENTRY_BYTES + 2 * key.length;
    cache.set(key, loading, { size: ownBytes });
    loading.then(
      (value) => {
        if (cache.peek(key) !== loading) return;
        // The size can only be changed with a new entry.
        cache.delete(key);
        cache.set(key, loading, { size: ownBytes + sizeOf(value) });
      },
      () => {
        if (cache.peek(key) === loading) cache.delete(key);
      },
    );
    return loading;
  };
}
