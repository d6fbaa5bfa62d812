import { describe, expect, test } from 'vitest';
import { describedVariant } from '#app/screens/listing/product-match.ts';
import type { ListingChip, ListingRow } from '#core/catalogue/listing/listing-view.ts';

const row = (variantCount: number, matchingVariantCount: number) =>
  ({
    product: { variantCount },
    matchingVariantCount,
    variant: { id: 7, sku: 'A/7' },
  }) as ListingRow;
const chip = (facet: ListingChip['facet']) => [{ facet }] as ListingChip[];

describe('describedVariant', () => {
  test('is the best match where filters leave some of the variants', () => {
    expect(describedVariant(row(40, 6), chip('cct'))).toBe(7);
    expect(describedVariant(row(40, 1), chip('search'))).toBe(7);
  });

  test('is the first variant where all have the figures of the filters', () => {
    expect(describedVariant(row(40, 40), chip('cri'))).toBe(7);
  });

  test('is the only variant of a product', () => {
    expect(describedVariant(row(1, 1), [])).toBe(7);
  });

  test('is left to the visitor where nothing distinguishes the variants', () => {
    expect(describedVariant(row(40, 40), [])).toBeUndefined();
    expect(describedVariant(row(40, 40), chip('family'))).toBeUndefined();
    expect(describedVariant(row(40, 40), chip('search'))).toBeUndefined();
  });
});
