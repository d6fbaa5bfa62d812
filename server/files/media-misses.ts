import { LRUCache } from 'lru-cache';

/** How long a hash that was not found counts as absent. */
const ABSENT_MS = 60_000;
const MAX_ABSENT = 10_000;
/** So many hashes a minute are looked up by themselves: more of them are guesses. */
const MAX_ALONE = 100;
const WINDOW_MS = 60_000;
/** How long a list of all files is used. */
const LISTED_MS = 30_000;

/**
 * Remembers which files a bucket does not have, so that requests for any number of hashes that do not exist cost it a
 * bounded number of requests: while somebody guesses, one list of all files serves everybody for half a minute.
 */
export function createMisses(listHashes: () => Promise<ReadonlySet<string>>) {
  const absent = new LRUCache<string, true>({ max: MAX_ABSENT, ttl: ABSENT_MS });
  let windowStart = Number.NEGATIVE_INFINITY;
  let alone = 0;
  let listed: Promise<ReadonlySet<string>> | null = null;
  let listedAt = Number.NEGATIVE_INFINITY;

  function list(): Promise<ReadonlySet<string>> {
    if (listed && performance.now() - listedAt < LISTED_MS) return listed;
    listedAt = performance.now();
    const current = listHashes();
    listed = current;
    // The next look-up tries again.
    current.catch(() => {
      if (listed === current) listed = null;
    });
    return current;
  }

  return {
    /** Whether it is known, without a request for this hash, that there is no such file. */
    async isAbsent(hash: string): Promise<boolean> {
      if (absent.has(hash)) return true;
      const isCalm = performance.now() - windowStart >= WINDOW_MS;
      if (isCalm) listed = null;
      return !isCalm && alone >= MAX_ALONE && !(await list()).has(hash);
    },

    /** Notes a hash that was looked up without being found. */
    note(hash: string): void {
      absent.set(hash, true);
      const now = performance.now();
      if (now - windowStart >= WINDOW_MS) [windowStart, alone] = [now, 0];
      alone += 1;
    },
  };
}
