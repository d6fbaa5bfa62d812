import { expect, test } from 'vitest';
import { type FacetSort, sortFacetValues } from '#core/search/values/sort-facet-values.ts';

// Ids 1 to 5 stand for values whose order is 3, 1, 5, 2, 4; id 0 is no value and comes first.
const ranks = {
  ids: Uint32Array.from([0, 3, 1, 5, 2, 4]),
  rankOf: Uint32Array.from([0, 2, 4, 1, 5, 3]),
};
const counts = Uint32Array.from([0, 7, 2, 7, 100_000, 2]);

test.each<[FacetSort, number[]]>([
  ['count', [4, 3, 1, 5, 2]],
  ['ascending', [3, 1, 5, 2, 4]],
  ['descending', [4, 2, 5, 1, 3]],
])('values in order %s', (order, expected) => {
  const ids = Uint32Array.from([1, 2, 3, 4, 5]);
  expect([...sortFacetValues(ids, { order, counts, ranks })]).toEqual(expected);
});

test('only the given values are sorted', () => {
  const ids = Uint32Array.from([5, 1]);
  expect([...sortFacetValues(ids, { order: 'count', counts, ranks })]).toEqual([1, 5]);
  expect([...sortFacetValues(ids.subarray(0, 0), { order: 'count', counts, ranks })]).toEqual([]);
});
