import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createResultCache } from '#app/search/client/result-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('returns a result until it expires', () => {
  const cache = createResultCache<number>({ lifeMs: 120_000, size: 3 });
  cache.keep('a', 1);
  vi.advanceTimersByTime(119_999);
  expect(cache.find('a')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(cache.find('a')).toBeNull();
});

test('evicts the oldest result when there are too many', () => {
  const cache = createResultCache<number>({ lifeMs: 120_000, size: 2 });
  cache.keep('a', 1);
  cache.keep('b', 2);
  cache.keep('a', 3);
  cache.keep('c', 4);
  expect(cache.find('a')).toBe(3);
  expect(cache.find('b')).toBeNull();
  expect(cache.find('c')).toBe(4);
});
