// A server for tests: runs a job, reports the process id of the worker, and stays alive, or ends the worker.
import { startProcess } from '#server/workers/start-worker.ts';
import { testOptions } from '#server/workers/work-queue.fixtures.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

const { run, close } = createWorkQueue<string, number>({
  ...testOptions,
  start: () => startProcess(testOptions.worker),
});
process.send?.(await run('pid', (make) => make()));
if (process.argv.includes('end')) await close();
else setInterval(() => {}, 1000);
