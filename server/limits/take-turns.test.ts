import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from '#server/limits/take-turns.ts';

test('one computation at a time goes on, in the order of waiting, with two rounds of the event loop between two', async () => {
  const takeTurn = createTurns();
  const order: string[] = [];
  const work = async (name: string) => {
    for (let step = 1; step <= 3; step += 1) {
      await takeTurn();
      order.push(`${name}${step}`);
    }
  };
  const all = Promise.all(['a', 'b', 'c'].map(work));
  const sizes: number[] = [];
  for (let round = 0; round < 24; round += 1) {
    await nextRound();
    sizes.push(order.length);
  }
  await all;
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
  const steps = sizes.map((size, index) => size - (sizes[index - 2] ?? 0));
  expect(Math.max(...steps)).toBe(1);
});

test('a computation alone waits two rounds', async () => {
  const takeTurn = createTurns();
  let isOver = false;
  const alone = takeTurn().then(() => {
    isOver = true;
  });
  for (let round = 0; round < 3; round += 1) await nextRound();
  expect(isOver).toBe(true);
  await alone;
});
