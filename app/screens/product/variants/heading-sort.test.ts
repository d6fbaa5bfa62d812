import { expect, test } from 'vitest';
import { headingSort } from '#app/screens/product/variants/heading-sort.ts';

test('a heading sorts at the first press, turns the order at the second and lets go at the third', () => {
  const first = headingSort('power', null);
  expect(first).toEqual({ order: undefined, nextSort: { column: 'power', isDescending: false } });
  const second = headingSort('power', first.nextSort);
  expect(second).toEqual({
    order: 'ascending',
    nextSort: { column: 'power', isDescending: true },
  });
  const third = headingSort('power', second.nextSort);
  expect(third).toEqual({ order: 'descending', nextSort: null });
});

test('another column that is sorted says nothing of this one', () => {
  expect(headingSort('code', { column: 'power', isDescending: true })).toEqual({
    order: undefined,
    nextSort: { column: 'code', isDescending: false },
  });
});
