import { LRUCache } from 'lru-cache';

type LimitOptions = {
  /** Maximum requests of one key within the window. */
  max: number;
  windowMs: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

const MAX_KEYS = 20_000;

/** Counts requests in the memory of this process. With very many keys the least recently seen are evicted. */
export function createRateLimit({ max, windowMs, now = () => performance.now() }: LimitOptions) {
  const windows = new LRUCache<string, { count: number; ends: number }>({ max: MAX_KEYS });

  return {
    /** Counts a request. Returns null when it may pass, else the seconds until the next may. */
    take(key: string): number | null {
      const time = now();
      const existing = windows.get(key);
      const current =
        existing && existing.ends > time ? existing : { count: 0, ends: time + windowMs };
      if (current !== existing) windows.set(key, current);
      current.count += 1;
      return current.count <= max ? null : Math.max(1, Math.ceil((current.ends - time) / 1000));
    },
  };
}
