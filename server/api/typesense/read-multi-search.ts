import { missing } from '#core/missing.ts';
import type {
  FailedSearch,
  MultiSearchResponse,
  SearchParams,
} from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { combineFilters } from '#core/search/values/combine-filters.ts';
import type { Access } from '#server/api/typesense/keyring.ts';
import { prepareSearch } from '#server/api/typesense/prepare-search.ts';
import { isObject, KEY_NAME } from '#server/api/typesense/read-params.ts';
import { forbidden, type Scope } from '#server/api/typesense/typesense-scope.ts';

const MAX_SEARCHES = 50;
/** Paging parameters; in a union search only the common ones apply. */
const PAGING = ['page', 'per_page', 'offset', 'limit', 'limit_hits'];

type Search = SearchParams & { collection: string };

type MultiSearch = {
  searches: SearchParams[];
  union: boolean;
  remove_duplicates: unknown;
};

/** Parses the body of a multi search. Throws a `SearchError` 400. */
export function readMultiSearch(body: unknown): MultiSearch {
  const { searches, union, remove_duplicates }: SearchParams = isObject(body) ? body : {};
  if (!Array.isArray(searches))
    throw new SearchError('search-invalid', 'Missing `searches` array.');
  if (searches.length > MAX_SEARCHES) {
    throw new SearchError(
      'search-invalid',
      'Number of multi searches exceeds `limit_multi_searches` parameter.',
    );
  }
  for (const search of searches) {
    if (!isObject(search)) {
      throw new SearchError(
        'search-invalid',
        'The value of `searches` must be an array of objects.',
      );
    }
    if ([remove_duplicates, ...Object.values(search)].some((value) => typeof value === 'object')) {
      throw new SearchError('search-invalid', 'One or more search parameters are malformed.');
    }
  }
  return { searches, union: union === true, remove_duplicates };
}

/** Returns the access of each search, which may have its own key. Throws a `SearchError` 401 if one has none. */
export function listAccesses(
  { searches }: MultiSearch,
  access: Access | null,
  { readKey }: Scope,
): Access[] {
  const all = searches.map(({ [KEY_NAME]: ownKey }) => {
    return typeof ownKey === 'string' ? readKey(ownKey) : access;
  });
  if (searches.length === 0) all.push(access);
  return all.map((searchAccess) => {
    if (!searchAccess) throw forbidden();
    return searchAccess;
  });
}

/**
 * Runs several searches. Common parameters apply to all of them, and those of a search take precedence; filters are
 * combined. A failed search returns its error in its place; in a union search one failure fails the whole request.
 */
export async function runMultiSearch(
  { searches, union, remove_duplicates }: MultiSearch,
  { common, accesses, scope }: { common: SearchParams; accesses: Access[]; scope: Scope },
): Promise<MultiSearchResponse | FailedSearch> {
  const { engine, publicFilterOf } = scope.search;
  const parts = searches.map((search, index) => {
    return orFailed(() =>
      prepareSearch(merge(common, search), accesses[index] ?? missing(), publicFilterOf),
    );
  });
  if (!union) return { results: await searchEach(parts, scope) };
  const failed = parts.find(isFailed);
  if (failed) return failed;
  const request = {
    searches: (parts as Search[]).map((search) => pick(search, (name) => !PAGING.includes(name))),
    union,
    ...(remove_duplicates !== undefined && { remove_duplicates }),
  };
  const paging = pagingOf(common, accesses);
  return await engine.multiSearch(request, paging).catch(toFailed);
}

/** Returns the paging of a union: that of the request, unless a key sets it; of several keys the smallest. */
function pagingOf(common: SearchParams, accesses: Access[]): SearchParams {
  const paging = pick(common, (name) => PAGING.includes(name));
  const set = accesses.flatMap((access) =>
    access.role === 'search' ? Object.entries(access.embedded) : [],
  );
  for (const name of PAGING) {
    const limits = set.flatMap(([key, value]) => (key === name ? Number(value) : []));
    if (limits.length > 0) paging[name] = Math.min(...limits);
  }
  return paging;
}

/** Returns the number of documents found by all searches, or null if one failed. */
export function countFound(response: MultiSearchResponse | FailedSearch): number | null {
  const parts = 'results' in response ? response.results : [response];
  let total = 0;
  for (const part of parts) {
    if (isFailed(part)) return null;
    total += part.found;
  }
  return total;
}

/** Runs all valid searches in one request, so that an external search server is called once. */
async function searchEach(parts: (Search | FailedSearch)[], { search: { engine } }: Scope) {
  const searches = parts.filter((part): part is Search => !isFailed(part));
  const response = searches.length > 0 ? await engine.multiSearch({ searches }) : { results: [] };
  const results = 'results' in response ? response.results : [];
  let next = 0;
  return parts.map((part) => (isFailed(part) ? part : (results[next++] as FailedSearch)));
}

function merge(common: SearchParams, search: SearchParams): SearchParams {
  const both = { ...common, ...search };
  if (common.filter_by !== undefined && search.filter_by !== undefined) {
    both.filter_by = combineFilters([String(common.filter_by), String(search.filter_by)]);
  }
  return both;
}

function pick(params: SearchParams, isWanted: (name: string) => boolean): SearchParams {
  return Object.fromEntries(Object.entries(params).filter(([name]) => isWanted(name)));
}

function orFailed(prepare: () => Search): Search | FailedSearch {
  try {
    return prepare();
  } catch (error) {
    return toFailed(error);
  }
}

function toFailed(error: unknown): FailedSearch {
  if (!(error instanceof SearchError)) throw error;
  return { code: error.status, error: error.message };
}

function isFailed(part: object): part is FailedSearch {
  return 'code' in part && typeof part.code === 'number' && 'error' in part;
}
