import { availableParallelism } from 'node:os';
import { localeCodes } from '#core/i18n/locales.ts';
import type { IndexWork } from '#server/compose/indexing/index-worker.ts';
import type { Env } from '#server/env.ts';
import { inParallel } from '#server/files/in-parallel.ts';
import type { StoredContent } from '#server/import/import-content.ts';
import { startProcess } from '#server/workers/start-worker.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

const SCRIPT = new URL('./index-worker.ts', import.meta.url);
/** Like those of the processes that serve. */
const MEMORY_MB = 1024;
const TIMEOUT_MS = 30 * 60_000;

/**
 * Stores the indexes of the search, each language in a process of its own: the heap of an import is large by then, and large
 * arrays beside it let all of it be searched for garbage again and again.
 */
export function createIndexer(env: Env) {
  const workers = localeCodes.map((locale) => ({ locale, queue: createQueue() }));
  return {
    /** Starts the processes, so that they are ready once there is a version. */
    warm(): void {
      for (const { queue } of workers) queue.warm();
    },

    /** Returns why an index was not stored; null if all were. Without one each process of the site builds its own. */
    async store(imported: StoredContent): Promise<Error | null> {
      const failures = await inParallel(workers, availableParallelism(), ({ locale, queue }) =>
        queue.run({ env, locale, imported }, (run) => run()).catch((error: Error) => error),
      );
      return failures.find((failure) => failure !== null) ?? null;
    },

    async close(): Promise<void> {
      for (const { queue } of workers) await queue.close();
    },
  };
}

function createQueue() {
  return createWorkQueue<IndexWork, null>({
    start: () => startProcess({ script: SCRIPT, memoryMb: MEMORY_MB, isLarge: true }),
    maxWaiting: 1,
    maxOwnWaiting: 1,
    estimateMs: () => 10_000,
    timeoutMs: () => TIMEOUT_MS,
    failed: (problem) => new Error(`The index was not stored: ${problem}`),
    timedOut: () => new Error('The index was not stored within half an hour.'),
  });
}
