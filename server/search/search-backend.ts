import type { CollectionSchema } from '#core/search/admin/collection-schema.ts';
import type { SearchStore } from '#core/search/engine.ts';
import type { SearchDocument, SearchEngine, Synonym } from '#core/search/search-engine.ts';

/** A collection to fill, addressed by `alias` in every backend. */
type SearchTarget = { alias: string; schema: CollectionSchema; synonyms: Synonym[] };

/** The search content of one content version in one language. */
export type SearchContent = {
  version: number;
  /** The language; its stored index is found by it. */
  name: string;
  /** A digest that differs for every other content, schema and code; null where nothing is stored. */
  identity: string | null;
  /** Collections that are swapped together. */
  targets: SearchTarget[];
  /** Batches of documents by alias. */
  batches: Batches;
  /** The same as differences from other content, whose index may be stored. */
  earlier?: { identity: string | null; batches: Batches } | null;
};

/** Read once, or not at all. */
type Batches = AsyncIterable<Record<string, SearchDocument[]>>;

/** The search backend of this site: in-process or a Typesense server. */
export type Search = {
  engine: SearchEngine;
  /** Returns the mandatory filter of public-key searches; null for a collection that they may not search. */
  publicFilterOf(collection: string): string | null;
  /**
   * Replaces the collections' content, with a stored index if there is one; null where `search:sync` does that. Resolves
   * once it is searchable; `stored` once what was built is stored for other processes.
   */
  fill: ((content: SearchContent) => Promise<{ stored: Promise<void> }>) | null;
  /** Counts content changes; null where they happen elsewhere. */
  changes(): number | null;
  /** Loads external data; null where it is loaded directly into the server. */
  store: SearchStore | null;
};
