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
 * As `searchStockists`. When nothing matches, drops the words and the map area, then the product family, then the
 * country, until stockists are found; the nearest to the requested place or map area come first.
 * `usedQuery` is the query that found them, `isOffer` whether it differs from the visitor's.
 */
export async function offerStockists(
  scope: StockistScope,
  query: StockistQuery,
  slice: SliceOptions,
) {
  let usedQuery = query;
  let result = await searchStockists(scope, query, slice);
  for (const looser of loosen(query)) {
    if (result.total > 0) break;
    usedQuery = looser;
    result = await searchStockists(scope, looser, slice);
  }
  return { ...result, usedQuery, isOffer: usedQuery !== query };
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
