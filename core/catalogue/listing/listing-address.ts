import { listChosenFacets } from '#core/catalogue/listing/change-listing.ts';
import {
  formatListingState,
  type ListingState,
  plainListing,
} from '#core/catalogue/listing/listing-state.ts';

/** Facets with values that people search the web for. */
const SUBJECTS = ['family', 'type'];

/**
 * Returns the query of a listing of one family or one type, without order, view and page; null for any other listing.
 */
export function subjectQueryOf(state: ListingState): string | null {
  const { search, terms } = state;
  const [subject, ...others] = listChosenFacets(state);
  const isOne =
    search === '' &&
    others.length === 0 &&
    SUBJECTS.includes(subject as string) &&
    Object.values(terms)[0]?.length === 1;
  return isOne ? formatListingState({ ...plainListing, terms }) : null;
}

/**
 * Returns the directives for search engines. The plain listing, and the listings of one family or one type that are a
 * subject of their own, are indexed under their own URL without order and view; other filter combinations, searches
 * and empty listings are not.
 *
 * @param isSubject whether the sitemap lists it (`server/catalogue/list-subjects.ts`).
 * @returns `canonicalQuery` with its question mark, or '' for the plain listing.
 */
export function indexingOf(state: ListingState, total: number, isSubject: boolean) {
  const { search, terms, page } = state;
  const isPlain = search === '' && listChosenFacets(state).length === 0;
  const isIndexed = total > 0 && (isPlain || isSubject);
  const canonical = isIndexed ? { ...plainListing, terms, page } : plainListing;
  return { canonicalQuery: formatListingState(canonical), isIndexed };
}
