import {
  type SearchCollection,
  searchCollections,
  searchSchema,
} from '#core/catalogue/listing/search-schema.ts';
import { type LocaleCode, localeCodes } from '#core/i18n/locales.ts';
import { entriesOf, recordOf } from '#core/keys.ts';
import { collectionName } from '#core/search/collection-name.ts';
import type { SearchEngine } from '#core/search/search-engine.ts';
import type { CatalogueService } from '#server/catalogue/catalogue-service.ts';
import type { createIdentifyIndex } from '#server/compose/identify-index.ts';
import { observe } from '#server/observe/signals.ts';
import { createEmbeddedSearch } from '#server/search/embedded.ts';
import type { IndexStore } from '#server/search/index-store.ts';
import { createRefill } from '#server/search/refill.ts';
import type { SearchContent } from '#server/search/search-backend.ts';
import { createTypesenseSearch } from '#server/search/typesense.ts';
import type { TypesenseServer } from '#server/search/typesense-client.ts';

export type SearchSettings = {
  /** Prefix of the collections' names, before the language. */
  prefix?: string;
  /** The search server; without it the process searches itself. */
  typesense?: TypesenseServer | undefined;
};

/** Where built indexes are stored, and how they are named. */
type StoredIndexes = { store: IndexStore; identify: ReturnType<typeof createIdentifyIndex> };

type Catalogue = Pick<
  CatalogueService,
  'listSynonyms' | 'listSearchDocuments' | 'listChangedDocuments'
>;

/** Composes the search with its collections of the catalogue and their documents. */
export function composeSearch(
  catalogue: Catalogue,
  { prefix = '', typesense }: SearchSettings,
  indexes: StoredIndexes | null = null,
) {
  const collectionOf = (locale: LocaleCode, name: SearchCollection) =>
    collectionName(prefix, locale, name);
  const locales = new Map(
    localeCodes.flatMap((locale) => {
      return searchCollections.map((name) => [collectionOf(locale, name), locale] as const);
    }),
  );
  const backend = typesense
    ? createTypesenseSearch(typesense, [...locales.keys()])
    : createEmbeddedSearch(indexes?.store);

  const readContent = createReader(catalogue, { collectionOf, indexes });

  const { refill, refillSoon, stop } = createRefill(async () => {
    for (const locale of localeCodes) await backend.fill?.(await readContent(locale));
  });

  return {
    search: {
      ...backend,
      engine: observed(backend.engine),
      collectionOf,
      /** The language of a collection of the catalogue; null for others. */
      localeOf: (collection: string) => locales.get(collection) ?? null,
      readContent,
      /** Indexes the content version in use when this process searches itself. Resolves once it is searchable. */
      refill,
      /** Retries no fill and stores no index any more; close it before the database and the data folder. */
      async close(): Promise<void> {
        stop();
        await indexes?.store.close();
      },
    },
    refilling: { refillSoon },
  };
}

type Reading = {
  collectionOf: (locale: LocaleCode, name: SearchCollection) => string;
  indexes: StoredIndexes | null;
};

function createReader(catalogue: Catalogue, { collectionOf, indexes }: Reading) {
  /**
   * The documents to index of the content version in use.
   * @param before a version whose index may be stored.
   */
  return async function readContent(
    locale: LocaleCode,
    before: number | null = null,
  ): Promise<SearchContent> {
    const synonyms = await catalogue.listSynonyms(locale);
    const { version, batches } = await catalogue.listSearchDocuments(locale);
    const targets = searchCollections.map((name) => {
      return { alias: collectionOf(locale, name), schema: searchSchema(name), synonyms };
    });
    const identify = async (of: number) =>
      (await indexes?.identify({ version: of, targets })) ?? null;
    const aliased = (list: typeof batches) => named(list, (name) => collectionOf(locale, name));
    const findEarlier = async (of: number) => ({
      identity: await identify(of),
      batches: aliased(catalogue.listChangedDocuments(locale, of)),
    });
    return {
      version,
      name: locale,
      identity: await identify(version),
      targets,
      batches: aliased(batches),
      earlier: before === null ? null : await findEarlier(before),
    };
  };
}

/** Says how long each search takes. */
function observed(engine: SearchEngine): SearchEngine {
  return {
    ...engine,
    search: (...search) => observe('search', () => engine.search(...search)),
    multiSearch: (...search) => observe('search', () => engine.multiSearch(...search)),
    facetSearch: (...search) => observe('search', () => engine.facetSearch(...search)),
  };
}

export type SiteSearch = ReturnType<typeof composeSearch>['search'];

async function* named<Name extends string, Item>(
  batches: AsyncIterable<Record<Name, Item>>,
  nameOf: (name: Name) => string,
): AsyncGenerator<Record<string, Item>> {
  for await (const batch of batches) {
    yield recordOf(entriesOf(batch).map(([name, items]) => [nameOf(name), items]));
  }
}
