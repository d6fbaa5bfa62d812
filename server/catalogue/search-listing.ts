import { isNarrowed } from '#core/catalogue/listing/change-listing.ts';
import { LISTING_PAGE_SIZE, toFacetSearch } from '#core/catalogue/listing/listing-search.ts';
import {
  formatListingState,
  type ListingState,
  plainListing,
} from '#core/catalogue/listing/listing-state.ts';
import type { ListingRow, ProductListing } from '#core/catalogue/listing/listing-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import type { FacetSearchResponse, SearchEngine } from '#core/search/search-engine.ts';
import type { CatalogueIndex } from '#server/catalogue/indexed.ts';
import { listChips } from '#server/catalogue/listing-chips.ts';
import { type ListingScope, presentFacets } from '#server/catalogue/listing-facets.ts';
import { type Count, findRelaxations } from '#server/catalogue/listing-relaxations.ts';

export type ListingQuery = {
  state: ListingState;
  /** The category whose listing it is. */
  categorySlug?: string | undefined;
};

/** Where the variants of a language are searched. */
export type VariantSearch = { engine: SearchEngine; collection: string };

type RunSearch = (state: ListingState, perPage?: number) => Promise<FacetSearchResponse>;

/** A page of the listed products that the search finds, with the facets that narrow it. A page beyond the last is the last. */
export async function searchListing(
  { engine, collection }: VariantSearch,
  { index, locale }: { index: CatalogueIndex; locale: LocaleCode },
  { state, categorySlug }: ListingQuery,
): Promise<ProductListing> {
  const ask: RunSearch = (asked, perPage = LISTING_PAGE_SIZE) => {
    const search = toFacetSearch(asked, categorySlug);
    return engine.facetSearch(collection, {
      ...search,
      params: { ...search.params, per_page: perPage },
    });
  };
  const scope: ListingScope = { locale, terms: index.facetTerms, categorySlug };
  const { answer, page, pageCount } = await searchPage(ask, state);
  const context = isNarrowed(state) ? await ask(plainListing, 0) : answer;
  return {
    rows: toRows(index, answer),
    total: answer.found,
    variantTotal: answer.found_docs ?? 0,
    page,
    pageCount,
    facets: presentFacets(scope, state, { answer, context }),
    chosen: listChips(scope, state),
    relaxations:
      answer.found > 0 ? [] : await findRelaxations(scope, state, searchOnce(ask, state, answer)),
  };
}

/** Asks for counts, of no state twice. */
function searchOnce(ask: RunSearch, state: ListingState, answer: FacetSearchResponse): Count {
  const asked = new Map([[formatListingState(state), Promise.resolve(answer)]]);
  return (next) => {
    const key = formatListingState(next);
    const known = asked.get(key) ?? ask(next, 0);
    asked.set(key, known);
    return known;
  };
}

async function searchPage(ask: RunSearch, state: ListingState) {
  const answer = await ask(state);
  const pageCount = Math.ceil(answer.found / LISTING_PAGE_SIZE);
  const page = Math.min(state.page, Math.max(1, pageCount));
  if (page === state.page) return { answer, page, pageCount };
  return { answer: await ask({ ...state, page }), page, pageCount };
}

function toRows(index: CatalogueIndex, { grouped_hits = [] }: FacetSearchResponse): ListingRow[] {
  return grouped_hits.flatMap(({ hits, found }) => {
    const [best] = hits;
    if (!best) return [];
    const { id, sku, product_id } = best.document;
    const product = index.productById.get(Number(product_id))?.card;
    // The search may be a moment behind an import.
    if (!product) return [];
    const variant = { id: Number(id), sku: String(sku) };
    return { product, matchingVariantCount: found, variant };
  });
}
