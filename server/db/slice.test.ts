import { expect, test } from 'vitest';
import { sliceOf, sortedBy } from '#server/db/slice.ts';

const items = [
  { id: 3, title: 'Zócalo' },
  { id: 1, title: 'ámbar' },
  { id: 2, title: 'Ambar' },
];

test('Texts are compared without case and accents, equal ones by id', () => {
  expect(sortedBy(items, ({ title }) => title, 'asc').map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(sortedBy(items, ({ title }) => title, 'desc').map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('A slice counts the whole, and an offset replaces the page', () => {
  expect(sliceOf(items, { page: 2, perPage: 2 })).toEqual({ items: [items[2]], total: 3 });
  expect(sliceOf(items, { page: 2, perPage: 1, offset: 0 }).items).toEqual([items[0]]);
  expect(sliceOf(items, { page: 9, perPage: 2 })).toEqual({ items: [], total: 3 });
});
