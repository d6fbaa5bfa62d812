import { describe, expect, test } from 'vitest';
import { runForVisitor } from '#server/limits/current-visitor.ts';
import { createFairQueue, type FairQueueOptions, outsideTurn } from '#server/limits/fair-queue.ts';

/** A queue whose tasks run until `finish`, on a clock of the test. */
function open(options: Partial<FairQueueOptions> = {}) {
  let timeMs = 0;
  const limits = { maxWaiting: 100, maxOwnWaiting: 50, ...options };
  const queue = createFairQueue({ ...limits, now: () => timeMs });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const refused = new Map<string, unknown>();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    started,
    refused,
    isIdle: queue.isIdle,
    async add(visitor: string, name: string, estimateMs?: number) {
      const task = () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      };
      runForVisitor(visitor, () => queue.run(task, estimateMs)).catch((error) =>
        refused.set(name, error),
      );
      await settle();
    },
    async finish(name: string, tookMs = 1000) {
      timeMs += tookMs;
      ends.get(name)?.();
      await settle();
    },
    /** Finishes all tasks, each after the same time, and returns their order. */
    async finishAll(tookMs = 1000) {
      for (let index = 0; index < started.length; index += 1) {
        await this.finish(started[index] ?? '', tookMs);
      }
      return started;
    },
  };
}

describe('A fair queue', () => {
  test('serves a visitor who comes before everything else that another has queued', async () => {
    const queue = open();
    for (const name of ['a1', 'a2', 'a3', 'a4']) await queue.add('a', name);
    await queue.add('b', 'b1');
    expect(await queue.finishAll()).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
  });

  test('gives visitors with equal tasks turns, each in their own order', async () => {
    const queue = open();
    for (const number of [1, 2, 3]) {
      for (const visitor of ['a', 'b', 'c']) await queue.add(visitor, `${visitor}${number}`);
    }
    const order = await queue.finishAll();
    for (const round of [0, 3, 6]) {
      expect(
        order
          .slice(round, round + 3)
          .toSorted()
          .map((name) => name[0]),
      ).toEqual(['a', 'b', 'c']);
    }
    expect(order.filter((name) => name[0] === 'b')).toEqual(['b1', 'b2', 'b3']);
  });

  test('lets short tasks pass long ones of other visitors', async () => {
    const queue = open();
    await queue.add('a', 'running');
    for (const visitor of ['l1', 'l2', 'l3']) await queue.add(visitor, visitor, 5000);
    await queue.add('s', 'short', 300);
    await queue.finish('running');
    expect(queue.started).toEqual(['running', 'short']);
  });

  test('counts what tasks took, not what they were expected to take', async () => {
    const queue = open();
    for (const number of [1, 2, 3, 4]) {
      await queue.add('slow', `slow${number}`, 100);
      await queue.add('fair', `fair${number}`, 1000);
    }
    await queue.finish('slow1', 4000);
    for (const name of ['fair1', 'fair2', 'fair3']) await queue.finish(name, 1000);
    expect(queue.started).toEqual(['slow1', 'fair1', 'fair2', 'fair3', 'fair4']);
  });

  test('lets no visitor save up turns while without tasks', async () => {
    const queue = open();
    await queue.add('late', 'early');
    await queue.finish('early', 1);
    for (let number = 1; number <= 9; number += 1) await queue.add('busy', `busy${number}`);
    for (const number of [1, 2, 3, 4]) await queue.finish(`busy${number}`);
    for (const number of [1, 2, 3]) await queue.add('late', `late${number}`);
    await queue.finish('busy5');
    await queue.finish('late1');
    expect(queue.started.slice(-2)).toEqual(['late1', 'busy6']);
  });

  test('holds nothing against a visitor for whom nobody waited', async () => {
    const queue = open();
    await queue.add('early', 'alone');
    await queue.finish('alone', 60_000);
    for (const name of ['o1', 'o2', 'o3']) await queue.add('other', name);
    await queue.add('early', 'again');
    expect(await queue.finishAll()).toEqual(['alone', 'o1', 'again', 'o2', 'o3']);
  });

  test('limits tasks at once, of all and of each visitor', async () => {
    const queue = open({ atOnce: 3, ownAtOnce: 2 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) await queue.add(name.slice(0, 1), name);
    expect(queue.started).toEqual(['a1', 'a2', 'b1']);
    await queue.finish('a1');
    expect(queue.started).toHaveLength(4);
    expect(queue.isIdle()).toBe(false);
    await queue.finishAll();
    expect(queue.isIdle()).toBe(true);
  });
});

test('Tasks that wait for nothing leave the process to others in between', async () => {
  const queue = createFairQueue({ atOnce: 6, maxWaiting: 20, maxOwnWaiting: 20 });
  let round = 0;
  const count = () => {
    round += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const rounds = await Promise.all(Array.from({ length: 12 }, () => queue.run(async () => round)));
  clearImmediate(counting);
  expect(new Set(rounds).size).toBe(12);
});

test('A task that waits for another queue leaves its turn to others', async () => {
  const pages = createFairQueue({ maxWaiting: 9, maxOwnWaiting: 9 });
  const rooms = createFairQueue({ maxWaiting: 9, maxOwnWaiting: 9 });
  const { promise: isCalculated, resolve: calculate } = Promise.withResolvers<void>();
  const finished: string[] = [];
  const room = runForVisitor('a', () =>
    pages.run(async () => {
      await outsideTurn(() => rooms.run(() => isCalculated));
      finished.push('room');
    }),
  );
  const show = (visitor: string) =>
    runForVisitor(visitor, () => pages.run(async () => finished.push(visitor)));
  await Promise.all([show('a'), show('b')]);
  expect(pages.isIdle()).toBe(true);
  calculate();
  await room;
  expect(finished.toSorted()).toEqual(['a', 'b', 'room']);
  expect(finished.at(-1)).toBe('room');
  await show('c');
  expect([pages.isIdle(), rooms.isIdle()]).toEqual([true, true]);
});

test('What runs outside a turn, several at once too, frees one place and does not count', async () => {
  const spent: number[] = [];
  let timeMs = 0;
  const pages = createFairQueue({
    ...{ maxWaiting: 9, maxOwnWaiting: 9 },
    now: () => timeMs,
    spend: (ms) => spent.push(ms),
  });
  const compute = (ms: number) => {
    const start = process.cpuUsage();
    while (process.cpuUsage(start).user < ms * 1000);
    timeMs += ms;
  };
  const { promise: isMade, resolve: make } = Promise.withResolvers<void>();
  const file = runForVisitor('a', () =>
    pages.run(async () => {
      compute(5);
      await Promise.all([outsideTurn(() => isMade), outsideTurn(() => isMade)]);
      compute(5);
    }),
  );
  let atOnce = 0;
  let most = 0;
  const show = (visitor: string) =>
    runForVisitor(visitor, () =>
      pages.run(async () => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
        atOnce -= 1;
      }),
    );
  await Promise.all(['b', 'c', 'd'].map(show));
  expect(most).toBe(1);
  compute(50);
  make();
  await file;
  expect(spent).toEqual([0, 0, 0, 10]);
});

describe('A full queue', () => {
  test('refuses what exceeds the share of a visitor, and says when to try again', async () => {
    const queue = open({ maxOwnWaiting: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) await queue.add('a', name, 8000);
    expect([...queue.refused.keys()]).toEqual(['a4']);
    expect(queue.refused.get('a4')).toMatchObject({
      id: 'too-many-requests',
      values: { retryAfterS: 9 },
    });
    await queue.add('b', 'b1');
    expect(queue.refused.has('b1')).toBe(false);
  });

  test('makes room for a visitor with fewer tasks by refusing the last one of the longest', async () => {
    const queue = open({ maxWaiting: 4 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'a6']) {
      await queue.add(name.slice(0, 1), name);
    }
    expect([...queue.refused.keys()]).toEqual(['a5', 'a6']);
    expect(queue.refused.get('a5')).toMatchObject({ id: 'busy' });
    expect(await queue.finishAll()).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
  });

  test('refuses newcomers where everybody has one task only', async () => {
    const queue = open({ maxWaiting: 2 });
    for (const name of ['a', 'b', 'c', 'd']) await queue.add(name, name);
    expect([...queue.refused.keys()]).toEqual(['d']);
    expect(await queue.finishAll()).toEqual(['a', 'b', 'c']);
  });

  test('continues after a task that fails', async () => {
    const queue = createFairQueue({ maxWaiting: 5, maxOwnWaiting: 5 });
    const failing = queue.run(() => Promise.reject(new Error('no')));
    const next = queue.run(async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
