import { expect, test } from 'vitest';
import { mergeLists } from '#core/studio/changes/merge-lists.ts';
import { mergeTexts } from '#core/studio/changes/merge-texts.ts';
import { type Clash, mergeValues } from '#core/studio/changes/merge-values.ts';

function merge(base: unknown, mine: unknown, theirs: unknown) {
  const clashes: Clash[] = [];
  const value = mergeValues({ base, mine, theirs }, (clash) => {
    clashes.push(clash);
    return clash.theirs;
  });
  return { value, clashes: clashes.map(({ path }) => path.join('.')) };
}

test('fields that only one side has changed are that side’s', () => {
  const base = { code: 'A', title: { en: 'one', es: 'uno' }, old: 1 };
  const mine = { code: 'A', title: { en: 'ONE', es: 'uno' }, new: 2 };
  const theirs = { code: 'B', title: { en: 'one', es: 'UNO' }, old: 1 };
  expect(merge(base, mine, theirs)).toEqual({
    value: { code: 'B', title: { en: 'ONE', es: 'UNO' }, new: 2 },
    clashes: [],
  });
});

test('a field that both have changed clashes, unless they agree', () => {
  expect(merge({ a: 1, b: 1 }, { a: 2, b: 5 }, { a: 3, b: 5 })).toEqual({
    value: { a: 3, b: 5 },
    clashes: ['a'],
  });
  expect(merge({ a: 1 }, {}, { a: 2 }).clashes).toEqual(['a']);
  expect(merge({}, { a: { x: 1 } }, { a: { x: 2, y: 3 } })).toEqual({
    value: { a: { x: 2, y: 3 } },
    clashes: ['a.x'],
  });
});

test('records are merged with themselves, wherever they stand', () => {
  const item = (code: string, value = 1) => ({ code, value });
  const base = [item('a'), item('b'), item('c')];
  const mine = [item('a'), item('b', 2), item('c'), item('d')];
  const theirs = [item('b'), item('a'), item('c', 3)];
  expect(merge(base, mine, theirs).clashes).toEqual([]);
  const { value } = merge(base, mine, theirs);
  expect(value).toHaveLength(4);
  expect(value).toEqual(expect.arrayContaining([item('b', 2), item('c', 3), item('d')]));
  // Removed by one, changed by the other.
  expect(merge(base, [item('a'), item('c')], [item('a'), item('b', 9), item('c')]).clashes).toEqual(
    ['1'],
  );
  expect(merge(base, [item('a'), item('c')], base)).toEqual({
    value: [item('a'), item('c')],
    clashes: [],
  });
});

test('plain items that both have added stand one after the other', () => {
  expect(merge(['a'], ['a', 'b'], ['a', 'c']).value).toEqual(['a', 'c', 'b']);
  expect(merge(['a', 'b'], ['a', 'B'], ['A', 'b']).value).toEqual(['A', 'B']);
  expect(merge(['a'], ['b', 'c'], ['d']).clashes).toEqual(['']);
});

test('the merge of what one side has not touched is the other side', () => {
  const states = [
    1,
    'x',
    null,
    { a: [1, { code: 'x' }] },
    [[1], [2]],
    [{ code: 'x' }, { code: 'y' }],
  ];
  for (const base of states) {
    for (const other of states) {
      expect(merge(base, other, base)).toEqual({ value: other, clashes: [] });
      expect(merge(base, base, other)).toEqual({ value: other, clashes: [] });
    }
  }
});

test('texts are merged by lines', () => {
  const base = 'one\ntwo\nthree\nfour\n';
  const mine = base.replace('one', 'ONE');
  const theirs = base.replace('four\n', 'four\nfive\n');
  expect(mergeTexts({ base, mine, theirs })).toBe('ONE\ntwo\nthree\nfour\nfive\n');
  expect(mergeTexts({ base, mine, theirs: base.replace('one', 'eins') })).toBeNull();
  expect(mergeTexts({ base: 'a', mine: 'a', theirs: 'b' })).toBe('b');
});

test('lists have no part twice', () => {
  const parts = mergeLists(
    { base: [...'abc'], mine: [...'axc'], theirs: [...'abcd'] },
    (item) => item,
  );
  expect(parts.flatMap((part) => ('items' in part ? part.items : []))).toEqual([...'axcd']);
});
