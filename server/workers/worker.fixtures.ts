// A worker for tests: does what an order says.
import { setTimeout as sleep } from 'node:timers/promises';
import { runJobs } from '#server/workers/run-jobs.ts';

export type TestJob = 'who' | 'fail' | 'hang' | 'swell';

runJobs(async (order: TestJob): Promise<number> => {
  if (order === 'fail') throw new Error('I cannot.');
  if (order === 'hang') await sleep(60_000);
  const held: object[] = [];
  while (order === 'swell') held.push({ more: Array.from({ length: 1000 }, (_, at) => ({ at })) });
  return process.pid;
});
