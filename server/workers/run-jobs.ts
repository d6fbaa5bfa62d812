import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { WorkReply, WorkRequest } from '#server/workers/work-queue.ts';

/**
 * What a worker of `createWorkQueue` runs, thread or process: answers each order; what is thrown becomes the order's
 * problem.
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
  // The server ends this process: it still needs it for what it finishes when it is told to stop itself.
  process.on('SIGTERM', () => {}).on('SIGINT', () => {});
  process.once('disconnect', () => process.exit(0));
  process.on('message', async (request) => {
    process.send?.(await reply(request as WorkRequest<Job>));
    // A worker is killed: this is when the next one's start becomes a short one.
    flushCompileCache();
  });
}
