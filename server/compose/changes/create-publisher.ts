import { missing } from '#core/missing.ts';
import type {
  ContentPublisher,
  PublishJob,
  PublishResult,
} from '#server/compose/changes/publish-content.ts';
import type { Env } from '#server/env.ts';
import { log } from '#server/log.ts';
import { startProcess } from '#server/workers/start-worker.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

/** With the environment, in which the process finds database and files; null: it reads the version in use. */
export type PublisherWork = { env: Env; job: PublishJob | null };

const SCRIPT = new URL('./publish-worker.ts', import.meta.url);
const MEMORY_MB = 2048;
const TIMEOUT_MS = 30 * 60_000;
/** Those that wait would find another version in use. */
const MAX_WAITING = 2;
/** It remembers what it has read: whoever looks at a preview, or approves, may publish next. */
const IDLE_MS = 10 * 60_000;

/** Publishes in a process of its own, so that pages are served meanwhile. */
export function createPublisher(env: Env): ContentPublisher {
  const { run, close } = createWorkQueue<PublisherWork, PublishResult | null>({
    start: () => startProcess({ script: SCRIPT, memoryMb: MEMORY_MB, isLarge: true }),
    idleMs: IDLE_MS,
    maxWaiting: MAX_WAITING,
    maxOwnWaiting: MAX_WAITING,
    estimateMs: () => 10_000,
    timeoutMs: () => TIMEOUT_MS,
    failed: (problem) => new Error(`The content could not be published: ${problem}`),
    timedOut: () => new Error('The content was not published within half an hour.'),
  });
  const learning = createLearning((turn) => run({ env, job: null }, turn));
  return {
    async run(job) {
      const result = await run({ env, job }, (publish) => publish());
      return result ?? missing();
    },
    ready: learning.begin,
    async close() {
      if (learning.isRunning()) await close();
    },
  };
}

type Turn = (work: () => Promise<unknown>) => Promise<void>;

/** Reads the version in use when it is the turn of that; once however often it is wanted. */
function createLearning(takeTurn: (turn: Turn) => Promise<void>) {
  let isWanted = false;
  let isRunning = false;
  async function learn(work: () => Promise<unknown>): Promise<void> {
    isRunning = true;
    await work().finally(() => {
      isRunning = false;
    });
  }
  return {
    isRunning: () => isRunning,
    begin(): void {
      if (isWanted) return;
      isWanted = true;
      void takeTurn(learn)
        // The publication reads all itself then.
        .catch((error) => log.info({ err: error }, 'the version in use was not read in advance'))
        .finally(() => {
          isWanted = false;
        });
    },
  };
}
