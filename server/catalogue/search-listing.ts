import {
  isNarrowed,
  listChosenFacets,
  withoutSearch,
} from '#core/catalogue/listing/change-listing.ts';
import { LISTING_PAGE_SIZE } from '#core/catalogue/listing/listing-search.ts';
import {
  formatListingState,
  type ListingState,
  plainListing,
} from '#core/catalogue/listing/listing-state.ts';
import type { ListingRow } from '#core/catalogue/listing/listing-view.ts';
import type { FoundListing } from '#core/catalogue/search/product-suggestions.ts';
import { readFigures } from '#core/catalogue/search/read-figures.ts';
import { readSearch, type SearchBooks } from '#core/catalogue/search/read-search.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { FacetSearchResponse } from '#core/search/search-engine.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { listChips } from '#server/catalogue/listing-chips.ts';
import { type ListingScope, presentFacets } from '#server/catalogue/listing-facets.ts';
import { type Count, findRelaxations } from '#server/catalogue/listing-relaxations.ts';
import {
  describeReading,
  hasWords,
  isIncomplete,
  isOfKind,
  isWordless,
  type ListingQuery,
  runListingSearch,
  type VariantSearch,
} from '#server/catalogue/search/run-listing-search.ts';

type RunSearch = (state: ListingState, perPage?: number) => Promise<FacetSearchResponse>;

type Catalogue = { index: CatalogueIndex; locale: LocaleCode; books: SearchBooks };

/** Searches a page of listed products with their facets. A page beyond the last returns the last. */
export async function searchListing(
  search: VariantSearch,
  { index, locale, books }: Catalogue,
  { state, categorySlug }: ListingQuery,
): Promise<FoundListing> {
  const reading = state.search === '' ? null : readSearch(state.search, books);
  const runSearch: RunSearch = (requested, perPage = LISTING_PAGE_SIZE) =>
    runListingSearch(search, { state: requested, categorySlug, reading, changes: { perPage } });
  const scope: ListingScope = { locale, terms: index.facetTerms, categorySlug };
  const { response, page, pageCount } = await searchPage(runSearch, state);
  const relax = () => {
    // A text without a meaning here is left out with any filter; by itself it would find nothing.
    const isWordless = isNarrowed(withoutSearch(state)) && !hasWords(response);
    const relaxed = isWordless ? withoutSearch(state) : state;
    return findRelaxations(scope, relaxed, searchOnce(runSearch, relaxed, response));
  };
  const context = await readContext(runSearch, state, response);
  return {
    rows: toRows(index, response),
    total: response.found,
    variantTotal: response.found_docs ?? 0,
    page,
    pageCount,
    facets: presentFacets(scope, state, { response, context }),
    chosen: listChips(scope, state),
    ...describeReading(state, reading, response),
    fit: {
      isQuestion: readFigures(state.search, books.figures, books.voltages).isQuestion,
      isIncomplete: isIncomplete(reading, response),
      isWordless: isWordless(reading, state),
      isOfKind: isOfKind(reading, response),
    },
    relaxations: response.found > 0 ? [] : await relax(),
  };
}

/** Searches without filters, which says what can be chosen at all; a text that finds nothing by itself says nothing. */
async function readContext(
  runSearch: RunSearch,
  state: ListingState,
  response: FacetSearchResponse,
): Promise<FacetSearchResponse> {
  if (listChosenFacets(state).length === 0) return response;
  const ofText = await runSearch({ ...plainListing, search: state.search }, 0);
  return ofText.found > 0 ? ofText : runSearch(plainListing, 0);
}

/** Counts products by state, with one request per state. */
function searchOnce(
  runSearch: RunSearch,
  state: ListingState,
  response: FacetSearchResponse,
): Count {
  const responses = new Map([[formatListingState(state), Promise.resolve(response)]]);
  return (next) => {
    const key = formatListingState(next);
    const pending = responses.get(key) ?? runSearch(next, 0);
    responses.set(key, pending);
    return pending;
  };
}

async function searchPage(runSearch: RunSearch, state: ListingState) {
  const response = await runSearch(state);
  const pageCount = Math.ceil(response.found / LISTING_PAGE_SIZE);
  const page = Math.min(state.page, Math.max(1, pageCount));
  if (page === state.page) return { response, page, pageCount };
  return { response: await runSearch({ ...state, page }), page, pageCount };
}

function toRows(index: CatalogueIndex, { grouped_hits = [] }: FacetSearchResponse): ListingRow[] {
  return grouped_hits.flatMap(({ hits, found }) => {
    const [best] = hits;
    if (!best) return [];
    const { id, sku, product_id } = best.document;
    const product = index.productById.get(Number(product_id))?.card;
    // The search may briefly lag behind an import.
    if (!product) return [];
    const variant = { id: Number(id), sku: String(sku) };
    return { product, matchingVariantCount: found, variant };
  });
}
