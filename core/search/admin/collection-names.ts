import type { Collection } from '#core/search/collection.ts';
import { SearchError } from '#core/search/search-error.ts';

/** Collections by name, and aliases by the name that stands for a collection. */
export type CollectionNames = {
  collections: Map<string, Collection>;
  aliases: Map<string, string>;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The collection of that name, or that an alias of that name stands for; null if there is none. */
function findCollection(names: CollectionNames, name: string): Collection | null {
  return names.collections.get(names.aliases.get(name) ?? name) ?? null;
}

/** The same for searches and documents. Throws a `SearchError` 404. */
export function getSearched(names: CollectionNames, name: string): Collection {
  const collection = findCollection(names, name);
  if (collection) return collection;
  throw new SearchError('search-not-found', 'Collection not found');
}

/** The same for what concerns the collection itself. Throws a `SearchError` 404. */
export function getCollection(names: CollectionNames, name: string): Collection {
  const collection = findCollection(names, name);
  if (collection) return collection;
  throw new SearchError('search-not-found', `No collection with name \`${name}\` found.`);
}
