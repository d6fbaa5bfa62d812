import { missing } from '#core/missing.ts';
import { cutExcerpt, markWords } from '#core/search/places/mark-words.ts';
import { matchPlaces } from '#core/search/places/match-places.ts';
import type { PlaceIndex } from '#core/search/places/place-index.ts';
import { type PlaceGroup, placeKinds } from '#core/search/places/site-place.ts';

/**
 * Finds the places that a text names, grouped by kind, with at most `limit` rows in each group; with `isNear` those that
 * it names in part.
 */
export function findPlaces(
  index: PlaceIndex,
  text: string,
  { limit, isNear = false }: { limit: number; isNear?: boolean },
): Omit<PlaceGroup, 'seeAll'>[] {
  const { places: found, stems } = matchPlaces(index, text, isNear);
  const places = found.map(({ place, score }) => {
    return { ...(index.places[place] ?? missing()), score };
  });
  const byKind = Map.groupBy(places, ({ kind }) => kind);
  return placeKinds.flatMap((kind) => {
    const ofKind = byKind.get(kind) ?? [];
    if (ofKind.length === 0) return [];
    const rows = ofKind.slice(0, limit).map(({ href, title, summary, score }) => {
      const excerpt = markWords(cutExcerpt(summary, stems), stems);
      return { href, title: markWords(title, stems), excerpt, score };
    });
    return [{ kind, rows, total: ofKind.length }];
  });
}
