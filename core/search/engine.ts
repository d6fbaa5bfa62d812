import { createAliasAdmin } from '#core/search/alias-admin.ts';
import { createCollectionAdmin } from '#core/search/collection-admin.ts';
import { type CollectionNames, getSearched } from '#core/search/collection-names.ts';
import { createDocumentAdmin } from '#core/search/document-admin.ts';
import { facetSearchCollection } from '#core/search/facet-search.ts';
import { createCollectionFiller } from '#core/search/fill-collection.ts';
import { searchSeveral } from '#core/search/multi-search.ts';
import { searchCollection } from '#core/search/search-collection.ts';
import type { SearchEngine } from '#core/search/search-engine.ts';
import { createSynonymAdmin } from '#core/search/synonym-admin.ts';

/** What loads the data of our engine: collections, aliases, documents and synonyms. */
export type SearchStore = ReturnType<typeof createSearchStore>;

/** Our search engine in the memory of this process: the port, and what loads its data. */
export type EmbeddedEngine = SearchEngine & SearchStore;

/**
 * An empty engine. Searches are answered without waiting for anything; what throws or rejects does so with a
 * `SearchError` under Typesense's status and message.
 * @param now Milliseconds since 1970.
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
    // Errors of the port come as rejections, never at the call.
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
