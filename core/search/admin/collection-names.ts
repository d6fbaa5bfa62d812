import type { Collection } from '#core/search/collection.ts';
import { SearchError } from '#core/search/search-error.ts';

/** Collections by name, and aliases with the names of their collections. */
export type CollectionNames = {
  collections: Map<string, Collection>;
  aliases: Map<string, string>;
  /** Unix time in milliseconds. */
  now: () => number;
};

/** Returns the collection with this name or alias, or null. */
function findCollection(names: CollectionNames, name: string): Collection | null {
  return names.collections.get(names.aliases.get(name) ?? name) ?? null;
}

/** Resolves a collection for searches and document requests. Throws a `SearchError` 404. */
export function getSearched(names: CollectionNames, name: string): Collection {
  const collection = findCollection(names, name);
  if (collection) return collection;
  throw new SearchError('search-not-found', 'Collection not found');
}

/** Resolves a collection for requests about the collection itself. Throws a `SearchError` 404. */
export function getCollection(names: CollectionNames, name: string): Collection {
  const collection = findCollection(names, name);
  if (collection) return collection;
  throw new SearchError('search-not-found', `No collection with name \`${name}\` found.`);
}
