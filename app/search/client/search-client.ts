import { reportFailure } from '#app/i18n/api-client.ts';
import { fetchPart } from '#app/search/client/fetch-part.ts';
import { createResultCache } from '#app/search/client/result-cache.ts';
import type { SearchAccess } from '#app/search/client/search-access.ts';
import {
  buildExactSearch,
  buildSearch,
  foldCode,
  isVariationAt,
  RESULT_COUNT,
  type SearchScope,
} from '#app/search/client/search-request.ts';
import { type SearchResult, toResult } from '#app/search/client/search-result.ts';
import {
  gatherHits,
  haveOwnWords,
  type SearchRow,
  toProductRow,
} from '#app/search/client/search-rows.ts';
import { textOf } from '#app/search/client/split-marks.ts';
import type {
  SearchSuggestions,
  SuggestedProduct,
} from '#core/catalogue/search/product-suggestions.ts';
import type { MultiSearchResponse, SearchHit, SearchResponse } from '#core/search/search-engine.ts';

/** The results of a search, ready to show. */
export type SearchResults = {
  query: string;
  /** Number of products in the listing for the query. */
  total: number;
  /** The newest hits if they contain every word themselves, then the first products of the listing. */
  rows: SearchRow[];
  /** Whether there are more. */
  hasMore: boolean;
  /** The item whose SKU is exactly the query; it may be one of the rows. */
  exact: SearchResult | null;
  /** What the listing makes of the query. */
  reading: Pick<SearchSuggestions, 'leftOut' | 'correction' | 'limits' | 'absent'>;
  /** Query of the listing. */
  listingQuery: string;
} & Pick<SearchSuggestions, 'places' | 'isPlaceFirst'>;

type Search = SearchAccess & SearchScope & { query: string };

const ENDPOINT = '/search/multi_search';

const cache = createResultCache<SearchResults>({ lifeMs: 120_000, size: 60 });
const keyOf = ({ locale, query }: Search) => `${locale} ${query}`;

/** Returns the cached results of a recent search, or null. */
export function recallSearch(search: Search): SearchResults | null {
  return cache.get(keyOf(search));
}

/**
 * Searches products and variants of a language.
 * @throws when there is no usable response; the progress bar has shown it, unless `signal` aborted the search.
 */
export async function searchProducts(search: Search, signal: AbortSignal): Promise<SearchResults> {
  const { query } = search;
  const exactSearch = buildExactSearch(search, query);
  const [response, sameCode, suggestions] = await Promise.allSettled([
    sendUnited(buildSearch(search, query), search.key, signal),
    exactSearch && sendUnited(exactSearch, search.key, signal),
    suggest(search, signal),
  ]);
  const failed = [response, suggestions].find((part) => part.status === 'rejected');
  const found = toResults(query, {
    response: settledValue(response) ?? { found: 0 },
    // The list is complete without it.
    sameCode: settledValue(sameCode)?.hits ?? [],
    suggestions: settledValue(suggestions),
  });
  if (!failed) {
    cache.set(keyOf(search), found);
    return found;
  }
  if (!signal.aborted) reportFailure(`${ENDPOINT}: ${String(failed.reason)}`);
  // What came is shown; nothing is no result as long as a part is missing.
  if (signal.aborted || found.rows.length + found.places.length === 0) throw failed.reason;
  return found;
}

const settledValue = <Value>(settled: PromiseSettledResult<Value>): Value | null =>
  settled.status === 'fulfilled' ? settled.value : null;

/** What is known of a text without its suggestions. */
const suggestNothing = (query: string, { found }: Responses['response']): SearchSuggestions => ({
  ...{ total: found, query: `?search=${encodeURIComponent(query)}` },
  ...{ products: [], limits: [], leftOut: [], correction: null, absent: null },
  ...{ places: [], isPlaceFirst: false },
});

type Responses = {
  response: Pick<SearchResponse, 'found' | 'hits'>;
  /** Hits that may have the SKU itself. */
  sameCode: SearchHit[];
  /** Null if they failed. */
  suggestions: SearchSuggestions | null;
};

/** Returns the rows of the responses, and the item that has the SKU itself. */
export function toResults(query: string, responses: Responses): SearchResults {
  const { response, sameCode } = responses;
  const suggestions = responses.suggestions ?? suggestNothing(query, response);
  const { leftOut, correction, limits, absent, products, total } = suggestions;
  const hits = (response.hits ?? []).slice(0, RESULT_COUNT);
  const isComplete =
    hits.length > 0 &&
    (responses.suggestions === null || (limits.length === 0 && haveOwnWords(hits, query)));
  const rows = isComplete ? fill(gatherHits(hits), products) : products.map(toProductRow);
  const code = foldCode(query);
  const exact =
    sameCode
      .map((hit) => toResult(hit, isVariationAt(hit.search_index)))
      .find((row) => hasCode(row, code)) ?? null;
  return {
    query,
    total,
    rows,
    hasMore: total > rows.length || (isComplete && response.found > RESULT_COUNT),
    exact,
    reading: isComplete
      ? { leftOut: [], correction: null, limits: [], absent: null }
      : { leftOut, correction, limits, absent },
    listingQuery: suggestions.query,
    places: suggestions.places,
    isPlaceFirst: suggestions.isPlaceFirst,
  };
}

/** Adds products of the listing where all hits are variants of few products. */
function fill(rows: SearchRow[], products: SuggestedProduct[]): SearchRow[] {
  const shown = new Set(rows.map(({ compare }) => compare.parent));
  const others = products.filter(({ id }) => !shown.has(id)).map(toProductRow);
  return [...rows, ...others].slice(0, RESULT_COUNT);
}

function hasCode({ sku, replaces }: SearchResult, code: string): boolean {
  return [sku, ...replaces].some((pieces) => foldCode(textOf(pieces)) === code);
}

type Request = ReturnType<typeof buildSearch>;

/** Returns the first products of the listing for the query. */
function suggest({ locale, query, key }: Search, signal: AbortSignal) {
  const params = new URLSearchParams({ locale, q: query });
  return fetchPart<SearchSuggestions>(`/search/suggestions?${params}`, {
    headers: { 'x-typesense-api-key': key },
    signal,
  });
}

async function sendUnited(request: Request, key: string, signal: AbortSignal) {
  const response = await send(request, key, signal);
  if (!('hits' in response && Array.isArray(response.hits)))
    throw new Error('responded without hits');
  return response;
}

function send({ perPage, body }: Request, key: string, signal: AbortSignal) {
  return fetchPart<MultiSearchResponse>(`${ENDPOINT}?page=1&per_page=${perPage}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-typesense-api-key': key },
    body: JSON.stringify(body),
    signal,
  });
}
