import type {
  ContentPublisher,
  PublishJob,
  PublishResult,
} from '#server/compose/changes/publish-content.ts';
import type { Env } from '#server/env.ts';
import { startProcess } from '#server/workers/start-worker.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

/** With the environment, in which the process finds database and files. */
export type PublisherWork = { env: Env; job: PublishJob };

const SCRIPT = new URL('./publish-worker.ts', import.meta.url);
const MEMORY_MB = 2048;
const TIMEOUT_MS = 30 * 60_000;
/** Those that wait would find another version in use. */
const MAX_WAITING = 2;
/** It remembers what it has read: whoever looks at a preview may publish next. */
const IDLE_MS = 10 * 60_000;

/** Publishes in a process of its own, so that pages are served meanwhile. */
export function createPublisher(env: Env): ContentPublisher {
  const { run } = createWorkQueue<PublisherWork, PublishResult>({
    start: () => startProcess({ script: SCRIPT, memoryMb: MEMORY_MB, isLarge: true }),
    idleMs: IDLE_MS,
    maxWaiting: MAX_WAITING,
    maxOwnWaiting: MAX_WAITING,
    estimateMs: () => 10_000,
    timeoutMs: () => TIMEOUT_MS,
    failed: (problem) => new Error(`The content could not be published: ${problem}`),
    timedOut: () => new Error('The content was not published within half an hour.'),
  });
  return { run: (job) => run({ env, job }, (publish) => publish()) };
}
