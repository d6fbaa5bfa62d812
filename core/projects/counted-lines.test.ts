import { expect, test } from 'vitest';
import { countedLines } from '#core/projects/counted-lines.ts';
import { formatShareCode, readShareCode } from '#core/projects/share-code.ts';

const counted = { id: 520771384, sku: 'ARD150/12', quantity: 25_000, note: 'Hall' };

test('a list has every piece, in lines that can hold them, and its address has them too', () => {
  const lines = countedLines([counted, { ...counted, quantity: 3 }]);
  expect(lines.map(({ key, quantity }) => [key, quantity])).toEqual([
    [1, 9_999],
    [2, 9_999],
    [3, 5_002],
    [4, 3],
  ]);
  expect(readShareCode(formatShareCode({ name: 'Harbour', lines }))).toEqual({
    // An address has no SKU.
    project: { name: 'Harbour', lines: lines.map((line) => ({ ...line, sku: '' })) },
  });
});

test('more than a list holds is no list', () => {
  const many = Array.from({ length: 40 }, () => ({ ...counted, quantity: 100_000 }));
  expect(countedLines(many)).toEqual([]);
});
