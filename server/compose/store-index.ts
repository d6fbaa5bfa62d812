import type { LocaleCode } from '#core/i18n/locales.ts';
import { createCatalogueService } from '#server/catalogue/catalogue-service.ts';
import { composeSearch, type SearchSettings } from '#server/compose/compose-search.ts';
import { createIdentifyIndex, type ImportedVersion } from '#server/compose/identify-index.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion, readVersion } from '#server/db/content-state.ts';
import { createDiskRoom } from '#server/files/disk-room.ts';
import { createIndexStore } from '#server/search/index-store.ts';

type Place = { database: Database; dataDir: string; minFreeMb: number; search: SearchSettings };

/** The search's index of a version in one language. */
type Index = { locale: LocaleCode; imported: ImportedVersion };

/**
 * Builds an index of a version that need not be in use yet, and stores it for the processes of the site. What is the same in the
 * version in use comes from the index of that one, if it is stored.
 */
export async function storeIndex(
  { database, dataDir, minFreeMb, search: settings }: Place,
  { locale, imported }: Index,
): Promise<void> {
  const before = await readContentVersion(database);
  const isOther = before.version !== imported.version && before.version > 0;
  const catalogue = createCatalogueService(database, readVersion(imported.version));
  const { search } = composeSearch(catalogue, settings, {
    store: createIndexStore(dataDir, createDiskRoom({ dataDir, minFreeMb })),
    identify: createIdentifyIndex(async (version) =>
      version === imported.version ? imported : before,
    ),
  });
  const filled = await search.fill?.(
    await search.readContent(locale, isOther ? before.version : null),
  );
  await filled?.stored;
}
