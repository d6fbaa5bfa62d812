type LimitOptions = {
  /** Requests of one key within the window. */
  max: number;
  windowMs: number;
  now?: () => number;
};

const MAX_KEYS = 20_000;

/** Counts requests in the memory of this process. With very many keys the oldest are forgotten. */
export function createRateLimit({ max, windowMs, now = Date.now }: LimitOptions) {
  const windows = new Map<string, { count: number; ends: number }>();

  return {
    /** Counts one request. Null when it may pass, else after how many seconds the next may. */
    take(key: string): number | null {
      const time = now();
      const known = windows.get(key);
      const current = known && known.ends > time ? known : { count: 0, ends: time + windowMs };
      if (current !== known) {
        windows.delete(key);
        windows.set(key, current);
        const [oldest] = windows.keys();
        if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest);
      }
      current.count += 1;
      return current.count <= max ? null : Math.max(1, Math.ceil((current.ends - time) / 1000));
    },
  };
}
