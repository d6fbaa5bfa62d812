import { isNarrowed, listChosenFacets } from '#core/catalogue/listing/change-listing.ts';
import { LISTING_PAGE_SIZE, toFacetSearch } from '#core/catalogue/listing/listing-search.ts';
import {
  formatListingState,
  type ListingState,
  plainListing,
} from '#core/catalogue/listing/listing-state.ts';
import type { ListingRow, ProductListing } from '#core/catalogue/listing/listing-view.ts';
import {
  readSearch,
  type SearchBooks,
  type SearchReading,
} from '#core/catalogue/search/read-search.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { FacetSearchResponse, SearchEngine } from '#core/search/search-engine.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { listChips } from '#server/catalogue/listing-chips.ts';
import { type ListingScope, presentFacets } from '#server/catalogue/listing-facets.ts';
import { type Count, findRelaxations } from '#server/catalogue/listing-relaxations.ts';

export type ListingQuery = {
  state: ListingState;
  /** The listing's category. */
  categorySlug?: string | undefined;
};

/** The search engine and collection of a language's variants. */
export type VariantSearch = { engine: SearchEngine; collection: string };

type RunSearch = (state: ListingState, perPage?: number) => Promise<FacetSearchResponse>;

type Catalogue = { index: CatalogueIndex; locale: LocaleCode; books: SearchBooks };

/** Searches a page of listed products with their facets. A page beyond the last returns the last. */
export async function searchListing(
  { engine, collection }: VariantSearch,
  { index, locale, books }: Catalogue,
  { state, categorySlug }: ListingQuery,
): Promise<ProductListing> {
  const reading = state.search === '' ? null : readSearch(state.search, books);
  const runSearch: RunSearch = async (requested, perPage = LISTING_PAGE_SIZE) => {
    const run = (used: SearchReading | null) => {
      const search = toFacetSearch(requested, { categorySlug, reading: used });
      const params = { ...search.params, per_page: perPage };
      return engine.facetSearch(collection, { ...search, params });
    };
    if (requested.search === '' || !reading) return run(null);
    const response = await run(reading);
    const isWordless = response.has_concepts?.every((isFound) => !isFound) ?? false;
    const hasMore = reading.named !== null || listChosenFacets(requested).length > 0;
    if (response.found > 0 || !isWordless || !hasMore) return response;
    // No word says anything here: the rest of the criteria is the answer.
    const rest = await run({ ...reading, concepts: [] });
    return { ...rest, has_concepts: reading.concepts.map(() => false) };
  };
  const scope: ListingScope = { locale, terms: index.facetTerms, categorySlug };
  const { response, page, pageCount } = await searchPage(runSearch, state);
  const context = isNarrowed(state) ? await runSearch(plainListing, 0) : response;
  return {
    rows: toRows(index, response),
    total: response.found,
    variantTotal: response.found_docs ?? 0,
    page,
    pageCount,
    facets: presentFacets(scope, state, { response, context }),
    chosen: listChips(scope, state),
    ...describeReading(state, reading, response),
    relaxations:
      response.found > 0
        ? []
        : await findRelaxations(scope, state, searchOnce(runSearch, state, response)),
  };
}

/** Returns the typed words that the results do without, and the corrected text. */
function describeReading(
  state: ListingState,
  reading: SearchReading | null,
  { has_concepts = [] }: FacetSearchResponse,
): Pick<ProductListing, 'leftOut' | 'correction'> {
  if (reading === null) return { leftOut: [], correction: null };
  const missed = reading.concepts.filter((concept, i) => {
    return concept.role !== 'common' && has_concepts[i] === false;
  });
  const { correctedText: text } = reading;
  return {
    leftOut: missed.map(({ typed }) => typed.join(' ')),
    correction:
      text === null
        ? null
        : { text, query: formatListingState({ ...state, search: text, page: 1 }) },
  };
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
