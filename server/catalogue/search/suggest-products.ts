import { isDeepStrictEqual } from 'node:util';
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
import { readSearch, type SearchBooks } from '#core/catalogue/search/read-search.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { SearchHit } from '#core/search/search-engine.ts';
import type { CatalogueIndex, IndexedProduct } from '#server/catalogue/indexed.ts';
import { chosenLabels } from '#server/catalogue/listing-chips.ts';
import type { ListingScope } from '#server/catalogue/listing-facets.ts';
import { readTyped } from '#server/catalogue/search/read-typed.ts';
import {
  describeReading,
  isIncomplete,
  isOfKind,
  isWordless,
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
    limits: toLimits({ locale, terms: index.facetTerms, categorySlug: undefined }, limits),
    query: formatListingState(state),
    fit: {
      isQuestion,
      isIncomplete: isIncomplete(reading, response),
      isWordless: isWordless(reading, state),
      isOfKind: isOfKind(reading, response),
    },
    ...describeReading(state, reading, response),
  };
}

/** The figures as the chips that the listing has for them: figures that hold together, such as '3 h non-maintained', are one. */
function toLimits(scope: ListingScope, limits: FigureLimit[]): SuggestedLimit[] {
  const together = withLimits(plainListing, limits);
  const chips = limits.map((limit) => {
    const { facet, without } = limit;
    const held = chosenLabels(scope, together, facet);
    const own = chosenLabels(scope, withLimits(plainListing, [limit]), facet);
    const valueLabel =
      own.find((label) => held.some((other) => isDeepStrictEqual(label, other))) ?? held[0] ?? null;
    return { label: facetLabel(facet), valueLabel, without };
  });
  return chips.filter(({ label, valueLabel }, at) => {
    const isSame = (other: SuggestedLimit) =>
      other.label === label && isDeepStrictEqual(other.valueLabel, valueLabel);
    return chips.findIndex(isSame) === at;
  });
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
