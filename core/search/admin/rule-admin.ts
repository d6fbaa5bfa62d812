import type { Collection } from '#core/search/collection.ts';
import type { Curation } from '#core/search/curation/curation.ts';
import type { Synonym } from '#core/search/search-engine.ts';
import { SearchError } from '#core/search/search-error.ts';

/** Most curations of a collection: each search compares itself with all. */
const MAX_CURATIONS = 1_000;

/** Manages the synonyms and curations of collections. Errors are thrown as `SearchError`, 404 for an unknown collection. */
export function createRuleAdmin(find: (collection: string) => Collection) {
  const deleted = (isDeleted: boolean, id: string): { id: string } => {
    if (isDeleted) return { id };
    throw new SearchError('search-not-found', 'Could not find that `id`.');
  };
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

    listSynonyms: (collection: string): Synonym[] => find(collection).listSynonyms(),

    /** Throws 404. */
    deleteSynonym: (collection: string, id: string) =>
      deleted(find(collection).deleteSynonym(id), id),

    /** Adds or replaces a curation. Throws 400 for one too many. */
    setCuration(collection: string, curation: Curation): Curation {
      const { curations } = find(collection);
      if (curations.size >= MAX_CURATIONS && !curations.has(curation.id)) {
        throw new SearchError(
          'search-invalid',
          `A collection has at most ${MAX_CURATIONS} curations.`,
        );
      }
      curations.set(curation.id, curation);
      return curation;
    },

    listCurations: (collection: string): Curation[] => [...find(collection).curations.values()],

    /** Throws 404. */
    deleteCuration: (collection: string, id: string) =>
      deleted(find(collection).curations.delete(id), id),
  };
}
