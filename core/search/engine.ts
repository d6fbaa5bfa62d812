import { createAliasAdmin } from '#core/search/admin/alias-admin.ts';
import { createCollectionAdmin } from '#core/search/admin/collection-admin.ts';
import { type CollectionNames, getSearched } from '#core/search/admin/collection-names.ts';
import { createDocumentAdmin } from '#core/search/admin/document-admin.ts';
import { createCollectionFiller } from '#core/search/admin/fill-collection.ts';
import { createSynonymAdmin } from '#core/search/admin/synonym-admin.ts';
import { facetSearchCollection } from '#core/search/results/facet-search.ts';
import { searchSeveral } from '#core/search/results/multi-search.ts';
import { searchCollection } from '#core/search/results/search-collection.ts';
import type { SearchEngine } from '#core/search/search-engine.ts';

/** Loads the engine's data: collections, aliases, documents and synonyms. */
export type SearchStore = ReturnType<typeof createSearchStore>;

/** The in-memory search engine: the search port and the functions that load its data. */
export type EmbeddedEngine = SearchEngine & SearchStore;

/**
 * Creates an empty engine. Searches run synchronously; every error is a `SearchError` with Typesense's status and
 * message.
 * @param now Unix time in milliseconds.
 */
export function createSearchEngine({
  now = Date.now,
}: {
  now?: () => number;
} = {}): EmbeddedEngine {
  const names: CollectionNames = { collections: new Map(), aliases: new Map(), now };
  const find = (name: string) => getSearched(names, name);
  return {
    ...createSearchStore(names),
    // The port reports errors as rejections; it never throws synchronously.
    async search(collection, params) {
      return searchCollection(find(collection), params);
    },
    async multiSearch(request, common = {}) {
      return searchSeveral(find, request, common);
    },
    async facetSearch(collection, search) {
      return facetSearchCollection(find(collection), search);
    },
    async isHealthy() {
      return true;
    },
  };
}

function createSearchStore(names: CollectionNames) {
  const find = (name: string) => getSearched(names, name);
  return {
    ...createCollectionAdmin(names),
    ...createCollectionFiller(names),
    ...createAliasAdmin(names),
    ...createDocumentAdmin(find),
    ...createSynonymAdmin(find),
  };
}
