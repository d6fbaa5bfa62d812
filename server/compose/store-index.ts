import type { LocaleCode } from '#core/i18n/locales.ts';
import { createCatalogueService } from '#server/catalogue/catalogue-service.ts';
import { composeSearch, type SearchSettings } from '#server/compose/compose-search.ts';
import { createIdentifyIndex, type ImportedVersion } from '#server/compose/identify-index.ts';
import type { Database } from '#server/db/client.ts';
import { readVersion } from '#server/db/content-state.ts';
import { createDiskRoom } from '#server/files/disk-room.ts';
import { createIndexStore } from '#server/search/index-store.ts';

type Place = { database: Database; dataDir: string; minFreeMb: number; search: SearchSettings };

/** The search's index of a version in one language. */
type Index = { locale: LocaleCode; imported: ImportedVersion };

/** Builds an index of a version that need not be in use yet, and stores it for the processes of the site. */
export async function storeIndex(
  { database, dataDir, minFreeMb, search: settings }: Place,
  { locale, imported }: Index,
): Promise<void> {
  const catalogue = createCatalogueService(database, readVersion(imported.version));
  const { search } = composeSearch(catalogue, settings, {
    store: createIndexStore(dataDir, createDiskRoom({ dataDir, minFreeMb })),
    identify: createIdentifyIndex(async () => imported),
  });
  const filled = await search.fill?.(await search.readContent(locale));
  await filled?.stored;
}
