import type { ListingRow } from '#core/catalogue/listing/listing-view.ts';

/** How many of a product's variants a listing means and which it shows first; null when it means all of them. */
export function matchOf({ product, matchingVariantCount, variant }: ListingRow) {
  if (matchingVariantCount >= product.variantCount) return null;
  return { variantCount: matchingVariantCount, variantId: variant.id };
}
