import { expect, test } from 'vitest';
import { listFailures, runHostile } from '#tests/hostile/run-hostile.ts';
import { startProcesses } from './start-processes.ts';

/** `npm run test:hostile` sends 50,000 to the whole site with its pages. */
const REQUESTS = 2000;

test('hostile requests meet no failure, and the processes stay the same', {
  timeout: 120_000,
}, async () => {
  const site = await startProcesses(
    { TRUSTED_PROXIES: '1', MIN_FREE_MB: '0', LOG_LEVEL: 'warn' },
    'small',
  );
  await site.started;
  const report = await runHostile({
    ...site.process(),
    requests: REQUESTS,
    seed: 1,
    dataDir: site.dataDir,
    log: site.output,
  });
  expect(report.problems).toEqual([]);
  expect(report.faults).toEqual([]);
  expect(listFailures(report)).toEqual([]);
  expect(report.endpoints).toBeGreaterThan(150);
  // Most are refused, and some are what the site serves.
  expect(report.statuses[200]).toBeGreaterThan(REQUESTS / 10);
  expect(report.statuses[400]).toBeGreaterThan(REQUESTS / 20);
});
