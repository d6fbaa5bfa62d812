import { expect, expectTypeOf, test } from 'vitest';
import { entriesOf, keysOf, mapKeys, recordOf } from '#core/keys.ts';

test('keys have the order and the type of their table', () => {
  const keys = keysOf({ pdf: 1, csv: 2 });
  expect(keys).toEqual(['pdf', 'csv']);
  expectTypeOf(keys).toEqualTypeOf<('pdf' | 'csv')[]>();
});

test('a value is made for each key', () => {
  const made = mapKeys(['a', 'b'], (key) => `${key}!`);
  expect(made).toEqual({ a: 'a!', b: 'b!' });
  expectTypeOf(made).toEqualTypeOf<Record<'a' | 'b', string>>();
});

test('a table is made of its entries and has them again', () => {
  const entries = [
    ['pdf', 1],
    ['csv', 2],
  ] as const;
  const table = recordOf(entries);
  expect(table).toEqual({ pdf: 1, csv: 2 });
  expectTypeOf(table).toEqualTypeOf<Record<'pdf' | 'csv', 1 | 2>>();
  expect(entriesOf(table)).toEqual(entries);
  expectTypeOf(entriesOf(table)).toEqualTypeOf<['pdf' | 'csv', 1 | 2][]>();
});
