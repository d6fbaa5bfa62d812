type CacheOptions = {
  /** Answers older than this are forgotten, ms. */
  lifeMs: number;
  /** Answers kept at the same time; the oldest goes first. */
  size: number;
};

/** Answers of a while ago, so that going back to an earlier text asks nothing. */
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
      // A key that was there before would keep its old place in the order.
      kept.delete(key);
      kept.set(key, { answer, until: Date.now() + lifeMs });
      const [oldest] = kept.keys();
      if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    },
  };
}
