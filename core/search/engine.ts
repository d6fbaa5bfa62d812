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
