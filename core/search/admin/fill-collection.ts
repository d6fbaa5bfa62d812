import { parseSchema } from '#core/search/admin/check-schema.ts';
import { toSeconds } from '#core/search/admin/collection-admin.ts';
import { type CollectionNames, getCollection } from '#core/search/admin/collection-names.ts';
import { Collection } from '#core/search/collection.ts';
import type { FilledCollection, SearchDocument } from '#core/search/search-engine.ts';

/** How long work may go on before others have their turn. */
const SLICE_MS = 6;

/** Lets others have their turn: `() => new Promise(setImmediate)` in Node. */
export type Pause = () => Promise<unknown>;

/** What builds whole collections beside those in use. What throws throws a `SearchError`. */
export function createCollectionFiller(names: CollectionNames) {
  const begin = ({ schema, synonyms }: Omit<FilledCollection, 'documents'>): Collection => {
    const collection = new Collection(parseSchema(schema), toSeconds(names.now()));
    for (const synonym of synonyms) collection.setSynonym(synonym);
    return collection;
  };
  const use = (collection: Collection) => names.collections.set(collection.schema.name, collection);

  return {
    /**
     * A collection that is filled bit by bit beside one of the same name: `pack` makes it findable without blocking,
     * `use` puts it in its place. Throws 400 for a bad schema or document.
     */
    buildCollection(filled: Omit<FilledCollection, 'documents'>) {
      const collection = begin(filled);
      return {
        add(documents: Iterable<SearchDocument>): void {
          for (const document of documents) collection.write(document, 'upsert');
        },
        async pack({ pause }: { pause: Pause }): Promise<void> {
          await runInSlices(collection.pack(), pause);
          await runInSlices(collection.settle(), pause);
        },
        use: () => use(collection),
      };
    },

    /**
     * Builds a collection beside one of the same name and puts it in its place. Blocks: for tests and small data.
     * Throws 400.
     */
    replaceCollection({ documents, ...filled }: FilledCollection): void {
      const collection = begin(filled);
      for (const document of documents) collection.write(document, 'upsert');
      collection.packNow();
      for (const _ of collection.settle());
      use(collection);
    },

    /**
     * The same without blocking: every few milliseconds of work `pause` is awaited, so that a server goes on answering
     * – from the old collection until the new one is whole. Rejects with 400.
     */
    async fillCollection(
      { documents, ...filled }: FilledCollection,
      { pause }: { pause: Pause },
    ): Promise<void> {
      const collection = begin(filled);
      await runInSlices(writeAll(collection, documents), pause);
      await runInSlices(collection.pack(), pause);
      await runInSlices(collection.settle(), pause);
      use(collection);
    },

    /** Makes what was imported findable without blocking; otherwise the next search does it at once. Rejects with 404. */
    async packCollection(name: string, { pause }: { pause: Pause }): Promise<void> {
      await runInSlices(getCollection(names, name).pack(), pause);
    },
  };
}

function* writeAll(collection: Collection, documents: Iterable<SearchDocument>): Generator<void> {
  for (const document of documents) {
    collection.write(document, 'upsert');
    yield;
  }
}

async function runInSlices(work: Iterable<void>, pause: Pause): Promise<void> {
  let start = performance.now();
  for (const _ of work) {
    if (performance.now() - start < SLICE_MS) continue;
    await pause();
    start = performance.now();
  }
}
