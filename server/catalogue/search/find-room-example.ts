import type { VariantSearch } from '#server/catalogue/search/run-listing-search.ts';

const LISTED = 'show_in_cat_listing:=TRUE && lumens:[3000..4000]';
/** A panel for offices, or else any luminaire of its flux that may hang there (UGR 19, EN 12464-1). */
const FILTERS = [
  `${LISTED} && ugr:=19 && length:[550..650] && width:[550..650]`,
  `${LISTED} && ugr:=[16,19]`,
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
