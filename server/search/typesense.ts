import type {
  FacetCount,
  FacetSearch,
  FacetSearchResponse,
  FailedSearch,
  MultiSearchResponse,
  SearchEngine,
  SearchParams,
  SearchResponse,
} from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { combineFilters } from '#core/search/values/combine-filters.ts';
import { outsideTurn } from '#server/limits/fair-queue.ts';
import { PUBLIC_FILTER } from '#server/search/public-filter.ts';
import type { Search } from '#server/search/search-backend.ts';
import type { TypesenseServer } from '#server/search/typesense-client.ts';

type Untyped = { searches: []; union: false };

type MultiSearch = { searches: SearchParams[]; union?: boolean } & SearchParams;

/**
 * Searches in a Typesense server, which `search:sync` fills. Its other collections are not public: the key may give
 * access to more than this site's.
 */
export function createTypesenseSearch(server: TypesenseServer, catalogue: string[]): Search {
  return {
    engine: createTypesenseEngine(server),
    publicFilterOf: (collection) => (catalogue.includes(collection) ? PUBLIC_FILTER : null),
    fill: null,
    changes: () => null,
    store: null,
  };
}

/** Implements the search port with Typesense's official client. */
export function createTypesenseEngine(server: TypesenseServer): SearchEngine {
  // Sites that search in memory do not load the client.
  const loading = import('#server/search/typesense-client.ts').then((module) => {
    return { ...module, client: module.createTypesenseClient(server) };
  });

  /** Uses the body, because it has room for long filters and the client caches nothing per collection. */
  async function multiSearch(request: MultiSearch, common: SearchParams = {}) {
    const { searches, union = false, remove_duplicates, ...shared } = request;
    const body = { searches, union, ...(remove_duplicates !== undefined && { remove_duplicates }) };
    const params = { ...shared, ...common };
    const { client, toSearchError } = await loading;
    try {
      // The client's types require document types and which of the two responses is expected.
      const response: unknown = await outsideTurn(() =>
        client.multiSearch.perform(body as Untyped, params),
      );
      if (isFailed(response)) throw new SearchError(response.code, response.error);
      return response as MultiSearchResponse;
    } catch (error) {
      throw toSearchError(error);
    }
  }

  async function searchAll(searches: SearchParams[]): Promise<SearchResponse[]> {
    const { results } = (await multiSearch({ searches })) as { results: unknown[] };
    return results.map((result) => {
      if (isFailed(result)) throw new SearchError(result.code, result.error);
      return result as SearchResponse;
    });
  }

  return {
    async search(collection, params) {
      const [response] = await searchAll([{ ...params, collection }]);
      return response as SearchResponse;
    },
    multiSearch,
    async facetSearch(collection, search) {
      const searches = planSearches(search).map((params) => ({ ...params, collection }));
      return combineResponses(search, await searchAll(searches));
    },
    async isHealthy() {
      const { client } = await loading;
      const health = await client.health.retrieve().catch(() => ({ ok: false }));
      return health.ok;
    },
  };
}

/** Whether a response, also of a union search, is an error. */
function isFailed(response: unknown): response is FailedSearch {
  return (
    typeof response === 'object' && response !== null && 'error' in response && 'code' in response
  );
}

/** Returns one search with every filter, then one for each filtered field without that field's filter. */
function planSearches({ params, facets, filters }: FacetSearch): SearchParams[] {
  const base = typeof params.filter_by === 'string' ? params.filter_by : '';
  const without = (left: string | null) => {
    const others = filters.filter(({ field }) => field !== left).map(({ filterBy }) => filterBy);
    return combineFilters([base, ...others]);
  };
  const free = facets.filter((facet) => !filters.some(({ field }) => field === facet));
  return [
    { ...params, filter_by: without(null), facet_by: free.join(',') },
    ...fieldsOf(filters).map((field) => {
      const facet_by = facets.includes(field) ? field : '';
      return { ...params, filter_by: without(field), facet_by, page: 1, per_page: 0 };
    }),
  ];
}

function combineResponses(
  { facets, filters }: FacetSearch,
  [main, ...others]: SearchResponse[],
): FacetSearchResponse {
  const response = main as SearchResponse;
  const counts = new Map<string, FacetCount>();
  for (const { facet_counts } of [response, ...others]) {
    for (const count of facet_counts) counts.set(count.field_name, count);
  }
  const foundWithout = fieldsOf(filters).map((field, index) => [field, others[index]?.found ?? 0]);
  return {
    ...response,
    facet_counts: facets.flatMap((facet) => counts.get(facet) ?? []),
    found_without: Object.fromEntries(foundWithout),
  };
}

function fieldsOf(filters: FacetSearch['filters']): string[] {
  return [...new Set(filters.map(({ field }) => field))];
}
