import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#core/app-error.ts';
import { currentVisitor, runForVisitor } from '#server/limits/current-visitor.ts';
import { createFairQueue, isQueueFull } from '#server/limits/fair-queue.ts';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import type { UsageCounter } from '#server/limits/usage.ts';

/** Half a processor core. Fifty people behind one address need a tenth of it; `docs/deploy.md` has the figures. */
const BUDGET = { name: 'work', max: 60_000, windowMs: 120_000 };

/**
 * Work for nobody, and for the machine itself (127.0.0.1, ::1): its operator, or a proxy whose visitors cannot be told
 * apart, because TRUSTED_PROXIES is not set.
 */
const FREE = new Set(['', '127.0.0.1', '0:0:0:0::/64']);

export const isFree = (visitor: string): boolean => FREE.has(visitor);

/**
 * More than one, because a page may wait for the database or a worker. Fifty visitors behind one address request the
 * pages of a morning within seconds.
 */
const TURNS = {
  name: 'pages',
  atOnce: 6,
  ownAtOnce: 3,
  maxWaiting: 500,
  maxOwnWaiting: 200,
} as const;
const TURN_ESTIMATE_MS = 15;
/** How long a file under way waits where the queue is full. */
const FULL_MS = 1000;

/**
 * Limits the processor time of each visitor. Requests cost from a tenth of a millisecond to minutes, so their number
 * says nothing. What is sent from a cache is free.
 */
export function createWorkBudget(usage: UsageCounter) {
  const limit = createRateLimit(usage, BUDGET);

  /** @throws AppError `too-many-requests` when the current visitor has used everything */
  function admit(): void {
    const visitor = currentVisitor();
    const wait = isFree(visitor) ? null : limit.wait(visitor, 1);
    if (wait !== null) throw new AppError('too-many-requests', { retryAfterS: wait });
  }

  /** Counts milliseconds against the current visitor. */
  function spend(ms: number): void {
    const visitor = currentVisitor();
    if (!isFree(visitor) && ms > 0) limit.spend(visitor, ms);
  }

  const turns = createFairQueue({ ...TURNS, spend });

  const makeParts = createPartTurns(turns);

  return {
    admit,
    spend,

    /** Runs a task of this thread, such as a page to render, in the visitor's turn. @throws AppError */
    async inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
      admit();
      return turns.run(task, TURN_ESTIMATE_MS);
    },

    /** Makes each part of a file in a turn of the current visitor. What has begun is never refused. */
    partsInTurn: <Part>(parts: AsyncGenerator<Part>): AsyncGenerator<Part> =>
      makeParts(currentVisitor(), parts),
  };
}

function createPartTurns(turns: ReturnType<typeof createFairQueue>) {
  /** Runs a task in the visitor's turn, which it waits for as long as it takes. */
  async function runPatiently<Result>(task: () => Promise<Result>): Promise<Result> {
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return task();
    };
    for (;;) {
      try {
        return await turns.run(begin, TURN_ESTIMATE_MS);
      } catch (error) {
        if (hasBegun || !isQueueFull(error)) throw error;
        await pause(FULL_MS);
      }
    }
  }

  return async function* makeParts<Part>(visitor: string, parts: AsyncGenerator<Part>) {
    const next = () => runPatiently(() => parts.next());
    try {
      for (;;) {
        const { value, done } = await runForVisitor(visitor, next);
        if (done) return;
        yield value as Part;
      }
    } finally {
      await parts.return(undefined);
    }
  };
}
