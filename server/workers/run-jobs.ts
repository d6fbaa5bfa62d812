import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { WorkReply, WorkRequest } from '#server/workers/work-queue.ts';

/** How long after its last job a process collects what the jobs have left: a third of its memory after a PDF. */
const COLLECT_MS = 250;

/**
 * Runs the jobs of `createWorkQueue` in a worker thread or process; an exception is returned as the problem of the job.
 */
export function runJobs<Job, Result>(handle: (job: Job) => Promise<Result>): void {
  async function reply({ id, job }: WorkRequest<Job>): Promise<WorkReply<Result>> {
    const start = readProcessorMs();
    const cpuMs = () => readProcessorMs() - start;
    try {
      return { id, result: await handle(job), cpuMs: cpuMs() };
    } catch (error) {
      return {
        id,
        cpuMs: cpuMs(),
        problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
      };
    }
  }

  if (parentPort) {
    const port = parentPort;
    port.on('message', async (request) => port.postMessage(await reply(request)));
    return;
  }
  // The server ends this process itself: it still needs the worker while it shuts down.
  process.on('SIGTERM', () => {}).on('SIGINT', () => {});
  process.once('disconnect', () => process.exit(0));
  let collecting: NodeJS.Timeout | undefined;
  process.on('message', async (request) => {
    clearTimeout(collecting);
    // The server may have ended meanwhile.
    process.send?.(await reply(request as WorkRequest<Job>), () => {});
    // Workers are killed, so flush now: the next one then starts faster.
    flushCompileCache();
    collecting = setTimeout(collect, COLLECT_MS).unref();
  });
}

/** Gives free memory back to the system: a usual collection retains pages for the next growth. */
function collect(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** Returns the processor time of this thread or process, milliseconds. */
function readProcessorMs(): number {
  const { user, system } = parentPort ? process.threadCpuUsage() : process.cpuUsage();
  return (user + system) / 1000;
}
