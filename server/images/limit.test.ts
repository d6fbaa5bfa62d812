import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLimit } from '#server/images/limit.ts';

test('No more tasks run concurrently than allowed, and all of them run', async () => {
  const limit = createLimit(2);
  let running = 0;
  let most = 0;
  const task = async (index: number) => {
    most = Math.max(most, ++running);
    await setTimeout(2);
    running--;
    if (index === 3) throw new Error('third');
    return index;
  };
  const tasks = [1, 2, 3, 4, 5].map((index) => limit(() => task(index)));
  const results = await Promise.allSettled(tasks);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(most).toBe(2);
});
