import type { ListingChip, ListingRow } from '#core/catalogue/listing/listing-view.ts';

/** Facets whose values all variants of a product share: they describe no variant. */
const OF_PRODUCTS: readonly string[] = ['search', 'family', 'category', 'type', 'application'];

/** Returns the number of matching variants of a product and the first of them; null if all match. */
export function matchOf({ product, matchingVariantCount, variant }: ListingRow) {
  if (matchingVariantCount >= product.variantCount) return null;
  return { variantCount: matchingVariantCount, variantId: variant.id };
}

/**
 * Returns the id of the variant that filters or search describe, so that it can be compared at once; undefined where
 * several variants fit equally and the visitor chooses one of them.
 */
export function describedVariant(row: ListingRow, chosen: ListingChip[]): number | undefined {
  const isDescribed =
    row.product.variantCount === 1 ||
    matchOf(row) !== null ||
    chosen.some(({ facet }) => !OF_PRODUCTS.includes(facet));
  return isDescribed ? row.variant.id : undefined;
}
