import { SearchError } from '#core/search/search-error.ts';

/** A computation that can be paused at each yield. */
export type Sliced<Result> = Generator<void, Result>;

/**
 * Steps that one request may take: for each document of the largest collection, but at least for 100,000. A step is the
 * time of one random read of a large array, some 5 ns on a current core. Steps rather than time, so that a busy machine
 * finds the same as an idle one.
 */
const STEPS_PER_DOCUMENT = 60;
const MIN_DOCUMENTS = 100_000;
/** Bytes that the hits of one request may have, beyond one full page of them. */
const MAX_BYTES = 512 * 1024;
const FULL_PAGE = 250;

type Shared = { left: number; bytes: number; hits: number };

/** Counts the steps and the hits of a request. Its searches share them; each has its own time limit. */
export class Work {
  /** Whether something was left out of the response. */
  isCutOff = false;
  private readonly shared: Shared;
  private readonly deadline: number;
  /** Unix time of the request in whole seconds. */
  readonly seconds: number;

  private constructor(shared: Shared, deadline: number, seconds: number) {
    this.shared = shared;
    this.deadline = deadline;
    this.seconds = seconds;
  }

  /**
   * Returns the work of a request.
   * @param sizes Numbers of documents of the collections.
   * @param now Unix time in milliseconds.
   */
  static forRequest(sizes: number[], now = 0): Work {
    const left = STEPS_PER_DOCUMENT * Math.max(MIN_DOCUMENTS, ...sizes);
    const shared = { left, bytes: MAX_BYTES, hits: 0 };
    return new Work(shared, Number.POSITIVE_INFINITY, Math.floor(now / 1000));
  }

  static unlimited(): Work {
    const { POSITIVE_INFINITY: all } = Number;
    return new Work({ left: all, bytes: all, hits: 0 }, all, 0);
  }

  /** Returns the work of one search of the request. @param ms Its `search_cutoff_ms`; 0 is no limit. */
  forSearch(ms: number): Work {
    const deadline = ms > 0 ? performance.now() + ms : Number.POSITIVE_INFINITY;
    return new Work(this.shared, deadline, this.seconds);
  }

  /** Counts optional steps. Returns false if they are too many: they are to be left out, and the search is cut off. */
  allows(steps: number): boolean {
    if (!this.isCutOff && steps <= this.shared.left && performance.now() <= this.deadline) {
      this.shared.left -= steps;
      return true;
    }
    this.isCutOff = true;
    return false;
  }

  /** Counts steps without which a response would be wrong. Throws a `SearchError` 408 if they are too many. */
  require(steps: number): void {
    const isTooLate = performance.now() > this.deadline;
    if (steps > this.shared.left || isTooLate) throw cutOff();
    this.shared.left -= steps;
  }

  /** Whether the response has room for what is optional. */
  get hasRoom(): boolean {
    if (this.shared.bytes <= 0) this.isCutOff = true;
    return this.shared.bytes > 0;
  }

  /** Throws a `SearchError` 408 if the response is too large for a further hit. */
  requireRoom(): void {
    if (this.shared.bytes <= 0 && this.shared.hits >= FULL_PAGE) throw cutOff();
  }

  /** Counts a hit before it is presented. Throws a `SearchError` 408. */
  requireHit(): void {
    this.requireRoom();
    this.shared.hits += 1;
  }

  /** Counts what a response has. */
  countBytes(count: number): void {
    this.shared.bytes -= count;
  }

  /** Nothing found says nothing if not everything was tried. Throws a `SearchError` 408 in that case. */
  checkFound(count: number): void {
    if (count === 0 && this.isCutOff) throw cutOff();
  }
}

const cutOff = () =>
  new SearchError(
    'search-cut-off',
    'Request Timeout: the search is too expensive. Request fewer words, fields or hits.',
  );

/** Runs to the end without a pause. */
export function runAtOnce<Result>(work: Sliced<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Yields to other work: `() => new Promise(setImmediate)` in Node. */
export type Pause = () => Promise<unknown>;

/** A computation whose data changed during a pause. */
export const STALE = Symbol('stale');

/**
 * Runs with pauses, so that others get their turn. Stops when its data has changed meanwhile.
 * @param sliceMs Time between two pauses.
 */
export async function runInSlices<Result>(
  work: Sliced<Result>,
  {
    pause,
    sliceMs,
    isStale = () => false,
  }: { pause: Pause; sliceMs: number; isStale?: () => boolean },
): Promise<Result | typeof STALE> {
  for (;;) {
    const end = performance.now() + sliceMs;
    do {
      const { done, value } = work.next();
      if (done) return value;
    } while (performance.now() < end);
    await pause();
    if (isStale()) return STALE;
  }
}
