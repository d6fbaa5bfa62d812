import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '#server/log.ts';

/** More wait for no turn: what is asked for again is added again. */
const MOST_WAITING = 1000;

/** The part of one processor that recompressing takes at most. */
const SHARE = 0.1;

type Options = {
  /** Recompresses what is cached by a key, if it still is. */
  recompress: (key: string) => Promise<void>;
  /** Waits for so many milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
};

/**
 * Recompresses what is added, one after the other, with pauses in which nine times as long nothing is done. What waits is
 * known by its key alone: a page that is evicted meanwhile takes no memory.
 */
export function createRecompressor({
  recompress,
  pause = (ms) => sleep(ms, undefined, { ref: false }),
}: Options) {
  const waiting = new Set<string>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (const key of waiting) {
      waiting.delete(key);
      const startedAt = performance.now();
      await recompress(key).catch((error) => log.error({ err: error }, 'cannot recompress'));
      await pause((performance.now() - startedAt) * (1 / SHARE - 1));
    }
    isRunning = false;
  }

  return {
    add(key: string): void {
      if (waiting.size < MOST_WAITING) waiting.add(key);
      if (!isRunning) void run();
    },
  };
}
