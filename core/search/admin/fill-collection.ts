import { parseSchema } from '#core/search/admin/check-schema.ts';
import { toSeconds } from '#core/search/admin/collection-admin.ts';
import { type CollectionNames, getCollection } from '#core/search/admin/collection-names.ts';
import { Collection } from '#core/search/collection.ts';
import { type CollectionImage, fromImage, toImage } from '#core/search/collection-image.ts';
import { CollectionCopy, KnownDocument } from '#core/search/copy-collection.ts';
import type { FilledCollection, SearchDocument } from '#core/search/search-engine.ts';
import { type Pause, runInSlices } from '#core/search/work.ts';

type Unfilled = Omit<FilledCollection, 'documents'>;

/** Time between two pauses, ms. */
const SLICE_MS = 6;

/** Builds whole collections beside those in use. Errors are thrown as `SearchError`. */
export function createCollectionFiller(names: CollectionNames) {
  const begin = ({ schema, synonyms }: Unfilled): Collection => {
    const collection = new Collection(parseSchema(schema), toSeconds(names.now()));
    for (const synonym of synonyms) collection.setSynonym(synonym);
    return collection;
  };
  const use = (collection: Collection) => names.collections.set(collection.schema.name, collection);

  return {
    /**
     * Starts a collection that is filled incrementally beside one of the same name. `pack` indexes it without blocking:
     * it awaits `pause` every few milliseconds, so that a server can serve requests meanwhile, from the old collection
     * until `use` swaps the new one in. Throws 400 for an invalid schema or document.
     *
     * @param earlier has the known documents (`KnownDocument`).
     */
    buildCollection(filled: Unfilled, earlier: CollectionImage | null = null) {
      const collection = begin(filled);
      const copy = earlier && new CollectionCopy(fromImage(earlier));
      return { ...createBuilder(collection, copy), use: () => use(collection) };
    },

    /** Restores a packed collection; `use` swaps it in. Throws for anything but an image of a collection. */
    restoreCollection(image: CollectionImage) {
      const collection = fromImage(image);
      return { use: () => use(collection) };
    },

    /** Builds a collection and swaps it in for one of the same name. Blocks: for tests and small data. Throws 400. */
    replaceCollection({ documents, ...filled }: FilledCollection): void {
      const collection = begin(filled);
      for (const document of documents) collection.write(document, 'upsert');
      collection.packNow();
      for (const _ of collection.settle());
      use(collection);
    },

    /**
     * Indexes imported documents without blocking; otherwise the next search does it synchronously. Rejects with 404.
     */
    async packCollection(name: string, { pause }: { pause: Pause }): Promise<void> {
      await runInSlices(getCollection(names, name).pack(), { pause, sliceMs: SLICE_MS });
    },
  };
}

function createBuilder(collection: Collection, copy: CollectionCopy | null) {
  return {
    add(documents: Iterable<SearchDocument>): void {
      let known: string[] = [];
      const writeKnown = () => {
        if (copy) collection.writeCopies(copy, known);
        known = [];
      };
      for (const document of documents) {
        if (copy && document instanceof KnownDocument) {
          known.push(document.id);
          continue;
        }
        writeKnown();
        collection.write(document, 'upsert');
      }
      writeKnown();
    },
    async pack({ pause }: { pause: Pause }): Promise<void> {
      await runInSlices(collection.pack(), { pause, sliceMs: SLICE_MS });
      await runInSlices(collection.settle(), { pause, sliceMs: SLICE_MS });
      await runInSlices(collection.warmUp(copy), { pause, sliceMs: SLICE_MS });
    },
    /** The collection as data to be stored, once it is packed. */
    image: () => toImage(collection),
  };
}
