import type { SearchStore } from '#core/search/engine.ts';
import type { Synonym } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { isObject } from '#server/api/typesense/read-params.ts';

/**
 * Stores named synonym sets as in Typesense 30 and later. The engine stores synonyms per collection: a collection gets
 * the synonyms of all sets that it uses.
 */
export function createSynonymSets(store: SearchStore) {
  const sets = new Map<string, Synonym[]>();
  const users = new Map<string, string[]>();

  function apply(collection: string) {
    for (const { id } of store.listSynonyms(collection)) store.deleteSynonym(collection, id);
    for (const set of users.get(collection) ?? []) {
      for (const synonym of sets.get(set) ?? []) {
        store.setSynonym(collection, { ...synonym, id: `${set}/${synonym.id}` });
      }
    }
  }

  function applyToUsers(set: string) {
    for (const [collection, names] of users) if (names.includes(set)) apply(collection);
  }

  return {
    list: () => [...sets].map(([name, items]) => ({ name, items })),

    get(name: string) {
      const items = sets.get(name);
      if (!items) throw new SearchError('search-not-found', 'Synonym index not found');
      return { name, items };
    },

    put(name: string, items: unknown) {
      if (!Array.isArray(items))
        throw new SearchError('search-invalid', "Missing or invalid 'items' field");
      sets.set(name, items.map(readSynonym));
      applyToUsers(name);
      return this.get(name);
    },

    delete(name: string) {
      this.get(name);
      sets.delete(name);
      applyToUsers(name);
      return { name };
    },

    /** Returns the names of the sets that a collection uses. */
    usedBy: (collection: string): string[] => users.get(collection) ?? [],

    /** Assigns sets to a collection by name. Throws a `SearchError` 400 or 404. */
    use(collection: string, names: unknown) {
      checkNames(names);
      for (const name of names) {
        if (!sets.has(name))
          throw new SearchError('search-not-found', `Synonym set \`${name}\` not found.`);
      }
      users.set(collection, names);
      apply(collection);
    },

    forget(collection: string) {
      users.delete(collection);
    },
  };
}

export type SynonymSets = ReturnType<typeof createSynonymSets>;

function checkNames(names: unknown): asserts names is string[] {
  if (!Array.isArray(names) || names.some((name) => typeof name !== 'string' || name === '')) {
    throw new SearchError(
      'search-invalid',
      '`synonym_sets` should be an array of non-empty strings.',
    );
  }
}

/** Parses a synonym from a request. Throws a `SearchError` 400. */
export function readSynonym(value: unknown): Synonym {
  const { id, synonyms, root }: Record<string, unknown> = isObject(value) ? value : {};
  if (typeof id !== 'string' || id === '')
    throw new SearchError('search-invalid', 'Missing `id` field.');
  if (!Array.isArray(synonyms)) {
    throw new SearchError('search-invalid', 'Could not find an array of `synonyms`');
  }
  if (synonyms.length === 0 || synonyms.some((text) => typeof text !== 'string' || text === '')) {
    throw new SearchError('search-invalid', 'Could not find a valid string array of `synonyms`');
  }
  if (root === undefined || root === '') return { id, synonyms };
  if (typeof root !== 'string')
    throw new SearchError('search-invalid', 'Key `root` should be a string.');
  return { id, synonyms, root };
}
