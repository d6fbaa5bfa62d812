import { formatListingState } from '#core/catalogue/listing/listing-state.ts';
import type {
  ProductSuggestions,
  SuggestedProduct,
} from '#core/catalogue/search/product-suggestions.ts';
import { readSearch, type SearchBooks } from '#core/catalogue/search/read-search.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { pathTo } from '#core/i18n/paths.ts';
import type { SearchHit } from '#core/search/search-engine.ts';
import type { CatalogueIndex, IndexedProduct } from '#server/catalogue/indexed.ts';
import {
  describeReading,
  type ListingQuery,
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
  { state }: Pick<ListingQuery, 'state'>,
): Promise<ProductSuggestions> {
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
    limits: [],
    query: formatListingState(state),
    ...describeReading(state, reading, response),
  };
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
