import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from '#server/files/in-parallel.ts';

test('Results are in the order of the list, and no more tasks run at once than the limit', async () => {
  let running = 0;
  let most = 0;
  const double = async (value: number) => {
    running += 1;
    most = Math.max(most, running);
    for (let left = value % 3; left >= 0; left -= 1) await turn();
    running -= 1;
    return 2 * value;
  };
  expect(await inParallel([5, 1, 4, 2, 3], 2, double)).toEqual([10, 2, 8, 4, 6]);
  expect(most).toBe(2);
  expect(await inParallel([], 2, double)).toEqual([]);
});

test('A failure lets running tasks end, and begins no others', async () => {
  const ended: number[] = [];
  const work = inParallel([1, 2, 3, 4], 2, async (value) => {
    if (value === 2) throw new Error('full');
    for (let left = 5; left > 0; left -= 1) await turn();
    ended.push(value);
  });
  await expect(work).rejects.toThrow('full');
  expect(ended).toEqual([1]);
});
