import { expect, test } from 'vitest';
import { arrangeGroups } from '#app/search/client/arrange-groups.ts';
import type { PlaceGroup } from '#core/search/places/site-place.ts';

const row = { href: '/en/warranty', title: 'Warranty terms', excerpt: '', score: 1 };
const kinds = ['term', 'guide', 'question'] as const;

/** Counts the groups above products; each has rows with a score. */
function countAbove(groups: PlaceGroup[], isPlaceFirst: boolean, hasProducts: boolean): number {
  const { above, below } = arrangeGroups({ places: groups, isPlaceFirst }, hasProducts);
  expect([...above, ...below]).toEqual(groups);
  return above.length;
}

const groupsWith = (score: number, rows: number) =>
  kinds.map((kind): PlaceGroup => {
    return { kind, rows: Array(rows).fill({ ...row, score }), total: rows, seeAll: null };
  });

test('Above products is the group that a text names best, without products all are', () => {
  const groups = groupsWith(1, 1);
  expect(countAbove(groups, true, true)).toBe(1);
  expect(countAbove(groups, true, false)).toBe(3);
  expect(countAbove(groups, false, true)).toBe(0);
});

test('Further groups that the text names as well are above while they are three rows', () => {
  expect(countAbove(groupsWith(2.5, 1), true, true)).toBe(3);
  expect(countAbove(groupsWith(2.5, 2), true, true)).toBe(1);
  expect(countAbove(groupsWith(2.5, 4), true, true)).toBe(1);
});
