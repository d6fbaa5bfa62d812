import { expect, test } from 'vitest';
import { createSingleFlight } from '#server/http/cache/single-flight.ts';

test('callers of a key share one task, and the next caller after it starts another', async () => {
  const flight = createSingleFlight<number>();
  let runs = 0;
  const task = async () => ++runs;
  expect(await Promise.all([flight.run('a', task), flight.run('a', task)])).toEqual([1, 1]);
  expect(await flight.run('a', task)).toBe(2);
});

test('an error reaches the first caller only', async () => {
  const flight = createSingleFlight<number>();
  const fail = () => Promise.reject(new Error('away'));
  const first = flight.run('a', fail);
  const second = flight.run('a', fail);
  await expect(first).rejects.toThrow('away');
  expect(await second).toBeNull();
});

test('a forgotten task is told so, and does not end its successor', async () => {
  const flight = createSingleFlight<string>();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  let wasCurrent = true;
  const old = flight.run('a', async (isCurrent) => {
    const value = await first.promise;
    wasCurrent = isCurrent();
    return value;
  });
  flight.forget((key) => key === 'a');
  const next = flight.run('a', () => second.promise);
  first.resolve('old');
  expect(await old).toBe('old');
  expect(wasCurrent).toBe(false);
  const joined = flight.run('a', async () => 'third');
  second.resolve('new');
  expect(await Promise.all([next, joined])).toEqual(['new', 'new']);
});
