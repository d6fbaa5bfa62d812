import type { VariantSearch } from '#server/catalogue/search/run-listing-search.ts';

const LISTED = 'show_in_cat_listing:=TRUE && lumens:[3000..5000]';
/** A panel that glares little, or else any luminaire of the flux of a panel that offices may have. */
const FILTERS = [
  `${LISTED} && ugr:=16 && length:[550..650] && width:[550..650]`,
  `${LISTED} && ugr:=19`,
];

/**
 * Finds the SKU of a luminaire for the worked example of the room calculator; null if the catalogue has none, or if the
 * search is unavailable: the calculator works without.
 */
export async function findRoomExample({
  engine,
  collection,
}: VariantSearch): Promise<string | null> {
  for (const filter of FILTERS) {
    const params = {
      ...{ q: '*', query_by: 'sku', filter_by: filter, sort_by: 'name_order:asc' },
      ...{ page: 1, per_page: 1, include_fields: 'sku' },
    };
    const found = await engine.search(collection, params).catch(() => null);
    const sku = found?.hits?.[0]?.document.sku;
    if (sku !== undefined) return String(sku);
  }
  return null;
}
