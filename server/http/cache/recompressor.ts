import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '#server/log.ts';

/** Maximum length of the queue: pages that are dropped are added again when requested again. */
const MOST_WAITING = 1000;

/** Maximum share of one processor for recompressing. */
const SHARE = 0.1;

type Options = {
  /** Recompresses the cached entry of a key, if it still exists. */
  recompress: (key: string) => Promise<void>;
  /** Waits for a number of milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
};

/**
 * Recompresses queued entries one at a time and pauses after each for nine times as long as it took. The queue holds
 * keys only, so that an evicted page takes no memory.
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
