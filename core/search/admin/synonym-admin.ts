import type { Collection } from '#core/search/collection.ts';
import type { Synonym } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';

/** Manages the synonyms of collections. Errors are thrown as `SearchError`, 404 for an unknown collection. */
export function createSynonymAdmin(find: (collection: string) => Collection) {
  return {
    /** Adds or replaces a synonym. Throws 400. */
    setSynonym(collection: string, synonym: Synonym): Synonym {
      const { id, synonyms } = synonym;
      if (!Array.isArray(synonyms) || synonyms.length === 0) {
        throw new SearchError(
          'search-invalid',
          `Could not find an array of \`synonyms\` in \`${id}\`.`,
        );
      }
      find(collection).setSynonym(synonym);
      return synonym;
    },

    listSynonyms(collection: string): Synonym[] {
      return find(collection).listSynonyms();
    },

    /** Throws 404. */
    deleteSynonym(collection: string, id: string): { id: string } {
      if (find(collection).deleteSynonym(id)) return { id };
      throw new SearchError('search-not-found', 'Could not find that `id`.');
    },
  };
}
