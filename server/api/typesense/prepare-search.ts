import type { SearchParams } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { combineFilters, isSelfContained } from '#core/search/values/combine-filters.ts';
import type { Access } from '#server/api/typesense/keyring.ts';
import { searchableParams } from '#server/api/typesense/searchable-params.ts';

/** Returns the mandatory filter for the public key; null if the collection is not public. */
export type PublicFilterOf = (collection: string) => string | null;

/** Part of another collection, such as `$orders(*)`; no field or value of ours needs this form. */
const OTHER_COLLECTION = /\$[^`:&|()]*\(/;

/** What a visitor typed, where the form above is only text. */
const TYPED: ReadonlySet<string> = new Set(['q', 'facet_query']);

/**
 * Returns the permitted search: unchanged for the admin key, otherwise only the parameters that visitors may set,
 * whether they or a derived key set them, and the filters of both combined with the public filter. Anybody can derive
 * keys from the published one, so those of a key are no more trusted; they only take precedence.
 *
 * @throws SearchError 400 for a filter with unbalanced brackets, for parts of other collections and for values that are
 *   not plain; 404 for a collection that is not public.
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
  const params = { ...permitted(requested), ...permitted(access.embedded), collection };
  const filters = [textOf(requested.filter_by), textOf(access.embedded.filter_by)];
  for (const filter of filters) if (!isSelfContained(filter)) throw unclearFilter();
  const filter_by = combineFilters([publicFilter, ...filters]);
  // Documents that curations pin must pass it, too.
  return filter_by === '' ? params : { ...params, filter_by, filter_curated_hits: true };
}

function permitted(given: SearchParams): SearchParams {
  const entries = Object.entries(given).filter(([name]) => searchableParams.has(name));
  for (const [name, value] of entries) {
    if (typeof value === 'object') throw malformed();
    if (!TYPED.has(name) && OTHER_COLLECTION.test(String(value))) throw otherCollection();
  }
  return Object.fromEntries(entries);
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value);
}

function malformed(): SearchError {
  return new SearchError('search-invalid', 'One or more search parameters are malformed.');
}

function otherCollection(): SearchError {
  return new SearchError('search-invalid', 'This key cannot refer to other collections.');
}

function unclearFilter(): SearchError {
  return new SearchError(
    'search-invalid',
    'Could not parse the filter query: unbalanced brackets or quotes. Put values with brackets between backticks.',
  );
}
