import { hasWords, toSearchText } from '#core/catalogue/listing/search-text.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { collectionName } from '#core/search/collection-name.ts';

/** The overlay shows at most this many hits; the listing shows the rest. */
export const RESULT_COUNT = 8;
/** Only the first hit with exactly the SKU matters; others may share the letters of their words. */
const EXACT_COUNT = 4;

const COLLECTIONS = ['product', 'product_variation'] as const;
/** Index of the variants' collection among the searches of a request. */
const VARIATION_AT = COLLECTIONS.indexOf('product_variation');

/** Sorts a product before its variants. */
const NEWEST = 'post_date:desc,kind_order:asc';

const SHOWN =
  'sku,legacy_skus,post_title,description,permalink,main_image_url,post_date,post_id,product_id';

/** The catalogue to search. */
export type SearchScope = {
  locale: LocaleCode;
  /** Prefix of the collection names, before the language. */
  prefix: string;
};

type Params = Record<string, string | number>;
type SearchRequest = { perPage: number; body: { union?: true; searches: Params[] } };

/** Returns the trimmed query; empty for a text that is not searched for. */
export function queryOf(text: string): string {
  const query = text.trim();
  return hasWords(query) ? query : '';
}

/** Returns the search for products and variants in one list, newest first. */
export function buildSearch(scope: SearchScope, query: string): SearchRequest {
  return buildRequest(scope, RESULT_COUNT, {
    q: toSearchText(query),
    query_by: 'sku,legacy_skus,post_title,description',
    num_typos: '0,0,2,0',
    sort_by: NEWEST,
  });
}

/** Returns the search for the SKU itself, which may be too old for the list; null for a text that is no code. */
export function buildExactSearch(scope: SearchScope, query: string): SearchRequest | null {
  if (!/\d/.test(query) || foldCode(query).length < 3) return null;
  return buildRequest(scope, EXACT_COUNT, {
    q: query,
    query_by: 'sku,legacy_skus',
    num_typos: '0,0',
    prefix: 'false',
    drop_tokens_threshold: 0,
    sort_by: `_text_match:desc,${NEWEST}`,
  });
}

function buildRequest(
  { prefix, locale }: SearchScope,
  perPage: number,
  params: Params,
): SearchRequest {
  const searches = COLLECTIONS.map((name) => ({
    collection: collectionName(prefix, locale, name),
    ...params,
    filter_by: 'show_in_cat_listing:=TRUE',
    include_fields: SHOWN,
  }));
  return { perPage, body: { union: true, searches } };
}

export function isVariationAt(searchIndex: number | undefined): boolean {
  return searchIndex === VARIATION_AT;
}

/** Normalises a code as the search does: letters and digits only, in one case. */
export function foldCode(code: string): string {
  return code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
