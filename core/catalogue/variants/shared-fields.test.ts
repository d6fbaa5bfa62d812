import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareFields, spreadFields } from '#core/catalogue/variants/shared-fields.ts';

test('Values common to all rows are stored once', () => {
  const rows = [
    { id: 1, ip: 'IP44', ugr: null, picture: { hash: 'a' } },
    { id: 2, ip: 'IP44', ugr: null, picture: { hash: 'a' } },
  ];
  const sent = shareFields(rows);
  expect(sent.shared).toEqual({ ip: 'IP44', ugr: null });
  expect(sent.rows[1]).toEqual({ id: 2, picture: { hash: 'a' } });
});

test('A field that one row lacks is not shared', () => {
  expect(shareFields<{ ies?: number }>([{ ies: 1 }, {}]).shared).toEqual({});
  expect(shareFields<{ ies?: number }>([{}, { ies: 1 }]).shared).toEqual({});
});

test('Rows survive the round trip, also through JSON', () => {
  const value = fc.oneof(fc.constantFrom(0, 1, 'a', null, true), fc.array(fc.integer()));
  const row = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { noNullPrototype: true });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      expect(spreadFields(JSON.parse(JSON.stringify(shareFields(rows))))).toEqual(rows);
    }),
  );
});
