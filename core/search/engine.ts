import { createAliasAdmin } from '#core/search/admin/alias-admin.ts';
import { createCollectionAdmin } from '#core/search/admin/collection-admin.ts';
import { type CollectionNames, getSearched } from '#core/search/admin/collection-names.ts';
import { createDocumentAdmin } from '#core/search/admin/document-admin.ts';
import { createCollectionFiller } from '#core/search/admin/fill-collection.ts';
import { createRuleAdmin } from '#core/search/admin/rule-admin.ts';
import { facetSearchCollection } from '#core/search/results/facet-search.ts';
import { searchSeveral } from '#core/search/results/multi-search.ts';
import { searchCollection } from '#core/search/results/search-collection.ts';
import type { SearchEngine } from '#core/search/search-engine.ts';
import { type Pause, runAtOnce, runInSlices, type Sliced, STALE, Work } from '#core/search/work.ts';

/** Loads the engine's data: collections, aliases, documents, synonyms and curations. */
export type SearchStore = ReturnType<typeof createSearchStore>;

/** How long a search runs before others get their turn, ms. */
const SLICE_MS = 2;

/** The in-memory search engine: the search port and the functions that load its data. */
export type EmbeddedEngine = SearchEngine & SearchStore;

/**
 * Creates an empty engine. Every error is a `SearchError` with Typesense's status and message.
 * @param now Unix time in milliseconds.
 * @param pause Lets others have their turn during a long search; without it a search is one block.
 */
export function createSearchEngine({
  now = Date.now,
  pause = async () => {},
}: {
  now?: () => number;
  pause?: Pause;
} = {}): EmbeddedEngine {
  const names: CollectionNames = { collections: new Map(), aliases: new Map(), now };
  const find = (name: string) => getSearched(names, name);
  const collections = () => [...names.collections.values()];
  const stateOf = () => collections().reduce((sum, { version }) => sum + version, 0);

  /** Runs a search in slices; at once from its beginning if documents have changed during a pause. */
  async function run<Result>(search: (work: Work) => Sliced<Result>): Promise<Result> {
    const state = stateOf();
    const isStale = () => stateOf() !== state;
    const start = () => {
      const sizes = collections().map(({ documents }) => documents.length);
      return search(Work.forRequest(sizes, names.now()));
    };
    const result = await runInSlices(start(), { pause, sliceMs: SLICE_MS, isStale });
    return result === STALE ? runAtOnce(start()) : result;
  }

  return {
    ...createSearchStore(names),
    // The port reports errors as rejections; it never throws synchronously.
    async search(collection, params) {
      return run((work) => searchCollection(find(collection), params, work));
    },
    async multiSearch(request, common = {}) {
      return run((work) => searchSeveral(find, request, { common, work }));
    },
    async facetSearch(collection, search) {
      return run((work) => facetSearchCollection(find(collection), search, work));
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
    ...createRuleAdmin(find),
  };
}
