import { expect, test } from 'vitest';
import { identityOf, isEqual, valueAt, withValueAt } from '#core/studio/changes/values.ts';

const record = { code: 'A', title: { en: 'x' }, items: [{ code: 1 }, { code: 2 }] };

test('values are found, and are null where there is none', () => {
  expect(valueAt(record, ['items', 1, 'code'])).toBe(2);
  for (const path of [
    ['none'],
    ['items', 2],
    ['title', 'en', 'x'],
    ['items', 'length'],
    ['toString'],
  ])
    expect(valueAt(record, path)).toBeNull();
});

test('a value is set, added and removed without a change of the original', () => {
  expect(withValueAt(record, ['title', 'es'], 'y')).toMatchObject({ title: { en: 'x', es: 'y' } });
  expect(withValueAt(record, ['new', 'deep'], 1)).toMatchObject({ new: { deep: 1 } });
  expect(withValueAt(record, ['title'], null)).toEqual({ code: 'A', items: record.items });
  expect(withValueAt(record, ['items', 0], null)).toMatchObject({ items: [{ code: 2 }] });
  expect(withValueAt(record, ['items', 2], { code: 3 })).toMatchObject({
    items: [{}, {}, { code: 3 }],
  });
  expect(withValueAt(record, ['none', 'deep'], null)).toEqual(record);
  expect(Object.keys(withValueAt(record, ['code'], 'B') as object)).toEqual(Object.keys(record));
  expect(record.items.length).toBe(2);
});

test('paths that lead nowhere are refused', () => {
  expect(withValueAt(record, ['code', 'x'], 1)).toBeUndefined();
  expect(withValueAt(record, ['items', 5], 1)).toBeUndefined();
  expect(withValueAt(record, ['items', 'x'], 1)).toBeUndefined();
});

test('the order of fields does not count, that of items does', () => {
  expect(isEqual({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(isEqual([1, 2], [2, 1])).toBe(false);
  expect(isEqual({ a: undefined }, { b: undefined })).toBe(false);
  expect(isEqual(null, {})).toBe(false);
});

test('records are told apart by their first code', () => {
  expect(identityOf({ title: 'x', code: 'A' })).toBe('["code","A"]');
  expect(identityOf({ code: { en: 'x' }, sku: 'B' })).toBe('["sku","B"]');
  expect(identityOf({ title: 'x' })).toBeNull();
  expect(identityOf('A')).toBeNull();
});
