import type { Coordinates } from '#core/places/coordinates.ts';
import { findKnownPlace } from '#core/places/known-place.ts';
import { centreOfArea } from '#core/places/map-area.ts';
import type { SliceOptions } from '#server/db/slice.ts';
import {
  type StockistQuery,
  type StockistScope,
  searchStockists,
} from '#server/places/stockist-queries.ts';

/**
 * As `searchStockists`. Where nobody matches, the words and the part of the map are left out, then the product family,
 * then the country, until somebody is found; the nearest first to the place or the part of the map that was asked for.
 * `asked` is the query that found them, `isOffer` whether it differs from the visitor's.
 */
export async function offerStockists(
  scope: StockistScope,
  query: StockistQuery,
  slice: SliceOptions,
) {
  let asked = query;
  let found = await searchStockists(scope, query, slice);
  for (const looser of loosen(query)) {
    if (found.total > 0) break;
    asked = looser;
    found = await searchStockists(scope, looser, slice);
  }
  return { ...found, asked, isOffer: asked !== query };
}

function loosen(query: StockistQuery): StockistQuery[] {
  const { search, area, categoryId, country, near, ...rest } = query;
  const place = search ? findKnownPlace(search) : null;
  const from: Coordinates | undefined = place ?? near ?? (area && centreOfArea(area));
  const anywhere = { ...rest, ...(from && { near: from }) };
  const inCountry = { ...anywhere, ...(country && { country }) };
  const withFamily = categoryId === undefined ? inCountry : { ...inCountry, categoryId };
  return [withFamily, inCountry, anywhere];
}
