import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { combineFilters, isSelfContained } from '#core/search/values/combine-filters.ts';
import type { Access } from '#server/api/typesense/keyring.ts';
import { searchableParams } from '#server/api/typesense/searchable-params.ts';

/** Returns the mandatory filter for the public key; null if the collection is not public. */
export type PublicFilterOf = (collection: string) => string | null;

/**
 * Returns the permitted search: unchanged for the admin key, otherwise only the parameters that visitors may set, those
 * of a derived key, and the filters of both combined with the public filter.
 *
 * @throws SearchError 400 for a filter with unbalanced brackets, 404 for a collection that is not public.
 */
export function prepareSearch(
  requested: SearchParams,
  access: Access,
  publicFilterOf: PublicFilterOf,
): SearchParams & { collection: string } {
  const collection = String(requested.collection ?? '');
  if (access.role === 'admin') return { ...requested, collection };
  const publicFilter = publicFilterOf(collection);
  if (publicFilter === null) throw new SearchError('search-not-found', 'Collection not found');
  const params: SearchParams & { collection: string } = { collection };
  for (const name in requested) if (searchableParams.has(name)) params[name] = requested[name];
  const filters = [textOf(requested.filter_by), textOf(access.embedded.filter_by)];
  for (const filter of filters) if (!isSelfContained(filter)) throw unclearFilter();
  Object.assign(params, access.embedded, { collection });
  const filter_by = combineFilters([publicFilter, ...filters]);
  if (filter_by !== '') params.filter_by = filter_by;
  return params;
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function unclearFilter(): SearchError {
  return new SearchError(
    'search-invalid',
    'Could not parse the filter query: unbalanced brackets or quotes. Put values with brackets between backticks.',
  );
}
