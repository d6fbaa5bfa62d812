import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toFacetSearch } from '#core/catalogue/listing/listing-search.ts';
import { plainListing } from '#core/catalogue/listing/listing-state.ts';
import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import type { Synonym } from '#core/search/search-engine.ts';
import { openDatabase } from '#server/db/client.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';

const folder = fileURLToPath(new URL('../../content', import.meta.url));

/** Creates the search of the product listing with the demo catalogue. */
export async function createDemoSearch() {
  const dataDir = await mkdtemp(join(tmpdir(), 'relevance-'));
  const db = await openDatabase({ inMemory: true });
  const { outcome, errors } = await importContent(db, { folder, dataDir, checkPhotometry: false });
  if (outcome !== 'imported')
    throw new Error(`The demo was ${outcome}: ${JSON.stringify(errors[0])}`);
  const { catalogue, search } = createServices({ db, dataDir });
  await search.refill();
  const synonyms = mapLocales((): Synonym[] => []);
  for (const locale of localeCodes) synonyms[locale] = await catalogue.listSynonyms(locale);

  return {
    synonyms,
    /** Returns the best SKU of each matching product, best product first. */
    async search(locale: LocaleCode, text: string): Promise<string[]> {
      const typed = { ...plainListing, search: text.trim() };
      const state = await catalogue.readTyped(locale, { state: typed });
      const { rows } = await catalogue.searchListing(locale, { state });
      return rows.map(({ variant }) => variant.sku);
    },
    /** Returns the number of products that contain exactly these words. */
    async countProducts(locale: LocaleCode, words: string): Promise<number> {
      const { params } = toFacetSearch({ ...plainListing, search: words.trim() });
      const strict = { num_typos: 0, drop_tokens_threshold: 0, prefix: false };
      const response = await search.engine.search(
        search.collectionOf(locale, 'product_variation'),
        {
          ...params,
          ...strict,
          enable_synonyms: false,
        },
      );
      return response.found;
    },
    async close() {
      await search.close();
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
