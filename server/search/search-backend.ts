import type { CollectionSchema } from '#core/search/admin/collection-schema.ts';
import type { SearchStore } from '#core/search/engine.ts';
import type { SearchDocument, SearchEngine, Synonym } from '#core/search/search-engine.ts';

/** A collection as it is to be: found under `alias`, whatever keeps it. */
type SearchTarget = { alias: string; schema: CollectionSchema; synonyms: Synonym[] };

/** What the search is to find of one content version in one language. */
export type SearchContent = {
  version: number;
  /** Collections that change together. */
  targets: SearchTarget[];
  /** Some documents at a time, by alias. */
  batches: AsyncIterable<Record<string, SearchDocument[]>>;
};

/** Where this site searches: in its own process or in a Typesense server. */
export type Search = {
  engine: SearchEngine;
  /** What holders of the public key cannot leave; null for a collection that is not theirs to search. */
  publicFilterOf(collection: string): string | null;
  /** Takes content in place of what the collections held; null where `search:sync` does that. */
  fill: ((content: SearchContent) => Promise<void>) | null;
  /** Counts how often the content changed; null where that happens elsewhere. */
  changes(): number | null;
  /** Takes data from elsewhere; null where it is loaded into the server itself. */
  store: SearchStore | null;
};
