import { expect, test } from 'vitest';
import { ConceptCache, type Values } from '#core/search/words/concept-cache.ts';

function valuesOf(count: number): Values {
  const documents = Uint32Array.from({ length: count + 5 }, (_, i) => 2 * i);
  const values = new Float32Array(2 * documents.length).fill(0.25);
  return { documents, count, values };
}

test('holds the documents with a concept, their values and what they cost', () => {
  const cache = new ConceptCache();
  cache.add('a', valuesOf(3), 17);
  expect(cache.get('a')).toEqual({
    documents: new Uint32Array([0, 2, 4]),
    values: new Float32Array([0.25, 0.25, 0.25]),
    steps: 17,
  });
  expect(cache.get('b')).toBeUndefined();
});

test('the oldest concepts make room, and one that is too large is not held', () => {
  const cache = new ConceptCache();
  for (const key of ['a', 'b', 'c']) cache.add(key, valuesOf(200_000), 1);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('b')).toBeDefined();
  cache.add('all', valuesOf(600_000), 1);
  expect(['b', 'c', 'all'].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined]);
});
