import { expect, test } from 'vitest';
import {
  dropEntry,
  entryAt,
  type MovedEntry,
  moveEntry,
  type TreeStep,
  withoutEntry,
} from '#core/editing/menu-tree.ts';

type Entry = { title: string; children?: Entry[] };

/** `A(B C) D` as a tree. */
const tree: Entry[] = [
  { title: 'A', children: [{ title: 'B' }, { title: 'C' }] },
  { title: 'D', children: [{ title: 'E' }] },
  { title: 'F' },
];

const write = (items: readonly unknown[]): string =>
  (items as Entry[])
    .map(({ title, children }) => (children ? `${title}(${write(children)})` : title))
    .join(' ');

const told = (moved: MovedEntry | null) => moved && [write(moved.items), moved.place];

test.each<[number[], TreeStep, string | null, number[]?]>([
  [[2], 'up', 'A(B C) F D(E)', [1]],
  [[0], 'down', 'D(E) A(B C) F', [1]],
  [[0, 1], 'up', 'A(C B) D(E) F', [0, 0]],
  [[0, 1], 'down', null],
  [[0], 'up', null],
  [[1], 'in', 'A(B C D(E)) F', [0, 2]],
  [[2], 'in', 'A(B C) D(E F)', [1, 1]],
  [[0, 1], 'in', 'A(B(C)) D(E) F', [0, 0, 0]],
  [[0], 'in', null],
  [[0, 0], 'out', 'A(C) B D(E) F', [1]],
  [[1, 0], 'out', 'A(B C) D E F', [2]],
  [[2], 'out', null],
])('%j goes %s', (place, step, result, to) => {
  const moved = moveEntry(tree, place, step);
  expect(told(moved)).toEqual(result === null ? null : [result, to]);
  if (moved) expect(entryAt(moved.items, moved.place)).toBe(entryAt(tree, place));
  expect(write(tree)).toBe('A(B C) D(E) F');
});

test.each<[number[], number[], string | null]>([
  [[2], [0], 'F A(B C) D(E)'],
  [[0], [2], 'D(E) A(B C) F'],
  [[2], [0, 1], 'A(B F C) D(E)'],
  [[0, 0], [1, 0], 'A(C) D(B E) F'],
  [[0], [1, 0], 'D(A(B C) E) F'],
  [[0], [0, 1], null],
  [[1], [1], null],
])('%j is dropped in front of %j', (from, to, result) => {
  const moved = dropEntry(tree, from, to);
  expect(moved && write(moved.items)).toBe(result);
});

test('an entry goes with all below it', () => {
  expect(write(withoutEntry(tree, [0]))).toBe('D(E) F');
  expect(write(withoutEntry(tree, [1, 0]))).toBe('A(B C) D F');
});
