import { reportFailure } from '#app/i18n/api-client.ts';
import type { SearchAccess } from '#app/search/client/search-access.ts';
import { queryOf } from '#app/search/client/search-request.ts';
import { toSearchText } from '#core/catalogue/listing/search-text.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { collectionName } from '#core/search/collection-name.ts';
import type { SearchResponse } from '#core/search/search-engine.ts';

/** A variant in the search results. */
export type FoundVariant = { id: number; sku: string; description: string; image: string | null };

const ENDPOINT = '/search/multi_search';
const COUNT = 8;

/**
 * Searches variants of a language by code or words, the best first; none for a text without a query. With `hasLight`
 * only those that emit light.
 * @throws when there is no usable response; the progress bar has shown it, unless `signal` aborted the search.
 */
export async function searchVariants(
  { locale, key, prefix, hasLight }: SearchAccess & { locale: LocaleCode; hasLight?: boolean },
  text: string,
  signal: AbortSignal,
): Promise<FoundVariant[]> {
  const query = queryOf(text);
  if (query === '') return [];
  const search = {
    collection: collectionName(prefix, locale, 'product_variation'),
    q: toSearchText(query),
    query_by: 'sku,legacy_skus,post_title,description',
    num_typos: '0,0,2,0',
    sort_by: '_text_match:desc,name_order:asc',
    filter_by: `show_in_cat_listing:=TRUE${hasLight ? ' && lumens:>0' : ''}`,
    include_fields: 'sku,description,main_image_url,post_id',
  };
  try {
    const response = await fetch(`${ENDPOINT}?page=1&per_page=${COUNT}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-typesense-api-key': key },
      body: JSON.stringify({ union: true, searches: [search] }),
      signal,
    });
    if (!response.ok) throw new Error(`responded with ${response.status}`);
    const results: SearchResponse = await response.json();
    return (results.hits ?? []).map(({ document }) => ({
      id: Number(document.post_id),
      sku: String(document.sku ?? ''),
      description: String(document.description ?? ''),
      image: document.main_image_url ? String(document.main_image_url) : null,
    }));
  } catch (error) {
    if (!signal.aborted) reportFailure(`${ENDPOINT}: ${String(error)}`);
    throw error;
  }
}
