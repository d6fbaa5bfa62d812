import { listChosenFacets } from '#core/catalogue/listing/change-listing.ts';
import {
  formatListingState,
  type ListingState,
  plainListing,
} from '#core/catalogue/listing/listing-state.ts';

/** Facets with values that people search the web for: one chosen value is indexed. */
const SUBJECTS = ['family', 'type'];

/**
 * Returns the directives for search engines. The plain listing, and listings of one family or one type, are indexed
 * under their own URL without order and view; other filter combinations, searches and empty listings are not.
 *
 * @returns `canonicalQuery` with its question mark, or '' for the plain listing.
 */
export function indexingOf(state: ListingState, total: number) {
  const { search, terms, page } = state;
  const chosen = listChosenFacets(state);
  const [subject] = chosen;
  const isSubject =
    chosen.length === 1 &&
    SUBJECTS.includes(subject as string) &&
    Object.values(terms)[0]?.length === 1;
  const isIndexed = total > 0 && search === '' && (chosen.length === 0 || isSubject);
  const canonical = isIndexed ? { ...plainListing, terms, page } : plainListing;
  return { canonicalQuery: formatListingState(canonical), isIndexed };
}
