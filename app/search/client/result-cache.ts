type CacheOptions = {
  /** Lifetime of a result, ms. */
  lifeMs: number;
  /** Maximum number of results; the oldest is evicted first. */
  size: number;
};

/** Caches recent results, so that going back to an earlier text sends no request. */
export function createResultCache<Result>({ lifeMs, size }: CacheOptions) {
  const kept = new Map<string, { answer: Result; until: number }>();
  return {
    find(key: string): Result | null {
      const entry = kept.get(key);
      if (entry && Date.now() < entry.until) return entry.answer;
      kept.delete(key);
      return null;
    },
    keep(key: string, answer: Result): void {
      // An existing key would stay at its old position in the order.
      kept.delete(key);
      kept.set(key, { answer, until: Date.now() + lifeMs });
      const [oldest] = kept.keys();
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    },
  };
}
