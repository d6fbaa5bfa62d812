import type { Collection } from '#core/search/collection.ts';
import { searchCollection } from '#core/search/results/search-collection.ts';
import { readPaging, readText } from '#core/search/results/search-params.ts';
import { searchUnion } from '#core/search/results/united-search.ts';
import type {
  FailedSearch,
  MultiSearchResponse,
  SearchParams,
  SearchResponse,
} from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';

/** Maximum searches per request. */
const MAX_SEARCHES = 50;

/**
 * Runs several searches. A failed search yields its error beside the results of the others; with `union`, one error
 * fails the request. Throws a `SearchError` 400.
 */
export function searchSeveral(
  findCollection: (name: string) => Collection,
  request: { searches: SearchParams[]; union?: boolean } & SearchParams,
  common: SearchParams,
): MultiSearchResponse {
  const { searches, union, ...outer } = request;
  if (!Array.isArray(searches) || searches.some((search) => !isObject(search))) {
    throw new SearchError('search-invalid', 'Missing `searches` array.');
  }
  if (searches.length > MAX_SEARCHES) {
    throw new SearchError('search-invalid', `Number of multi searches exceeds ${MAX_SEARCHES}.`);
  }
  const shared = { ...outer, ...common };
  if (union === true || String(union) === 'true') {
    const paging = readPaging(shared);
    return searchUnion(
      searches.map((search) => {
        const params: SearchParams = { ...shared, ...search };
        return { collection: findCollection(readText(params, 'collection')), params };
      }),
      { paging, includeDuplicates: readText(shared, 'remove_duplicates') === 'false' },
    );
  }
  return { results: searches.map((search) => runSearch(findCollection, { ...shared, ...search })) };
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function runSearch(
  findCollection: (name: string) => Collection,
  params: SearchParams,
): SearchResponse | FailedSearch {
  try {
    return searchCollection(findCollection(readText(params, 'collection')), params);
  } catch (error) {
    if (error instanceof SearchError) return { code: error.status, error: error.message };
    throw error;
  }
}
