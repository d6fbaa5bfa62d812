import { expect, expectTypeOf, test } from 'vitest';
import { keysOf, mapKeys } from '#core/keys.ts';

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
