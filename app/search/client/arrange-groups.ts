import type { ListingPlaces } from '#core/catalogue/search/product-suggestions.ts';
import type { PlaceGroup } from '#core/search/places/site-place.ts';

/** Rows above products, so that these are in sight. */
const MAX_ABOVE = 3;
/** A further group with this score is named as well as the first. */
const NAMED = 2;

/** Groups for above and below products: above are those that the text names best, few enough that products are in sight. */
export function arrangeGroups(
  { places, isPlaceFirst }: Omit<ListingPlaces, 'isPlaceOnly'>,
  hasProducts: boolean,
): { above: PlaceGroup[]; below: PlaceGroup[] } {
  const count = !isPlaceFirst ? 0 : hasProducts ? countAbove(places) : places.length;
  return { above: places.slice(0, count), below: places.slice(count) };
}

function countAbove([first, ...others]: PlaceGroup[]): number {
  let rows = first?.rows.length ?? 0;
  const after = others.findIndex((group) => {
    rows += group.rows.length;
    return rows > MAX_ABOVE || group.rows.every(({ score }) => score < NAMED);
  });
  return 1 + (after < 0 ? others.length : after);
}
