import { describe, expect, test } from 'vitest';
import { comparedVariant } from '#app/screens/listing/product-match.ts';
import type { ListingChip, ListingRow } from '#core/catalogue/listing/listing-view.ts';

const row = (variantCount: number, matchingVariantCount: number) =>
  ({
    product: { variantCount },
    matchingVariantCount,
    variant: { id: 7, sku: 'A/7' },
  }) as ListingRow;
const described = { id: 7, first: 7 };
const chip = (facet: ListingChip['facet']) => [{ facet }] as ListingChip[];

describe('comparedVariant', () => {
  test('is the best match where filters leave some of the variants', () => {
    expect(comparedVariant(row(40, 6), chip('cct'))).toEqual(described);
    expect(comparedVariant(row(40, 1), chip('search'))).toEqual(described);
  });

  test('is the first variant where all have the figures of the filters', () => {
    expect(comparedVariant(row(40, 40), chip('cri'))).toEqual(described);
  });

  test('is the only variant of a product', () => {
    expect(comparedVariant(row(1, 1), [])).toEqual(described);
  });

  test('stands for the product where nothing distinguishes the variants', () => {
    for (const chosen of [[], chip('family'), chip('search')]) {
      expect(comparedVariant(row(40, 40), chosen)).toEqual({ first: 7 });
    }
  });
});
