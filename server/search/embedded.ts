import type { CollectionImage } from '#core/search/collection-image.ts';
import { createSearchEngine } from '#core/search/engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { takeTurn } from '#server/limits/take-turns.ts';
import { log } from '#server/log.ts';
import type { IndexStore } from '#server/search/index-store.ts';
import { publicFilterFor } from '#server/search/public-filter.ts';
import type { Search, SearchContent } from '#server/search/search-backend.ts';

type Stored = { use(): void };
type Engine = ReturnType<typeof createSearchEngine>;
type Builder = ReturnType<Engine['buildCollection']>;

/**
 * Searches in the memory of this process. Serves requests while it loads new content.
 * @param indexes Where built indexes are stored; without it each fill builds its own.
 */
export function createEmbeddedSearch(indexes: IndexStore | null = null): Search {
  const engine = createSearchEngine({ pause: takeTurn });
  let changes = 0;

  async function restore(content: SearchContent): Promise<Stored[] | null> {
    const { name, identity } = content;
    const images = identity && (await indexes?.read({ name, identity }));
    if (!images) return null;
    try {
      const restored = [];
      for (const image of images) {
        restored.push(engine.restoreCollection(image));
        await takeTurn();
      }
      return restored;
    } catch (error) {
      log.warn({ err: error, name }, 'a stored index of the search is built again');
      return null;
    }
  }

  /** Serves the old content until the new content is complete; all its collections are swapped together. */
  async function fill(content: SearchContent): Promise<{ stored: Promise<void> }> {
    const restored = await restore(content);
    const built = restored ? [] : await build(engine, content, indexes);
    const images = built.map((builder) => builder.image());
    for (const collection of restored ?? built) collection.use();
    changes += 1;
    const { name, identity } = content;
    const isStored = restored !== null || identity === null || indexes === null;
    return { stored: isStored ? Promise.resolve() : indexes.write({ name, identity }, images) };
  }

  return {
    engine,
    /** Collections with the field that hides products are filtered by it, loaded data too. */
    publicFilterOf(collection) {
      try {
        return publicFilterFor(engine.getCollection(collection));
      } catch (error) {
        if (error instanceof SearchError) return null;
        throw error;
      }
    },
    fill,
    changes: () => changes,
    store: engine,
  };
}

/** Number of documents that take a few milliseconds to index. */
const SLICE = 50;

function* slicesOf<Item>(items: Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += SLICE) yield items.slice(start, start + SLICE);
}

/** Builds an index from that of other content, if one is stored that can be used; else of all documents. */
async function build(
  engine: Engine,
  content: SearchContent,
  indexes: IndexStore | null,
): Promise<Builder[]> {
  const { name, earlier } = content;
  const identity = earlier?.identity ?? null;
  const images = identity && (await indexes?.read({ name, identity }));
  if (!images || !earlier) return buildIn(engine, content);
  try {
    return await buildIn(engine, { ...content, batches: earlier.batches }, images);
  } catch (error) {
    log.warn({ err: error, name }, 'the index of the search is built of all documents');
    return buildIn(engine, content);
  }
}

/** @param earlier of the same targets, with the known documents. */
async function buildIn(
  engine: Engine,
  { targets, batches }: SearchContent,
  earlier: CollectionImage[] = [],
): Promise<Builder[]> {
  const builders = new Map(
    targets.map(({ alias, schema, synonyms }, at) => {
      const filled = { schema: { ...schema, name: alias }, synonyms };
      return [alias, engine.buildCollection(filled, earlier[at])];
    }),
  );
  for await (const batch of batches) {
    for (const [alias, documents] of Object.entries(batch)) {
      for (const slice of slicesOf(documents)) {
        builders.get(alias)?.add(slice);
        await takeTurn();
      }
    }
  }
  for (const builder of builders.values()) await builder.pack({ pause: takeTurn });
  return [...builders.values()];
}
