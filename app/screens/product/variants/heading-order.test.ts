import { expect, test } from 'vitest';
import { headingOrder } from '#app/screens/product/variants/heading-order.ts';

test('a heading sorts at the first press, turns the order at the second and lets go at the third', () => {
  const first = headingOrder('power', null);
  expect(first).toEqual({ order: undefined, nextSort: { column: 'power', isDescending: false } });
  const second = headingOrder('power', first.nextSort);
  expect(second).toEqual({
    order: 'ascending',
    nextSort: { column: 'power', isDescending: true },
  });
  const third = headingOrder('power', second.nextSort);
  expect(third).toEqual({ order: 'descending', nextSort: null });
});

test('another column that is sorted says nothing of this one', () => {
  expect(headingOrder('code', { column: 'power', isDescending: true })).toEqual({
    order: undefined,
    nextSort: { column: 'code', isDescending: false },
  });
});
