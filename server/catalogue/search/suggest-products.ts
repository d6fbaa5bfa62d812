import { facetLabel } from '#core/catalogue/listing/facet-labels.ts';
import {
  formatListingState,
  parseListingState,
  plainListing,
} from '#core/catalogue/listing/listing-state.ts';
import { type FigureLimit, withLimits } from '#core/catalogue/search/figure-limit.ts';
import type {
  FoundProducts,
  SuggestedLimit,
  SuggestedProduct,
} from '#core/catalogue/search/product-suggestions.ts';
import {
  readSearch,
  type SearchBooks,
  type SearchReading,
} from '#core/catalogue/search/read-search.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { FacetSearchResponse, SearchHit } from '#core/search/search-engine.ts';
import type { CatalogueIndex, IndexedProduct } from '#server/catalogue/indexed.ts';
import { chosenLabels } from '#server/catalogue/listing-chips.ts';
import type { ListingScope } from '#server/catalogue/listing-facets.ts';
import { readTyped } from '#server/catalogue/search/read-typed.ts';
import {
  describeReading,
  listMissed,
  runListingSearch,
  type VariantSearch,
} from '#server/catalogue/search/run-listing-search.ts';

const PRODUCTS = 8;
const VARIANTS_EACH = 6;

type Catalogue = { index: CatalogueIndex; locale: LocaleCode; books: SearchBooks };

/** Finds the first products of a listing for the search over a page. */
export async function suggestProducts(
  search: VariantSearch,
  { index, locale, books }: Catalogue,
  text: string,
): Promise<FoundProducts> {
  const typed = parseListingState(new URLSearchParams({ search: text }));
  const { state, limits, isQuestion } = await readTyped(search, books, { state: typed });
  const reading = state.search === '' ? null : readSearch(state.search, books);
  const changes = {
    perPage: PRODUCTS,
    perProduct: VARIANTS_EACH,
    fields: 'id,sku,product_id,description,main_image_url',
    isPlain: true,
  };
  const response = await runListingSearch(search, { state, reading, changes });
  const products = (response.grouped_hits ?? []).flatMap(({ hits, found }) => {
    const product = index.productById.get(Number(hits[0]?.document.product_id));
    return product ? [toProduct(locale, product, { hits, found })] : [];
  });
  return {
    total: response.found,
    products,
    limits: limits.map((limit) => toLimit({ locale, terms: index.facetTerms }, limit)),
    query: formatListingState(state),
    isQuestion,
    isIncomplete: isIncomplete(reading, response),
    ...describeReading(state, reading, response),
  };
}

/** Whether nothing has what the text is about: a kind of product may lack where, or for what, it is wanted. */
function isIncomplete(reading: SearchReading | null, response: FacetSearchResponse): boolean {
  const hasKind = reading?.concepts.some(({ role }) => role === 'kind') === true;
  const missed = listMissed(reading, response);
  return response.found === 0 || missed.some(({ role }) => !hasKind || role !== 'context');
}

/** The figure as the chip that the listing has for it. */
function toLimit(
  { locale, terms }: Pick<ListingScope, 'locale' | 'terms'>,
  limit: FigureLimit,
): SuggestedLimit {
  const scope: ListingScope = { locale, terms, categorySlug: undefined };
  const [label = null] = chosenLabels(scope, withLimits(plainListing, [limit]), limit.facet);
  return { label: facetLabel(limit.facet), valueLabel: label, without: limit.without };
}

function toProduct(
  locale: LocaleCode,
  { card }: IndexedProduct,
  { hits, found }: { hits: SearchHit[]; found: number },
): SuggestedProduct {
  const picture = hits[0]?.document.main_image_url;
  return {
    id: card.id,
    code: card.code,
    title: card.title,
    summary: card.summary,
    href: pathTo(locale, 'products', card.slug),
    pictureUrl: typeof picture === 'string' ? picture : null,
    matching: found,
    variantCount: card.variantCount,
    variants: hits.map(({ document }) => ({
      id: Number(document.id),
      sku: String(document.sku),
      description: String(document.description),
    })),
  };
}
