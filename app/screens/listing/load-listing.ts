import { type RouterContextProvider, redirect } from 'react-router';
import { requestLocale } from '#app/i18n/request-locale.ts';
import type { Elsewhere, ListingPage } from '#app/screens/listing/listing-meta.ts';
import type { PageContext } from '#app/services-context.ts';
import { servicesContext } from '#app/services-context.ts';
import { indexingOf, subjectQueryOf } from '#core/catalogue/listing/listing-address.ts';
import {
  formatListingState,
  type ListingState,
  listingParams,
  parseListingState,
  plainListing,
} from '#core/catalogue/listing/listing-state.ts';
import type { ProductListing } from '#core/catalogue/listing/listing-view.ts';
import type { FoundListing, ListingPlaces } from '#core/catalogue/search/product-suggestions.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';

type Request = { url: URL; context: Readonly<RouterContextProvider> };

/**
 * Loads the listing that a URL requests.
 *
 * @throws a redirect to the canonical URL if another URL requests the same listing, such as a submitted form.
 */
export async function loadListing(
  { url, context }: Request,
  categorySlug?: string,
): Promise<ListingPage> {
  const locale = requestLocale(url);
  const services = context.get(servicesContext);
  const { catalogue, searchMisses } = services;
  const typed = parseListingState(url.searchParams);
  // Figures of a typed text become filters, so that the address says what is shown.
  const requested = await catalogue.readTyped(locale, { state: typed, categorySlug });
  const products = await catalogue.searchListing(locale, { state: requested, categorySlug });
  const state = { ...requested, page: products.page };
  const query = readableQuery(url, state);
  const isElsewhere = new URLSearchParams(query).toString() !== url.searchParams.toString();
  // With figures as filters, only the address that was typed shows that the visitor has set none.
  const isTyped = isElsewhere
    ? isPlainSearch(typed) && !isPlainSearch(state)
    : isPlainSearch(state);
  const noteSearch = ({ total, leftOut }: ProductListing, pages = 0) => {
    if (categorySlug !== undefined || !isTyped) return;
    searchMisses.noteSearch({ locale, text: state.search, found: total + pages, leftOut });
  };
  if (isElsewhere) {
    noteSearch(products);
    throw redirect(url.pathname + query);
  }
  const searched = { locale, state, categorySlug };
  const { listing, places } = await addPlaces(services, products, searched);
  noteSearch(listing, places?.places.length);
  const subject = subjectQueryOf(state);
  const isSubject =
    subject !== null &&
    categorySlug !== undefined &&
    (await catalogue.hasSubject(locale, { categorySlug, query: subject }));
  const { canonicalQuery, isIndexed } = indexingOf(state, listing.total, isSubject);
  const canonical = parseListingState(new URLSearchParams(canonicalQuery));
  const [queries, canonicalQueries] = await Promise.all([
    catalogue.listListingQueries(locale, state),
    catalogue.listListingQueries(locale, canonical),
  ]);
  return {
    listing: places?.isPlaceOnly ? withoutProducts(listing) : listing,
    places,
    elsewhere: listing.total > 0 ? null : await findElsewhere(services, searched),
    queries,
    canonicalQueries,
    isIndexed,
  };
}

type Searched = { locale: LocaleCode; state: ListingState; categorySlug: string | undefined };

/** Adds on the first page of all products the places that the text names. */
async function addPlaces(
  { catalogue, listPlaces }: PageContext['services'],
  products: FoundListing,
  { locale, state, categorySlug }: Searched,
): Promise<{ listing: ProductListing; places: ListingPlaces | null }> {
  const { fit: _, ...listing } = products;
  if (state.search === '' || state.page > 1 || categorySlug !== undefined) {
    return { listing, places: null };
  }
  const places = await listPlaces(locale, { state, listing: products });
  if (listing.total + places.places.length > 0) return { listing, places };
  const { fit: __, ...corrected } = await catalogue.searchListing(locale, { state }, 'products');
  return { listing: corrected, places };
}

/** Counts what all products have for the text of a category. */
async function findElsewhere(
  { catalogue }: PageContext['services'],
  { locale, state, categorySlug }: Searched,
): Promise<Elsewhere | null> {
  if (categorySlug === undefined || state.search === '') return null;
  const typed = { ...plainListing, search: state.search };
  const read = await catalogue.readTyped(locale, { state: typed });
  const { total } = await catalogue.searchListing(locale, { state: read });
  return total > 0 ? { query: formatListingState(read), total } : null;
}

const withoutProducts = (listing: ProductListing): ProductListing => {
  const none = { rows: [], total: 0, variantTotal: 0, pageCount: 0 };
  return { ...listing, ...none, leftOut: [], correction: null };
};

/** Returns whether the state holds only a search text, so that its hits show whether the catalogue has it. */
function isPlainSearch(state: ListingState): boolean {
  const plain = formatListingState({ ...plainListing, search: state.search });
  return state.search !== '' && formatListingState(state) === plain;
}

/** Returns the query as links of the listing have it; parameters outside the listing's state come last. */
function readableQuery(url: URL, state: ListingState): string {
  const others = [...url.searchParams].filter(([key]) => !listingParams.includes(key));
  const rest = new URLSearchParams(others).toString();
  const query = formatListingState(state);
  if (rest === '') return query;
  return query === '' ? `?${rest}` : `${query}&${rest}`;
}
