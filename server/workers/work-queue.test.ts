import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startProcess, startThread } from '#server/workers/start-worker.ts';
import { testOptions } from '#server/workers/work-queue.fixtures.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';
import type { TestJob } from '#server/workers/worker.fixtures.ts';

const kinds = { thread: startThread, process: startProcess };
type Kind = keyof typeof kinds;

let queue: ReturnType<typeof open>;
afterEach(() => queue?.close());

function open(kind: Kind) {
  const { run, close } = createWorkQueue<TestJob, number>({
    ...testOptions,
    start: () => kinds[kind](testOptions.worker),
  });
  return { run: (job: TestJob) => run(job, (make) => make()), close };
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe.each(['thread', 'process'] as const)('A %s', (kind) => {
  test('runs one job at a time, and refuses jobs that exceed the queue', async () => {
    queue = open(kind);
    const results = await Promise.allSettled(Array.from({ length: 4 }, () => queue.run('pid')));
    expect(results.map(({ status }) => status)).toEqual([
      ...Array(3).fill('fulfilled'),
      'rejected',
    ]);
    expect(results[3]).toMatchObject({ reason: { id: 'too-many-requests' } });
  });

  test.each([
    ['fail', /^Failed: Error: I cannot/],
    ['hang', /^hang took more than 200 ms/],
    ['swell', /memory|SIGABRT/i],
  ] as const)('reports when it has to %s, and the next job succeeds', async (job, reason) => {
    queue = open(kind);
    await expect(queue.run(job)).rejects.toThrow(reason);
    expect(await queue.run('pid')).toBeGreaterThan(0);
  });
});

test('A job under way is rejected when the queue is closed, and a later one runs', async () => {
  queue = open('thread');
  await queue.run('pid');
  const job = queue.run('hang');
  const outcome = expect(job).rejects.toThrow('The worker was ended.');
  // The queue has begun it.
  await new Promise(setImmediate);
  await queue.close();
  await outcome;
  expect(await queue.run('pid')).toBe(process.pid);
});

test('A process gives the memory of its jobs back once none waits', async () => {
  queue = open('process');
  const bytes = await queue.run('fill');
  await sleep(1500);
  expect(await queue.run('heap')).toBeLessThan(bytes / 2);
});

test('A process ignores SIGTERM and SIGINT, and ends when it is closed', async () => {
  queue = open('process');
  const pid = await queue.run('pid');
  expect(pid).not.toBe(process.pid);
  process.kill(pid, 'SIGTERM');
  process.kill(pid, 'SIGINT');
  expect(await queue.run('pid')).toBe(pid);
  await queue.close();
  expect(isRunning(pid)).toBe(false);
});

test('A process ends with a server that is killed', async () => {
  const server = fork(new URL('./parent.fixtures.ts', import.meta.url), { execArgv: [] });
  const [pid] = await once(server, 'message');
  expect(isRunning(pid)).toBe(true);
  server.kill('SIGKILL');
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 10_000);
});

test('A process is ended by a program that has nothing else to do', async () => {
  const program = fork(new URL('./parent.fixtures.ts', import.meta.url), ['end'], { execArgv: [] });
  const [pid] = await once(program, 'message');
  expect(await once(program, 'exit')).toEqual([0, null]);
  expect(isRunning(pid)).toBe(false);
});
