import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { WorkReply, WorkRequest } from '#server/workers/work-queue.ts';

/**
 * Runs the jobs of `createWorkQueue` in a worker thread or process; an exception is returned as the problem of the job.
 */
export function runJobs<Job, Result>(handle: (job: Job) => Promise<Result>): void {
  async function reply({ id, job }: WorkRequest<Job>): Promise<WorkReply<Result>> {
    try {
      return { id, result: await handle(job) };
    } catch (error) {
      return {
        id,
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
  process.on('message', async (request) => {
    process.send?.(await reply(request as WorkRequest<Job>));
    // Workers are killed, so flush now: the next one then starts faster.
    flushCompileCache();
  });
}
