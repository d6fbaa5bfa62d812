import { expect, test } from 'vitest';
import type { IndexedCategory, IndexedProduct, IndexedTerm } from '#server/catalogue/indexed.ts';
import { orderByCatalogue } from '#server/catalogue/search/catalogue-order.ts';

const categories = [1, 2].map((id) => ({ card: { id } }) as IndexedCategory);
const terms = new Map([
  [11, { position: 0 } as IndexedTerm],
  [12, { position: 1 } as IndexedTerm],
]);

type Made = { categoryIds?: number[]; typeIds?: number[]; variantCount?: number; picture?: null };

function order(...products: Made[]): number[] {
  const made = products.map(({ variantCount = 1, picture, ...rest }, id) => {
    const card = { id, variantCount, picture: picture === null ? null : {} };
    return { categoryIds: [1], typeIds: [11], ...rest, card } as unknown as IndexedProduct;
  });
  const places = orderByCatalogue({ products: made, categories, terms });
  return [...places].sort(([, one], [, other]) => one - other).map(([id]) => id);
}

test('Products are ordered by their main category, then by their first type', () => {
  expect(order({ categoryIds: [2, 1] }, { typeIds: [12] }, { typeIds: [12, 11] })).toEqual([
    2, 1, 0,
  ]);
});

test('Products without a type or a known category come last', () => {
  expect(order({ categoryIds: [] }, { typeIds: [] }, {})).toEqual([2, 1, 0]);
});

test('Of one type those with a picture come first, then those with more variants, then the newest', () => {
  const few = { variantCount: 3 };
  const many = { variantCount: 8 };
  expect(order({ ...many, picture: null }, few, many, few)).toEqual([2, 1, 3, 0]);
});
