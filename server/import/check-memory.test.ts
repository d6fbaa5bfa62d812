import { expect, test } from 'vitest';
import { createCheckMemory, recall } from './check-memory.ts';

test('a result is remembered for the same inputs, and only the latest', () => {
  const memory = createCheckMemory();
  const [one, other] = [{}, {}];
  let count = 0;
  const next = () => (count += 1);
  expect(memory.recall('a', [one], next)).toBe(1);
  expect(memory.recall('a', [one], next)).toBe(1);
  expect(memory.recall('b', [one], next)).toBe(2);
  expect(memory.recall('a', [one, other], next)).toBe(3);
  expect(memory.recall('a', [one], next)).toBe(4);
});

test('work that was rejected is done again', async () => {
  const report = { memory: createCheckMemory() };
  const inputs = ['a file'] as const;
  const fail = () => Promise.reject(new Error('The disk is away.'));
  await expect(recall<Promise<string>>(report, inputs, fail)).rejects.toThrow('The disk is away.');
  const read = recall(report, inputs, async () => 'text');
  expect(await read).toBe('text');
  expect(recall(report, inputs, async () => 'other')).toBe(read);
});

test('without a memory everything is done each time', () => {
  let count = 0;
  const next = () => (count += 1);
  expect([1, 2].map(() => recall({ memory: null }, ['a'], next))).toEqual([1, 2]);
});
