import { setTimeout as pause } from 'node:timers/promises';
import type { Availability } from '#server/db/availability.ts';

/** Short: an import releases the lock for a few milliseconds at a time. */
const RETRY_MS = 2;

const LOCKED = 'locked by another process';

/** What SQLite reports when it cannot use its file, by primary result code. */
const problems = new Map([
  [5, LOCKED],
  [6, LOCKED],
  [8, 'read-only'],
  [10, 'disk error'],
  [11, 'damaged file'],
  [13, 'disk full'],
  [14, 'file cannot be opened'],
  [26, 'damaged file'],
]);
/**
 * What the success of a statement shows: `locks`, that no other process holds the lock; `stores`, that data is stored;
 * a statement within a transaction and a read show neither.
 */
export type Effect = 'locks' | 'stores' | 'none';

/**
 * Runs statements that may meet another process's write lock. SQLite itself would wait on the event loop, so it returns
 * at once and the statement is repeated every 2 ms. Once the lock has lasted for `limitMs`, statements fail at their
 * first attempt until one succeeds: those that queue for the connection do not add up their waits.
 */
export function createSqliteWaits(limitMs: number, availability: Availability) {
  let lockedSince: number | null = null;

  function noteSuccess(effect: Effect): void {
    if (effect === 'none') return;
    lockedSince = null;
    if (effect === 'stores' || availability.problem() === LOCKED) availability.noteSuccess();
  }

  /** @throws AppError `storage-unavailable`, or the error of a wrong statement. */
  return async <Result>(attempt: () => Promise<Result>, effect: Effect): Promise<Result> => {
    while (true) {
      try {
        const result = await attempt();
        noteSuccess(effect);
        return result;
      } catch (error) {
        const problem = problemOf(error);
        if (problem === undefined) throw error;
        if (problem !== LOCKED) throw availability.noteFailure(problem, error);
        lockedSince ??= performance.now();
        if (performance.now() - lockedSince >= limitMs) {
          throw availability.noteFailure(problem, error);
        }
        await pause(RETRY_MS);
      }
    }
  };
}

function problemOf(error: unknown): string | undefined {
  const isSqlite = error instanceof Error && 'errcode' in error;
  // The lower byte of an extended result code is its primary one.
  return isSqlite ? problems.get(Number(error.errcode) & 0xff) : undefined;
}
