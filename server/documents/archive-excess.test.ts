import { expect, test } from 'vitest';
import { countMadeAtLeast, findExceeded, MAX_SIZE } from '#server/documents/archive-excess.ts';

const made = { descriptor: { file: null } };
const stored = { descriptor: { file: { url: '/a.ldt', name: 'a.ldt', sizeBytes: 1 } } };
const files = (madeCount: number, storedCount: number) => [
  ...Array.from({ length: madeCount }, () => made),
  ...Array.from({ length: storedCount }, () => stored),
];

test('The number of files is limited for documents to make, and higher for all files', () => {
  expect(findExceeded([], MAX_SIZE)).toBeNull();
  expect(findExceeded(files(500, 2500), MAX_SIZE)).toBeNull();
  expect(findExceeded(files(501, 0), MAX_SIZE)).toBe(500);
  expect(findExceeded(files(0, 3001), MAX_SIZE)).toBe(3000);
  expect(findExceeded(files(61, 0), { ...MAX_SIZE, made: 60 })).toBe(60);
});

test('Documents that every variant has are counted by the variants alone', () => {
  const products = [{ variantCount: 12 }, { variantCount: 30 }];
  expect(countMadeAtLeast(products, new Set(['datasheet', 'ies', 'drawing']))).toBe(42);
  expect(countMadeAtLeast(products, new Set(['datasheet', 'tender', 'label']))).toBe(126);
  expect(countMadeAtLeast(products, new Set(['eulumdat', 'wiring', 'brochure']))).toBe(0);
});
