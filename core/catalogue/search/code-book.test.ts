import { describe, expect, test } from 'vitest';
import { createCodeBook, createEffort, isCodeLike } from '#core/catalogue/search/code-book.ts';
import { codeEntries } from '#core/catalogue/search/search-books.fixtures.ts';

const book = createCodeBook(codeEntries);
const find = (text: string) => book.find(text.split(' '), 0);

describe('A code', () => {
  test.each([
    ['ARD150', { productIds: [1], variantIds: [], length: 1 }],
    ['AD150', { productIds: [1], variantIds: [], length: 1 }],
    ['ARD150/12/840/W', { productIds: [1], variantIds: [12], length: 1 }],
    ['ard150-12-840-w', { productIds: [1], variantIds: [12], length: 1 }],
    ['ARD150/12', { productIds: [1], variantIds: [11, 12], length: 1 }],
    ['ard150 12 840 white', { productIds: [1], variantIds: [12], length: 3 }],
    ['EPREL1680453', { productIds: [1], variantIds: [11, 12], length: 1 }],
    ['eprel:1680453', { productIds: [1], variantIds: [11, 12], length: 1 }],
    ['1680 453', { productIds: [1], variantIds: [11, 12], length: 2 }],
    ['1 680 453', { productIds: [1], variantIds: [11, 12], length: 3 }],
    ['https://example.com/lightsources/1680453', { productIds: [1], variantIds: [11, 12] }],
    ['brz 90', { productIds: [2], variantIds: [], length: 2 }],
    ['Ad 150', { productIds: [1], variantIds: [], length: 2 }],
    ['ard 150/12/840', { productIds: [1], variantIds: [12], length: 2 }],
    ['ard 150 12 840 white', { productIds: [1], variantIds: [12], length: 4 }],
    ['ardl5O/12/83O', { productIds: [1], variantIds: [11], length: 1 }],
    ['150/12/840', { productIds: [1], variantIds: [12], length: 1 }],
    ['VIG-O-RE', { productIds: [3], variantIds: [31], length: 1 }],
    ['1680453', { productIds: [1], variantIds: [11, 12], length: 1 }],
  ])('%s is found', (text, expected) => {
    expect(find(text)).toMatchObject({ ...expected, nearest: null });
  });

  test.each([
    'downlight',
    '12',
    '4000',
    '36w',
    'ip65',
    '1680454',
    'w',
    '600x600',
    'brz',
    'brz 9',
    'led 150',
    '1680 454',
    'ip 65',
    'brz white',
  ])('%s is none', (text) => {
    expect(find(text)).toBeNull();
  });

  test('of too many variants is found as its product', () => {
    const many = Array.from({ length: 150 }, (_, i) => ({
      code: `big10/${100 + i}`,
      productId: 5,
      variantId: 1000 + i,
      kind: 'variant' as const,
    }));
    expect(createCodeBook(many).find(['big10'], 0)).toMatchObject({
      productIds: [5],
      variantIds: [],
    });
  });
});

test('A text with many codes searches all codes a few times only', () => {
  const effort = createEffort();
  const codes = Array.from({ length: 60 }, (_, i) => `qwe${i}/zz${i}`);
  const words = [...codes, ...codes.map((_, i) => `${123_456 + i}`)];
  for (const at of words.keys())
    book.find(words, at, effort) ?? book.findNearest(words, at, effort);
  expect(effort).toEqual({ parts: 0, nearest: 0, labels: 0 });
});

describe('A mistyped code', () => {
  const findNearest = (text: string) => book.findNearest(text.split(' '), 0);

  test.each([
    ['ADR150/12/840', 'ARD150/12/840', [12]],
    ['ARD15O/12/850', 'ARD150/12', [11, 12]],
    ['BRX90/10/930', 'BRZ90/10/930', [21]],
    ['150/12/850', '150/12', [11, 12]],
    ['1680454', '1680453', [11, 12]],
    ['1680543', '1680453', [11, 12]],
    ['EPREL1680450', 'EPREL1680453', [11, 12]],
    ['9520001000233', '9520001000232', [21]],
    ['9 520001 000233', '9520001000232', [21]],
    ['9520 0010 0023 3', '9520001000232', [21]],
    ['95 20 00 10 00 23 3', '9520001000232', [21]],
    ['952000 1002032', '9520001000232', [21]],
    ['9 520001 00023', '9520001000232', [21]],
    ['9 520001 0000232 white', '9520001000232', [21]],
  ])('%s offers %s', (text, nearest, variantIds) => {
    expect(findNearest(text)).toMatchObject({ nearest, variantIds });
  });

  test.each([
    ...['QWE777', 'ip65', 'gu10', 'downlight', '300/40/111', '1680499', '168045'],
    ...['1680 454', '9 520001 000999', '600 600 4000'],
  ])('%s offers none', (text) => {
    expect(findNearest(text)).toBeNull();
  });
});

test.each([
  ['ARD150', true],
  ['150/12', true],
  ['pd-o-re', true],
  ['downlight', false],
  ['4000', false],
  ['12w', false],
])('%s may be a code: %s', (word, expected) => {
  expect(isCodeLike(word)).toBe(expected);
});
