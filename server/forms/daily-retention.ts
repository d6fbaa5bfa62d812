import { findRun, noteRun } from '#server/db/tasks/task-runs.ts';
import { type PersonalPlace, purge } from '#server/forms/purge.ts';
import { type Retention, retention } from '#server/forms/retention.ts';
import { log } from '#server/log.ts';

const TASK = 'retention';
const HOUR_MS = 3_600_000;
const LOOK_EVERY_MS = HOUR_MS / 6;
/** Hour of the day (UTC) from which it runs: few visitors are there. */
const QUIET_HOUR = 3;
/** A clock that is further ahead than the time since the last look explains may be wrong: a correction has half a day. */
const LEAP_MS = 36 * HOUR_MS;
const HOLD_MS = 12 * HOUR_MS;

type Options = PersonalPlace & {
  periods?: Retention;
  /** Rejects while nothing may be removed. */
  mayRemove?: (() => Promise<void>) | undefined;
  /** Time of day, milliseconds since 1970. */
  now?: () => number;
  /** A clock that nobody sets, milliseconds. */
  elapsed?: () => number;
};

/**
 * Removes personal data whose retention period is over, once a day from 03:00 UTC, in one process of the site. The time
 * of the last run is in the database: a restart neither repeats nor omits one.
 */
export function createDailyRetention(options: Options) {
  const { database, periods = retention, now = Date.now } = options;
  const isTrusted = createClockCheck(now, options.elapsed ?? (() => performance.now()));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isClosed = false;
  let isUnfinished = false;

  async function look(): Promise<void> {
    const last = await findRun(database, TASK);
    if (!isTrusted(last) || !isDue(last, now())) return;
    const release = await database.tryLock(TASK);
    if (!release) return;
    try {
      // Another process may have run it since.
      if (!isDue(await findRun(database, TASK), now())) return;
      await options.mayRemove?.();
      const wasUnfinished = isUnfinished;
      isUnfinished = true;
      const removed = await purge(options, periods, now());
      if (wasUnfinished) await database.eraseRemains();
      isUnfinished = false;
      await noteRun(database, TASK, new Date(now()).toISOString());
      log.info(removed, 'personal data was removed at the end of its retention period');
    } finally {
      await release();
    }
  }

  function plan(ms: number): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = look()
        .catch((error) => log.error({ err: error }, 'cannot remove expired personal data'))
        .finally(() => plan(LOOK_EVERY_MS));
    }, ms).unref();
  }

  return {
    /** Runs when it is due; rejects when it fails. */
    look,
    start: () => plan(LOOK_EVERY_MS),
    /** Finishes a run; call it before the database is closed. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** True on another day than that of the last run, also an earlier one: the clock may have been wrong then. */
function isDue(last: string | null, now: number): boolean {
  const time = new Date(now);
  const isSameDay = last?.slice(0, 10) === time.toISOString().slice(0, 10);
  return !isSameDay && time.getUTCHours() >= QUIET_HOUR;
}

/** A clock that was set to a wrong, later date must not remove everything. */
function createClockCheck(now: () => number, elapsed: () => number) {
  let known: { time: number; at: number } | null = null;
  let heldUntil = Number.NEGATIVE_INFINITY;
  return (last: string | null): boolean => {
    const [time, at] = [now(), elapsed()];
    const expected = known ? known.time + at - known.at : last ? Date.parse(last) : time;
    known = { time, at };
    if (time - expected > LEAP_MS) {
      heldUntil = at + HOLD_MS;
      const facts = {
        expected: new Date(expected).toISOString(),
        now: new Date(time).toISOString(),
      };
      log.warn(facts, 'the clock is ahead of what was expected: personal data is removed later');
    }
    return at >= heldUntil;
  };
}
