import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseListingState } from '#core/catalogue/listing/listing-state.ts';
import type { ProductListing } from '#core/catalogue/listing/listing-view.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { openDatabase } from '#server/db/client.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';

/** The content folder of the demo. */
export const demoFolder = fileURLToPath(new URL('../content', import.meta.url));

/** Listings of a content folder, requested by the query of their address. */
export async function serveListings(folder: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'listings-'));
  const db = await openDatabase({ inMemory: true });
  await importContent(db, { folder, dataDir });
  const { catalogue, search } = createServices({ db, dataDir });
  await search.refill();
  return {
    catalogue,
    async list(locale: LocaleCode, query: string, categorySlug?: string): Promise<ProductListing> {
      const typed = parseListingState(new URLSearchParams(query));
      const state = await catalogue.readTyped(locale, { state: typed, categorySlug });
      return catalogue.searchListing(locale, { state, categorySlug });
    },
    async close() {
      await search.close();
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
