import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '#server/log.ts';

/** The part of one processor that recompressing takes at most. */
const SHARE = 0.1;

type Options<Entry> = {
  recompress: (entry: Entry) => Promise<void>;
  /** Waits for so many milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
};

/** Recompresses what is added, one after the other, with pauses in which nine times as long nothing is done. */
export function createRecompressor<Entry>({
  recompress,
  pause = (ms) => sleep(ms, undefined, { ref: false }),
}: Options<Entry>) {
  const waiting = new Set<Entry>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (const entry of waiting) {
      waiting.delete(entry);
      const startedAt = performance.now();
      await recompress(entry).catch((error) => log.error({ err: error }, 'cannot recompress'));
      await pause((performance.now() - startedAt) * (1 / SHARE - 1));
    }
    isRunning = false;
  }

  return {
    add(entry: Entry): void {
      waiting.add(entry);
      if (!isRunning) void run();
    },
  };
}
