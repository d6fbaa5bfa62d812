import type { CollectionNames } from '#core/search/admin/collection-names.ts';
import { SearchError } from '#core/search/search-error.ts';

export type Alias = { name: string; collection_name: string };

/** Manages collection aliases. Errors are thrown as `SearchError`. */
export function createAliasAdmin({ aliases, collections }: CollectionNames) {
  const getAlias = (name: string): Alias => {
    const collection = aliases.get(name);
    if (collection === undefined) throw new SearchError('search-not-found', 'Not found.');
    return { name, collection_name: collection };
  };
  return {
    /** Throws 404. */
    getAlias,

    /** Throws 400 if the name is that of a collection. */
    setAlias(name: string, collection: string): Alias {
      if (collections.has(name)) {
        throw new SearchError(
          'search-invalid',
          `Name \`${name}\` conflicts with an existing collection name.`,
        );
      }
      aliases.set(name, collection);
      return { name, collection_name: collection };
    },

    listAliases(): Alias[] {
      return [...aliases.keys()].map(getAlias);
    },

    /** Throws 404. */
    deleteAlias(name: string): Alias {
      const alias = getAlias(name);
      aliases.delete(name);
      return alias;
    },
  };
}
