import { LRUCache } from 'lru-cache';

type LimitOptions = {
  /** Requests of one key within the window. */
  max: number;
  windowMs: number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

const MAX_KEYS = 20_000;

/** Counts requests in the memory of this process. With very many keys those seen longest ago are forgotten. */
export function createRateLimit({ max, windowMs, now = () => performance.now() }: LimitOptions) {
  const windows = new LRUCache<string, { count: number; ends: number }>({ max: MAX_KEYS });

  return {
    /** Counts one request. Null when it may pass, else after how many seconds the next may. */
    take(key: string): number | null {
      const time = now();
      const known = windows.get(key);
      const current = known && known.ends > time ? known : { count: 0, ends: time + windowMs };
      if (current !== known) windows.set(key, current);
      current.count += 1;
      return current.count <= max ? null : Math.max(1, Math.ceil((current.ends - time) / 1000));
    },
  };
}
