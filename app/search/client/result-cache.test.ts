import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createResultCache } from '#app/search/client/result-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('returns a result until it expires', () => {
  const cache = createResultCache<number>({ lifeMs: 120_000, size: 3 });
  cache.set('a', 1);
  vi.advanceTimersByTime(119_999);
  expect(cache.get('a')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(cache.get('a')).toBeNull();
});

test('evicts the oldest result when there are too many', () => {
  const cache = createResultCache<number>({ lifeMs: 120_000, size: 2 });
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('a', 3);
  cache.set('c', 4);
  expect(cache.get('a')).toBe(3);
  expect(cache.get('b')).toBeNull();
  expect(cache.get('c')).toBe(4);
});
