import type { ListingRow } from '#core/catalogue/listing/listing-view.ts';

/** Returns the number of matching variants of a product and the first of them; null if all match. */
export function matchOf({ product, matchingVariantCount, variant }: ListingRow) {
  if (matchingVariantCount >= product.variantCount) return null;
  return { variantCount: matchingVariantCount, variantId: variant.id };
}
