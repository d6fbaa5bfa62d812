import { expect, test } from 'vitest';
import { createBoundedMemo } from '#server/memory/bounded-memo.ts';

function createMemo(maxBytes: number) {
  const memo = createBoundedMemo<string>({ maxBytes, sizeOf: (value) => value.length });
  const loaded: string[] = [];
  return {
    loaded,
    get: (key: string, bytes = 1000) =>
      memo(key, async () => {
        loaded.push(key);
        return 'x'.repeat(bytes);
      }),
  };
}

test('A value is loaded once, also for concurrent requests', async () => {
  const { get, loaded } = createMemo(10_000);
  await Promise.all([get('a'), get('a')]);
  await get('a');
  expect(loaded).toEqual(['a']);
});

test('The least recently used value is evicted when the total size exceeds the limit', async () => {
  const { get, loaded } = createMemo(2700);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(loaded).toEqual(['a', 'b', 'c', 'b']);
});

test('A value larger than the limit is returned and not cached', async () => {
  const { get, loaded } = createMemo(2000);
  expect(await get('large', 5000)).toHaveLength(5000);
  await get('large', 5000);
  expect(loaded).toEqual(['large', 'large']);
});

test('A failed value is loaded again', async () => {
  const memo = createBoundedMemo<string>({ maxBytes: 1000, sizeOf: () => 1 });
  await expect(memo('a', async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await memo('a', async () => 'here')).toBe('here');
});
