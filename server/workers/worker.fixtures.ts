// A worker for tests: behaves as the job says.
import { setTimeout as sleep } from 'node:timers/promises';
import { runJobs } from '#server/workers/run-jobs.ts';

export type TestJob = 'pid' | 'fail' | 'hang' | 'swell' | 'fill' | 'heap';

runJobs(async (job: TestJob): Promise<number> => {
  if (job === 'fail') throw new Error('I cannot.');
  if (job === 'hang') await sleep(60_000);
  const objects: object[] = [];
  while (job === 'swell')
    objects.push({ more: Array.from({ length: 1000 }, (_, index) => ({ index })) });
  if (job === 'fill') objects.push(Array.from({ length: 500_000 }, (_, index) => ({ index })));
  return job === 'pid' ? process.pid : process.memoryUsage().heapTotal;
});
