import { foldText } from '#core/fold-text.ts';
import { type Coordinates, calculateDistanceKm } from '#core/places/coordinates.ts';
import type { Country } from '#core/places/country.ts';
import { findKnownPlace, type KnownPlace, placeOfPostcode } from '#core/places/known-place.ts';
import { isWithin, type MapArea } from '#core/places/map-area.ts';
import { type OpeningHours, parseOpeningHours } from '#core/places/opening-hours.ts';
import type { Stockist } from '#core/places/place.ts';
import { hasWord, indexWords, splitWords } from '#core/places/place-names.ts';
import { postcodeAreaOf } from '#core/places/postcode-areas.ts';
import type { Database } from '#server/db/client.ts';
import type { Snapshot } from '#server/db/content-state.ts';
import { fromJson } from '#server/db/from-json.ts';
import { type SliceOptions, sliceOf } from '#server/db/slice.ts';

export type StockistFilter = {
  /** Beginnings of words of the name, the town, the region or the street, or of a postcode. */
  search?: string;
  country?: Country;
  categoryId?: number;
  area?: MapArea;
};

export type StockistQuery = StockistFilter & {
  /** Sorts by the distance from here. */
  near?: Coordinates;
  /** This country comes first when no place is given. */
  firstCountry?: Country;
};

/** A stockist and its distance, km; null when no place was given. */
export type FoundStockist = Stockist & { distanceKm: number | null };

export type StockistScope = { database: Database; snapshot: Snapshot };
type IndexedStockist = { stockist: Stockist; words: string; postcode: string };

/**
 * Result of a search. `around` is the searched place when no stockist is in it: the result is then the nearest to it.
 */
type Found<T> = { items: T[]; around: KnownPlace | null };

/**
 * Returns a page of the matching stockists, the nearest first when a place is given, else by town and name. For a
 * postcode or place without a stockist, all others, the nearest first.
 */
export async function searchStockists(
  scope: StockistScope,
  { near, firstCountry, ...filter }: StockistQuery,
  slice: SliceOptions,
): Promise<Found<FoundStockist> & { total: number }> {
  const { items: matching, around } = await listStockists(scope, filter);
  const from = around ?? near;
  const ranked = matching.map((stockist) => {
    return { stockist, distanceKm: from ? calculateDistanceKm(from, stockist) : null };
  });
  if (from) ranked.sort((one, other) => (one.distanceKm ?? 0) - (other.distanceKm ?? 0));
  else if (firstCountry) {
    const rank = ({ stockist }: (typeof ranked)[number]) =>
      stockist.address.country === firstCountry ? 0 : 1;
    ranked.sort((one, other) => rank(one) - rank(other));
  }
  const { items, total } = sliceOf(ranked, slice);
  return {
    items: items.map(({ stockist, distanceKm }): FoundStockist => ({ ...stockist, distanceKm })),
    around,
    total,
  };
}

/** Returns all matching stockists, by town and name; all others for a place without one. */
export async function listStockists(
  scope: StockistScope,
  { search = '', country, categoryId, area }: StockistFilter,
): Promise<Found<Stockist>> {
  const possible = (await loadStockists(scope)).filter(
    ({ stockist }) =>
      (country === undefined || stockist.address.country === country) &&
      (categoryId === undefined || stockist.categoryIds.includes(categoryId)) &&
      (area === undefined || isWithin(area, stockist)),
  );
  const matching = possible.filter(matcherOf(search));
  const around = matching.length === 0 ? findKnownPlace(search) : null;
  return { items: (around ? possible : matching).map(({ stockist }) => stockist), around };
}

/** True when a stockist matches: a postcode by its prefix, anything else by the prefixes of words. */
function matcherOf(search: string): (entry: IndexedStockist) => boolean {
  const start = compactPostcode(search);
  if (placeOfPostcode(search)) {
    if (/\d/.test(start)) return ({ postcode }) => postcode.startsWith(start);
    return ({ postcode }) => postcodeAreaOf(postcode)?.toLowerCase() === start;
  }
  const words = splitWords(search);
  return (entry) =>
    words.every(
      (word) => hasWord(entry.words, word) || (/\d/.test(word) && entry.postcode.startsWith(word)),
    ) ||
    (/\d/.test(start) && entry.postcode.startsWith(start));
}

function compactPostcode(text: string): string {
  return foldText(text).replaceAll(' ', '');
}

/** Ids of the categories that at least one stockist has in stock. */
export function loadStockedCategories(scope: StockistScope): Promise<Set<number>> {
  return scope.snapshot.memo('stocked categories', async () => {
    const all = await loadStockists(scope);
    return new Set(all.flatMap(({ stockist }) => stockist.categoryIds));
  });
}

/** All stockists by town and name, with their search texts; read once for each version. */
function loadStockists({ database, snapshot }: StockistScope): Promise<IndexedStockist[]> {
  return snapshot.memo('stockists', async () => {
    const rows = await database.read
      .selectFrom('stockist')
      .selectAll()
      .where('version', '=', snapshot.version)
      .execute();
    const all = rows.map((row): IndexedStockist => {
      const { id, code, name, latitude, longitude, phone, email, website } = row;
      const { street, town, region, postcode } = row;
      return {
        stockist: {
          ...{ id, code, name, latitude, longitude, phone, email, website },
          address: { street, town, region, postcode, country: row.country as Country },
          // The importer accepts only valid hours.
          hours: parseOpeningHours(row.hours) as OpeningHours,
          categoryIds: fromJson<number[]>(row.categories),
        },
        words: indexWords([name, town, region, street]),
        postcode: compactPostcode(postcode),
      };
    });
    const key = ({ stockist }: IndexedStockist) =>
      foldText(`${stockist.address.town} ${stockist.name}`);
    return all.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  });
}
