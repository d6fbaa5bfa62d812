import type { ListingChip, ListingRow } from '#core/catalogue/listing/listing-view.ts';

/** Facets whose values all variants of a product share: they describe no variant. */
const OF_PRODUCTS: readonly string[] = ['search', 'family', 'category', 'type', 'application'];

/** Returns the number of matching variants of a product and the first of them; null if all match. */
export function matchOf({ product, matchingVariantCount, variant }: ListingRow) {
  if (matchingVariantCount >= product.variantCount) return null;
  return { variantCount: matchingVariantCount, variantId: variant.id };
}

/**
 * Returns what is compared when a product is ticked: as `id` the variant that filters or search describe; where all
 * variants fit equally only `first`, the one that stands for the product.
 */
export function comparedVariant(row: ListingRow, chosen: ListingChip[]) {
  const { id } = row.variant;
  const isDescribed =
    row.product.variantCount === 1 ||
    matchOf(row) !== null ||
    chosen.some(({ facet }) => !OF_PRODUCTS.includes(facet));
  return isDescribed ? { id, first: id } : { first: id };
}
