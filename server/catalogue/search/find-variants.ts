import {
  type FoundVariant,
  toFoundVariant,
  VARIANT_HITS,
  variantQuery,
} from '#core/catalogue/search/variant-query.ts';
import type { VariantSearch } from '#server/catalogue/search/run-listing-search.ts';

/**
 * Finds variants by code or words, for pages that work without scripts. None for a text without a query.
 * @throws when the search is unavailable.
 */
export async function findVariants(
  { engine, collection }: VariantSearch,
  text: string,
): Promise<FoundVariant[]> {
  const query = variantQuery(text);
  if (!query) return [];
  const found = await engine.search(collection, { ...query, page: 1, per_page: VARIANT_HITS });
  return (found.hits ?? []).map(({ document }) => toFoundVariant(document));
}
