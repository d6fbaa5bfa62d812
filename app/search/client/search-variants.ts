import { reportFailure } from '#app/i18n/api-client.ts';
import type { SearchAccess } from '#app/search/client/search-access.ts';
import {
  type FoundVariant,
  toFoundVariant,
  VARIANT_HITS,
  variantQuery,
} from '#core/catalogue/search/variant-query.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { collectionName } from '#core/search/collection-name.ts';
import type { SearchResponse } from '#core/search/search-engine.ts';

const ENDPOINT = '/search/multi_search';

/**
 * Searches variants of a language by code or words, the best first; none for a text without a query. With `hasLight`
 * only those that emit light.
 * @throws when there is no usable response; the progress bar has shown it, unless `signal` aborted the search.
 */
export async function searchVariants(
  {
    locale,
    key,
    prefix,
    hasLight = false,
  }: SearchAccess & { locale: LocaleCode; hasLight?: boolean },
  text: string,
  signal: AbortSignal,
): Promise<FoundVariant[]> {
  const query = variantQuery(text, { hasLight });
  if (!query) return [];
  const search = { collection: collectionName(prefix, locale, 'product_variation'), ...query };
  try {
    const response = await fetch(`${ENDPOINT}?page=1&per_page=${VARIANT_HITS}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-typesense-api-key': key },
      body: JSON.stringify({ union: true, searches: [search] }),
      signal,
    });
    if (!response.ok) throw new Error(`responded with ${response.status}`);
    const results: SearchResponse = await response.json();
    return (results.hits ?? []).map(({ document }) => toFoundVariant(document));
  } catch (error) {
    if (!signal.aborted) reportFailure(`${ENDPOINT}: ${String(error)}`);
    throw error;
  }
}
