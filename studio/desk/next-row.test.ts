import { expect, test } from 'vitest';
import { nextRow } from '#studio/desk/next-row.ts';

const rows = [{ id: 'a' }, { id: 'b' }];

test.each([
  ['a', { id: 'b' }],
  ['b', null],
  // Done meanwhile: the list begins with what is left.
  ['gone', { id: 'a' }],
])('after %s follows %j', (id, next) => {
  expect(nextRow(rows, id)).toEqual(next);
});

test('after a row that is gone from an empty list nothing follows', () => {
  expect(nextRow([], 'a')).toBeNull();
});
