import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { AppError, isAppError } from '#core/app-error.ts';
import { currentVisitor } from '#server/limits/current-visitor.ts';
import { noteQueue, noteRefusal, observe, type QueueName } from '#server/observe/signals.ts';

/** Counts processor milliseconds that a task has taken against the current visitor. */
export type Spend = (ms: number) => void;

export type FairQueueOptions = {
  /** Its name in metrics and traces; without one it is in neither. */
  name?: Exclude<QueueName, 'archives'>;
  /** Tasks that run at the same time: of all visitors, and of one. */
  atOnce?: number;
  ownAtOnce?: number;
  /** Tasks that wait: of all visitors, and of one. */
  maxWaiting: number;
  maxOwnWaiting: number;
  spend?: Spend | undefined;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

/** What is done in the turn of a visitor with something that can be made then. */
export type Within<Result, Value> = (make: () => Promise<Result>) => Promise<Value>;

type Place = { estimateMs: number; admit: () => void; refuse: (error: Error) => void };

/** A visitor with tasks. `servedMs` is when their tasks end on the virtual clock. */
type Visitor = {
  name: string;
  servedMs: number;
  running: number;
  paused: number;
  waiting: Place[];
};

type Turn = Pick<ReturnType<typeof createTurn>, 'pause'>;

const turns = new AsyncLocalStorage<Turn>();

/** Runs a task that waits for something else, and leaves the turn of the running code to others meanwhile. */
export function outsideTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  return turns.getStore()?.pause(task) ?? task();
}

const ESTIMATE_MS = 1000;
const MAX_REMEMBERED = 10_000;
const MAX_RETRY_S = 60;

/**
 * A queue in which a visitor waits for running tasks, not for what others have queued, and short tasks come before long
 * ones. Next is the task that would end first if all visitors were served at the same speed (start-time fair queueing:
 * Goyal, Vin and Cheng, 1996).
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one state, which all of these small functions change.
export function createFairQueue(options: FairQueueOptions) {
  const { name, atOnce = 1, ownAtOnce = atOnce, maxWaiting, maxOwnWaiting } = options;
  const { now = () => performance.now() } = options;
  const visitors = createVisitors();
  let hasStarted = false;
  let running = 0;
  let waiting = 0;

  const note = () => name && noteQueue({ queue: name, running, waiting });

  function refusal(error: AppError): AppError {
    if (name) noteRefusal(name);
    return error;
  }

  /** Starts one task in each round of the event loop: many that wait for nothing would hold up everything else. */
  function startNext(): void {
    const visitor = hasStarted || running >= atOnce ? null : visitors.next(ownAtOnce);
    const place = visitor?.waiting.shift();
    if (visitor && place) {
      hasStarted = true;
      setImmediate(() => {
        hasStarted = false;
        startNext();
      });
      waiting -= 1;
      running += 1;
      visitors.start(visitor, place.estimateMs);
      place.admit();
    }
    note();
  }

  function leave(visitor: Visitor, tookMs: number, estimateMs: number): void {
    running -= 1;
    visitors.end(visitor, tookMs - estimateMs);
    startNext();
  }

  /** Leaves the turn of a visitor, or takes it again. */
  function step(visitor: Visitor, change: -1 | 1): void {
    running += change;
    visitors.step(visitor, change);
    startNext();
  }

  /** Removes the last task of the visitor with the most where that makes room for a visitor with fewer. */
  function makeRoom(own: Visitor): boolean {
    const longest = visitors.longest();
    if (!longest || longest.waiting.length <= own.waiting.length + 1) return false;
    waiting -= 1;
    longest.waiting.pop()?.refuse(refusal(new AppError('busy')));
    return true;
  }

  function enter(estimateMs: number): Promise<Visitor> {
    const visitor = visitors.open(currentVisitor());
    const own = visitor.waiting.length;
    const isNext = running < atOnce && visitor.running < ownAtOnce && own === 0;
    if (!isNext && own >= maxOwnWaiting) {
      throw refusal(
        new AppError('too-many-requests', { retryAfterS: retryAfterS(visitor, atOnce) }),
      );
    }
    if (!isNext && waiting >= maxWaiting && !makeRoom(visitor)) {
      visitors.close(visitor);
      throw refusal(new AppError('busy'));
    }
    return new Promise((resolve, reject) => {
      visitor.waiting.push({ estimateMs, admit: () => resolve(visitor), refuse: reject });
      waiting += 1;
      startNext();
    });
  }

  return {
    isIdle: (): boolean => running + waiting === 0,

    /**
     * Runs a task when it is the turn of the current visitor.
     *
     * @param estimateMs how long the task will take; what it took counts in the end.
     * @throws AppError `too-many-requests` when the visitor has too many waiting tasks, `busy` when all have.
     */
    async run<Result>(task: () => Promise<Result>, estimateMs = ESTIMATE_MS): Promise<Result> {
      const visitor = await enter(estimateMs);
      const turn = createTurn((change) => step(visitor, change), now);
      try {
        return await turns.run(turn, () => (name ? observe(name, task) : task()));
      } finally {
        const { tookMs, processorMs } = turn.measure();
        // Work of others at the same time counts as well, at most as much as the task took.
        options.spend?.(Math.min(tookMs, processorMs));
        leave(visitor, tookMs, estimateMs);
      }
    },
  };
}

/** A turn that has begun. What runs outside it at the same time leaves it once. */
function createTurn(step: (change: -1 | 1) => void, now: () => number) {
  const read = () => ({ tookMs: now(), processorMs: readProcessorMs() });
  const used = { tookMs: 0, processorMs: 0 };
  let since = read();
  let outside = 0;

  function add(): void {
    const { tookMs, processorMs } = read();
    used.tookMs += tookMs - since.tookMs;
    used.processorMs += processorMs - since.processorMs;
  }

  return {
    async pause<Result>(task: () => Promise<Result>): Promise<Result> {
      outside += 1;
      if (outside === 1) {
        add();
        step(-1);
      }
      try {
        return await task();
      } finally {
        outside -= 1;
        if (outside === 0) {
          since = read();
          step(1);
        }
      }
    },

    /** Milliseconds of the turn so far, without the time outside it. */
    measure() {
      if (outside === 0) add();
      return used;
    },
  };
}

/** Returns the processor time of this process, milliseconds. */
function readProcessorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Returns true for the errors of a queue that is full: the same request will succeed later. */
export function isQueueFull(error: unknown): boolean {
  return isAppError(error, 'busy') || isAppError(error, 'too-many-requests');
}

/** Returns the seconds after which half of the visitor's tasks will have run. */
function retryAfterS({ waiting }: Visitor, atOnce: number): number {
  const totalMs = waiting.reduce((sum, { estimateMs }) => sum + estimateMs, 0);
  return Math.min(MAX_RETRY_S, Math.ceil((totalMs + 1) / atOnce / 2000));
}

/** The visitors with tasks, and the virtual clock: the time at which the task that started last began. */
function createVisitors() {
  const active = new Map<string, Visitor>();
  /** When the tasks of other visitors ended. */
  const ended = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  let clockMs = 0;

  function close(visitor: Visitor): void {
    if (visitor.running + visitor.paused + visitor.waiting.length > 0) return;
    active.delete(visitor.name);
    // Nobody waited for the others then.
    if (active.size === 0) ended.clear();
    else if (visitor.servedMs > clockMs) ended.set(visitor.name, visitor.servedMs);
  }

  return {
    close,

    /** Returns a visitor, who saves up nothing while without tasks. */
    open(name: string): Visitor {
      const known = active.get(name);
      if (known) return known;
      const servedMs = Math.max(clockMs, ended.get(name) ?? 0);
      const visitor = { name, servedMs, running: 0, paused: 0, waiting: [] };
      active.set(name, visitor);
      return visitor;
    },

    /** Returns the visitor whose next task would end first; of equals, the one who came first. */
    next: (ownAtOnce: number): Visitor | null => nextOf(active.values(), ownAtOnce),

    start(visitor: Visitor, estimateMs: number): void {
      clockMs = Math.max(clockMs, visitor.servedMs);
      visitor.running += 1;
      visitor.servedMs += estimateMs;
    },

    step(visitor: Visitor, change: -1 | 1): void {
      visitor.running += change;
      visitor.paused -= change;
    },

    end(visitor: Visitor, correctionMs: number): void {
      visitor.running -= 1;
      visitor.servedMs += correctionMs;
      close(visitor);
    },

    /** Returns the visitor with the most waiting tasks. */
    longest(): Visitor | null {
      let longest: Visitor | null = null;
      for (const visitor of active.values()) {
        if (visitor.waiting.length > (longest?.waiting.length ?? 0)) longest = visitor;
      }
      return longest;
    },
  };
}

function nextOf(visitors: Iterable<Visitor>, ownAtOnce: number): Visitor | null {
  let next: Visitor | null = null;
  let nextMs = Number.POSITIVE_INFINITY;
  for (const visitor of visitors) {
    const [place] = visitor.waiting;
    if (!place || visitor.running >= ownAtOnce) continue;
    const endMs = visitor.servedMs + place.estimateMs;
    if (endMs < nextMs) [next, nextMs] = [visitor, endMs];
  }
  return next;
}
