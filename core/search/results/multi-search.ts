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
import type { Sliced, Work } from '#core/search/work.ts';

type FindCollection = (name: string) => Collection;

/** Maximum searches per request. */
const MAX_SEARCHES = 50;

/**
 * Runs several searches, which share one limit of work. A failed search yields its error beside the results of the
 * others; with `union`, one error fails the request. Throws a `SearchError` 400.
 */
export function* searchSeveral(
  findCollection: FindCollection,
  request: { searches: SearchParams[]; union?: boolean } & SearchParams,
  { common, work }: { common: SearchParams; work: Work },
): Sliced<MultiSearchResponse> {
  const { searches, union, ...outer } = request;
  if (!Array.isArray(searches) || searches.some((search) => !isObject(search))) {
    throw new SearchError('search-invalid', 'Missing `searches` array.');
  }
  if (searches.length > MAX_SEARCHES) {
    throw new SearchError('search-invalid', `Number of multi searches exceeds ${MAX_SEARCHES}.`);
  }
  const shared = { ...outer, ...common };
  const merged = searches.map((search): SearchParams => ({ ...shared, ...search }));
  if (union === true || String(union) === 'true') {
    const paging = readPaging(shared);
    return yield* searchUnion(
      merged.map((params) => {
        return { collection: findCollection(readText(params, 'collection')), params };
      }),
      { paging, includeDuplicates: readText(shared, 'remove_duplicates') === 'false', work },
    );
  }
  const results: (SearchResponse | FailedSearch)[] = [];
  for (const params of merged) results.push(yield* runSearch(findCollection, params, work));
  return { results };
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* runSearch(
  findCollection: FindCollection,
  params: SearchParams,
  work: Work,
): Sliced<SearchResponse | FailedSearch> {
  try {
    const collection = findCollection(readText(params, 'collection'));
    return yield* searchCollection(collection, params, work);
  } catch (error) {
    if (error instanceof SearchError) return { code: error.status, error: error.message };
    throw error;
  }
}
