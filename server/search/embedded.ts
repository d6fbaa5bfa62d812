import { setImmediate as pause } from 'node:timers/promises';
import { createSearchEngine } from '#core/search/engine.ts';
import { SearchError } from '#core/search/search-error.ts';
import { publicFilterFor } from '#server/search/public-filter.ts';
import type { Search, SearchContent } from '#server/search/search-backend.ts';

/** Searches in the memory of this process. Serves requests while it loads new content. */
export function createEmbeddedSearch(): Search {
  const engine = createSearchEngine({ pause });
  let changes = 0;

  /** Serves the old content until the new content is complete; all its collections are swapped together. */
  async function fill({ targets, batches }: SearchContent) {
    const builders = new Map(
      targets.map(({ alias, schema, synonyms }) => {
        return [alias, engine.buildCollection({ schema: { ...schema, name: alias }, synonyms })];
      }),
    );
    for await (const batch of batches) {
      for (const [alias, documents] of Object.entries(batch)) {
        for (const slice of slicesOf(documents)) {
          builders.get(alias)?.add(slice);
          await pause();
        }
      }
    }
    for (const builder of builders.values()) await builder.pack({ pause });
    for (const builder of builders.values()) builder.use();
    changes += 1;
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
