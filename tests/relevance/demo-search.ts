import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toFacetSearch } from '#core/catalogue/listing/listing-search.ts';
import { plainListing } from '#core/catalogue/listing/listing-state.ts';
import { searchSchema } from '#core/catalogue/listing/search-schema.ts';
import { type LocaleCode, localeCodes, mapLocales } from '#core/i18n/locales.ts';
import { createSearchEngine } from '#core/search/engine.ts';
import type { SearchDocument, Synonym } from '#core/search/search-engine.ts';
import { openDatabase } from '#server/db/client.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices, type Services } from '#server/services.ts';

const folder = fileURLToPath(new URL('../../content', import.meta.url));

/** Creates the search of the product listing with the demo catalogue. */
export async function createDemoSearch() {
  const dataDir = await mkdtemp(join(tmpdir(), 'relevance-'));
  const db = await openDatabase({ inMemory: true });
  const engine = createSearchEngine();
  const synonyms = mapLocales((): Synonym[] => []);
  try {
    const { outcome, errors } = await importContent(db, {
      folder,
      dataDir,
      checkPhotometry: false,
    });
    if (outcome !== 'imported')
      throw new Error(`The demo was ${outcome}: ${JSON.stringify(errors[0])}`);
    const { catalogue } = createServices({ db, dataDir });
    for (const locale of localeCodes) {
      synonyms[locale] = await catalogue.listSynonyms(locale);
      engine.replaceCollection({
        schema: { ...searchSchema('product_variation'), name: locale },
        documents: await readVariants(catalogue, locale),
        synonyms: synonyms[locale],
      });
    }
  } finally {
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
  }

  function paramsFor(text: string) {
    return toFacetSearch({ ...plainListing, search: text.trim() });
  }

  return {
    synonyms,
    /** Returns the best SKU of each matching product, best product first. */
    async search(locale: LocaleCode, text: string): Promise<string[]> {
      const response = await engine.facetSearch(locale, paramsFor(text));
      return (response.grouped_hits ?? []).map(({ hits }) => String(hits[0]?.document.sku));
    },
    /** Returns the number of products that contain exactly these words. */
    async countProducts(locale: LocaleCode, words: string): Promise<number> {
      const { params } = paramsFor(words);
      const strict = { num_typos: 0, drop_tokens_threshold: 0, prefix: false };
      const response = await engine.search(locale, {
        ...params,
        ...strict,
        enable_synonyms: false,
      });
      return response.found;
    },
  };
}

async function readVariants({ listSearchDocuments }: Services['catalogue'], locale: LocaleCode) {
  const documents: SearchDocument[] = [];
  const { batches } = await listSearchDocuments(locale);
  for await (const batch of batches) documents.push(...batch.product_variation);
  return documents;
}
