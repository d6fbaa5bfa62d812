import { listingFields } from '#core/catalogue/listing/listing-fields.ts';
import { hasWords, toSearchText } from '#core/catalogue/listing/search-text.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { collectionName } from '#core/search/collection-name.ts';

/** More hits than this are shown in the listing only. */
export const RESULT_COUNT = 8;
/** Of what bears exactly the code, only the first matters; others may share the letters of their words. */
const EXACT_COUNT = 4;

const COLLECTIONS = ['product', 'product_variation'] as const;
/** Place of the variants' collection among the searches of a request. */
export const VARIATION_AT = COLLECTIONS.indexOf('product_variation');

/** A product before its variants. */
const NEWEST = 'post_date:desc,kind_order:asc';

const SHOWN =
  'sku,legacy_skus,post_title,description,permalink,main_image_url,post_date,post_id,product_id';

/** Which catalogue is searched. */
export type SearchScope = {
  locale: LocaleCode;
  /** What the names of the collections begin with, before the language. */
  prefix: string;
};

type Params = Record<string, string | number>;
type SearchRequest = { perPage: number; body: { union?: true; searches: Params[] } };

/** What the visitor means to find: the text without what is around it; empty for what is not to be searched. */
export function queryOf(text: string): string {
  const query = text.trim();
  return hasWords(query) ? query : '';
}

/** Products and variants in one list, newest first. */
export function buildSearch(scope: SearchScope, query: string): SearchRequest {
  return buildRequest(scope, RESULT_COUNT, {
    q: toSearchText(query),
    query_by: 'sku,legacy_skus,post_title,description',
    num_typos: '0,0,2,0',
    sort_by: NEWEST,
  });
}

/** Products that a listing finds by this text, in more than what a hit shows: a variant of each, the newest first. */
export function buildListingSearch(scope: SearchScope, query: string): SearchRequest {
  const params = { q: toSearchText(query), ...listingFields, sort_by: NEWEST };
  const grouped = { ...params, group_by: 'product_id', group_limit: 1 };
  const { perPage, body } = buildRequest(scope, RESULT_COUNT, grouped);
  return { perPage, body: { searches: body.searches.slice(VARIATION_AT) } };
}

/** What bears the code itself, which may be too old for the list; null for a text that is no code. */
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

/** A code as the search reads it: letters and digits only, in one case. */
export function foldCode(code: string): string {
  return code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
