import { expect, test } from 'vitest';
import { createBoundedMemo } from '#server/memory/bounded-memo.ts';

function createMemo(maxBytes: number) {
  const recall = createBoundedMemo<string>({ maxBytes, sizeOf: (value) => value.length });
  const loaded: string[] = [];
  return {
    loaded,
    ask: (key: string, bytes = 1000) =>
      recall(key, async () => {
        loaded.push(key);
        return 'x'.repeat(bytes);
      }),
  };
}

test('A value is loaded once, also for those who ask meanwhile', async () => {
  const { ask, loaded } = createMemo(10_000);
  await Promise.all([ask('a'), ask('a')]);
  await ask('a');
  expect(loaded).toEqual(['a']);
});

test('The least recently used value goes when the bytes of all exceed the limit', async () => {
  const { ask, loaded } = createMemo(2700);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
  expect(loaded).toEqual(['a', 'b', 'c', 'b']);
});

test('A value larger than the limit is answered and not kept', async () => {
  const { ask, loaded } = createMemo(2000);
  expect(await ask('large', 5000)).toHaveLength(5000);
  await ask('large', 5000);
  expect(loaded).toEqual(['large', 'large']);
});

test('What fails is loaded again', async () => {
  const recall = createBoundedMemo<string>({ maxBytes: 1000, sizeOf: () => 1 });
  await expect(recall('a', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await recall('a', async () => 'here')).toBe('here');
});
