import { listChosenFacets } from '#core/catalogue/listing/change-listing.ts';
import {
  formatListingState,
  type ListingState,
  plainListing,
} from '#core/catalogue/listing/listing-state.ts';

/** Facets of which one chosen value is a subject that people search the web for. */
const SUBJECTS = ['family', 'type'];

/**
 * What search engines are told of a listing. Pages of the plain listing, and of one family or one type, are indexed
 * under their own address without order and view; every other combination of filters is not, nor is a search or an
 * empty listing.
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
