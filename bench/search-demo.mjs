import { openDatabase } from '#server/db/client.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices } from '#server/services.ts';
import { trim } from './search-catalogue.mjs';

/** Returns the English variants of the demo catalogue; `dataDir` may be deleted afterwards. */
export async function* readDemoVariants(dataDir) {
  const db = await openDatabase({ inMemory: true });
  try {
    await importContent(db, { folder: 'content/', dataDir, checkPhotometry: false });
    const { catalogue } = createServices({ db, dataDir });
    const { batches } = await catalogue.listSearchDocuments('en');
    for await (const { product_variation: variants } of batches) yield* variants.map(trim);
  } finally {
    await db.destroy();
  }
}
