import { expect, test } from 'vitest';
import { createSearchResponseCache } from '#server/api/typesense/search-response-cache.ts';

function createCache(maxBytes = 1000) {
  let count: number | null = 0;
  const cache = createSearchResponseCache({ maxBytes, changes: () => count });
  return {
    cache,
    setChanges(value: number | null) {
      count = value;
    },
    store: (key: string, text = key) => cache.set(key, { text, typed: null }, cache.state()),
  };
}

test('A response is cached until the search data changes', () => {
  const { cache, store, setChanges } = createCache();
  store('a');
  expect(cache.find('a')).toEqual({ text: 'a', typed: null });
  expect(cache.find('b')).toBeNull();
  setChanges(1);
  expect(cache.find('a')).toBeNull();
  store('a');
  cache.clear();
  expect(cache.find('a')).toBeNull();
});

test('A response from before a change is not cached after it', () => {
  const { cache, setChanges } = createCache();
  const stateBefore = cache.state();
  setChanges(1);
  cache.set('a', { text: 'old', typed: null }, stateBefore);
  const stateBeforeClear = cache.state();
  cache.clear();
  cache.set('a', { text: 'old', typed: null }, stateBeforeClear);
  expect(cache.find('a')).toBeNull();
});

test('Nothing is cached if changes are unknown', () => {
  const { cache, store, setChanges } = createCache();
  setChanges(null);
  store('a');
  expect(cache.find('a')).toBeNull();
});

test('The least recently used response is evicted first', () => {
  const { cache, store } = createCache(1000);
  for (const key of ['a', 'b', 'c', 'd']) store(key, 'x'.repeat(120));
  expect(cache.find('a')).not.toBeNull();
  store('e', 'x'.repeat(120));
  expect(['a', 'b', 'c', 'd', 'e'].map((key) => cache.find(key) !== null)).toEqual([
    true,
    false,
    true,
    true,
    true,
  ]);
  store('f', 'x'.repeat(600));
  expect(cache.find('f')).toBeNull();
});
