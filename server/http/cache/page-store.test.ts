import { expect, test } from 'vitest';
import { createCachedResponse, sizeOf } from '#server/http/cache/cached-response.ts';
import { createPageStore } from '#server/http/cache/page-store.ts';

const MAX_BYTES = 1_000_000;
const entryOf = (key: string, length = 10_000) =>
  createCachedResponse(key, {
    headers: [['content-type', 'text/html']],
    shared: [],
    body: Buffer.alloc(length, 'x'),
    isText: true,
  });

test('Made-up queries evict neither plain pages nor queries that are requested again', () => {
  const store = createPageStore({ maxBytes: MAX_BYTES });
  const plain = Array.from({ length: 40 }, (_, at) => `/en/page-${at}`);
  for (const key of plain) store.put(entryOf(key));
  store.put(entryOf('/en/products?search=panel'));
  store.find('/en/products?search=panel');
  for (let at = 0; at < 1000; at += 1) store.put(entryOf(`/en/products?search=${at}`));
  expect(plain.filter((key) => store.peek(key) === null)).toEqual([]);
  expect(store.peek('/en/products?search=panel')).not.toBeNull();
  expect(store.peek('/en/products?search=0')).toBeNull();
  expect(store.peek('/en/products?search=999')).not.toBeNull();
});

test('Made-up queries that are requested twice do not evict plain pages', () => {
  const store = createPageStore({ maxBytes: MAX_BYTES });
  store.put(entryOf('/en'));
  for (let at = 0; at < 1000; at += 1) {
    store.put(entryOf(`/en/products?search=${at}`));
    store.find(`/en/products?search=${at}`);
  }
  expect(store.peek('/en')).not.toBeNull();
});

test('All pages together stay within the bound, and the least recently used are evicted first', () => {
  const store = createPageStore({ maxBytes: MAX_BYTES });
  const keys = Array.from({ length: 500 }, (_, at) => [
    `/en/${at}`,
    `/en/products?page=${at}`,
  ]).flat();
  for (const key of keys) {
    store.put(entryOf(key));
    store.find(key);
    store.find('/en/0');
  }
  const held = keys.filter((key) => store.peek(key) !== null);
  const bytes = held.reduce((sum) => sum + sizeOf(entryOf('/en')), 0);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  expect(bytes).toBeGreaterThan(MAX_BYTES / 2);
  expect(held).toContain('/en/0');
  expect(held).not.toContain('/en/1');
});

test('A page that grows evicts others, and one larger than its segment allows is not stored', () => {
  const store = createPageStore({ maxBytes: MAX_BYTES });
  const [first, second] = [entryOf('/en/a', 100_000), entryOf('/en/b', 100_000)];
  store.put(first);
  store.put(second);
  store.resize(second, 550_000);
  expect([store.peek('/en/a') !== null, store.peek('/en/b') !== null]).toEqual([false, true]);
  store.put(entryOf('/en/large', 500_000));
  expect(store.peek('/en/large')).toBeNull();
});
