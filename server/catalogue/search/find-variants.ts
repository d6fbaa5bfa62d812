import {
  type FoundVariants,
  toFoundVariant,
  VARIANT_HITS,
  variantQuery,
} from '#core/catalogue/search/variant-query.ts';
import type { VariantSearch } from '#server/catalogue/search/run-listing-search.ts';

/**
 * Finds the first variants by code or words, for pages that work without scripts. None for a text without a query.
 * @throws when the search is unavailable.
 */
export async function findVariants(
  { engine, collection }: VariantSearch,
  text: string,
): Promise<FoundVariants> {
  const query = variantQuery(text);
  if (!query) return { variants: [], total: 0 };
  const found = await engine.search(collection, { ...query, page: 1, per_page: VARIANT_HITS });
  const variants = (found.hits ?? []).map(({ document }) => toFoundVariant(document));
  return { variants, total: found.found };
}
