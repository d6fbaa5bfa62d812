type CacheOptions = {
  /** Lifetime of a result, ms. */
  lifeMs: number;
  /** Maximum number of results; the oldest is evicted first. */
  size: number;
};

/** Caches recent results, so that going back to an earlier text sends no request. */
export function createResultCache<Result>({ lifeMs, size }: CacheOptions) {
  const entries = new Map<string, { result: Result; until: number }>();
  return {
    get(key: string): Result | null {
      const entry = entries.get(key);
      if (entry && Date.now() < entry.until) return entry.result;
      entries.delete(key);
      return null;
    },
    set(key: string, result: Result): void {
      // An existing key would stay at its old position in the order.
      entries.delete(key);
      entries.set(key, { result, until: Date.now() + lifeMs });
      const [oldest] = entries.keys();
      if (entries.size > size && oldest !== undefined) entries.delete(oldest);
    },
  };
}
