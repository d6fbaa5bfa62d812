import type { TableJob, TableResult } from '#server/compose/tables/table-job.ts';
import type { ComparedTables, TableSources } from '#server/studio/tables/table-work.ts';
import { startThread } from '#server/workers/start-worker.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

const SCRIPT = new URL('./table-worker.ts', import.meta.url);
const MEMORY_MB = 512;
const TIMEOUT_MS = 5 * 60_000;
const MAX_WAITING = 5;

/** Tables in a thread, which ends when it has nothing to do: a large one takes seconds of processor. */
export function createTableWorker(): TableSources & { close(): Promise<void> } {
  const { run, close } = createWorkQueue<TableJob, TableResult>({
    start: () => startThread({ script: SCRIPT, memoryMb: MEMORY_MB }),
    maxWaiting: MAX_WAITING,
    maxOwnWaiting: MAX_WAITING,
    estimateMs: () => 2000,
    timeoutMs: () => TIMEOUT_MS,
    failed: (problem) => new Error(`The table was not worked on: ${problem}`),
    timedOut: () => new Error('The table was not worked on within five minutes.'),
  });
  return {
    // A job has the result of its kind.
    write: async (sources, write) =>
      (await run({ sources, write }, (work) => work())) as Uint8Array,
    compare: async (sources, compare) =>
      (await run({ sources, compare }, (work) => work())) as ComparedTables,
    close,
  };
}
