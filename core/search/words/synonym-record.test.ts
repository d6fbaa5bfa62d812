import { expect, test } from 'vitest';
import { acceptedBy } from '#core/record-limits.fixtures.ts';
import { synonymRecordSchema } from '#core/search/words/synonym-record.ts';

test('a synonym has words of 1 to 60 signs with a letter or digit', () => {
  const accepted = acceptedBy(synonymRecordSchema, { code: 'lamp', words: ['lamp', 'luminaire'] });
  expect(accepted('words', [['x'], ['x'.repeat(60)], ['x', 'y']])).toHaveLength(3);
  expect(accepted('words', [[], [''], ['-'], ['x'.repeat(61)]])).toEqual([]);
});
