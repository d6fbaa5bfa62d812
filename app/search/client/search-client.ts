import { reportFailure } from '#app/i18n/api-client.ts';
import { createResultCache } from '#app/search/client/result-cache.ts';
import type { SearchAccess } from '#app/search/client/search-access.ts';
import {
  buildExactSearch,
  buildListingSearch,
  buildSearch,
  foldCode,
  isVariationAt,
  RESULT_COUNT,
  type SearchScope,
  VARIATION_AT,
} from '#app/search/client/search-request.ts';
import { type SearchResult, toResult } from '#app/search/client/search-result.ts';
import { textOf } from '#app/search/client/split-marks.ts';
import type { MultiSearchResponse, SearchHit, SearchResponse } from '#core/search/search-engine.ts';

/** The results of a search, ready to show. */
export type SearchResults = {
  query: string;
  /** Number of all hits, shown or not. */
  found: number;
  /** The newest hits. */
  results: SearchResult[];
  /** The item whose SKU is exactly the query; it may be one of the results. */
  exact: SearchResult | null;
};

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
  const [response, sameCode] = await Promise.all([
    findNewest(search, signal),
    // The list is complete without it.
    exactSearch && sendUnited(exactSearch, search.key, signal).catch(() => null),
  ]).catch((error: unknown) => {
    if (!signal.aborted) reportFailure(`${ENDPOINT}: ${String(error)}`);
    throw error;
  });
  const found = toResults(query, response, sameCode?.hits ?? []);
  cache.set(keyOf(search), found);
  return found;
}

/** Returns the rows of a response, and the one that has the SKU itself. */
export function toResults(
  query: string,
  response: SearchResponse,
  sameCode: SearchHit[],
): SearchResults {
  const results = (response.hits ?? []).slice(0, RESULT_COUNT).map(toRow);
  const code = foldCode(query);
  const exact = sameCode.map(toRow).find((row) => hasCode(row, code)) ?? null;
  return { query, found: response.found, results, exact };
}

const toRow = (hit: SearchHit) => toResult(hit, isVariationAt(hit.search_index));

function hasCode({ sku, replaces }: SearchResult, code: string): boolean {
  return [sku, ...replaces].some((pieces) => foldCode(textOf(pieces)) === code);
}

type Request = ReturnType<typeof buildSearch>;

/** Returns the item with the SKU; else the products that the listing finds by their other data. */
async function findNewest(search: Search, signal: AbortSignal): Promise<SearchResponse> {
  const { key, query } = search;
  const response = await sendUnited(buildSearch(search, query), key, signal);
  if (response.found > 0) return response;
  const listed = await send(buildListingSearch(search, query), key, signal);
  const [first] = 'results' in listed ? listed.results : [];
  if (!first || 'error' in first) throw new Error(first?.error ?? 'responded without results');
  const hits = (first.grouped_hits ?? []).flatMap((group) => group.hits.slice(0, 1));
  return { ...first, hits: hits.map((hit) => ({ ...hit, search_index: VARIATION_AT })) };
}

async function sendUnited(request: Request, key: string, signal: AbortSignal) {
  const response = await send(request, key, signal);
  if (!('hits' in response && Array.isArray(response.hits)))
    throw new Error('responded without hits');
  return response;
}

async function send({ perPage, body }: Request, key: string, signal: AbortSignal) {
  const response = await fetch(`${ENDPOINT}?page=1&per_page=${perPage}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-typesense-api-key': key },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new Error(`responded with ${response.status}`);
  return (await response.json()) as MultiSearchResponse;
}
