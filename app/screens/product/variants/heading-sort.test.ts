import { expect, test } from 'vitest';
import { headingSort } from '#app/screens/product/variants/heading-sort.ts';

test('a heading sorts on the first press, reverses on the second and resets on the third', () => {
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

test('a heading shows no order if another column is sorted', () => {
  expect(headingSort('code', { column: 'power', isDescending: true })).toEqual({
    order: undefined,
    nextSort: { column: 'code', isDescending: false },
  });
});
