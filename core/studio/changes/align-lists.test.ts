import { expect, test } from 'vitest';
import { alignLists } from '#core/studio/changes/align-lists.ts';

const aligned = (before: string, after: string) =>
  alignLists([...before], [...after]).map(([left, right]) => {
    expect(before[left]).toBe(after[right]);
    return before[left];
  });

/** Length of a longest common sequence, by its definition. */
function longest(before: string, after: string): number {
  let row = new Array<number>(after.length + 1).fill(0);
  for (const sign of before) {
    const next = [0];
    for (let index = 0; index < after.length; index += 1) {
      const diagonal = (row[index] ?? 0) + 1;
      next.push(sign === after[index] ? diagonal : Math.max(next[index] ?? 0, row[index + 1] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

test('what is the same is aligned', () => {
  expect(aligned('abcabba', 'cbabac').length).toBe(4);
  expect(aligned('', 'abc')).toEqual([]);
  expect(aligned('abc', '')).toEqual([]);
  expect(aligned('abc', 'abc').join('')).toBe('abc');
  expect(aligned('abc', 'xyz')).toEqual([]);
  expect(aligned('abc', 'xaybzc').join('')).toBe('abc');
});

test('the alignment is as long as possible, and its positions rise', () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const word = () => Array.from({ length: next(14) }, () => 'abcd'[next(4)]).join('');
  for (let count = 0; count < 2000; count += 1) {
    const [before, after] = [word(), word()];
    const pairs = alignLists([...before], [...after]);
    expect([before, after, pairs.length]).toEqual([before, after, longest(before, after)]);
    for (const [index, [left, right]] of pairs.entries()) {
      expect(before[left]).toBe(after[right]);
      const previous = pairs[index - 1];
      if (previous) expect(left > previous[0] && right > previous[1]).toBe(true);
    }
  }
});

test('lists with nothing in common beyond the limit end soon', () => {
  const list = (name: string) => Array.from({ length: 30_000 }, (_, index) => `${name} ${index}`);
  expect(alignLists(list('one'), list('other'))).toEqual([]);
});
