// Stores the index of the search for one language in a process of its own (`create-indexer.ts`).
import type { LocaleCode } from '#core/i18n/locales.ts';
import { storeIndex } from '#server/compose/store-index.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Env } from '#server/env.ts';
import type { StoredContent } from '#server/import/import-content.ts';
import { searchSettings } from '#server/settings.ts';
import { runJobs } from '#server/workers/run-jobs.ts';

/** With the environment, in which the process finds database and files. */
export type IndexWork = { env: Env; locale: LocaleCode; imported: StoredContent };

runJobs<IndexWork, null>(async ({ env, ...index }) => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, MIN_FREE_MB: minFreeMb } = env;
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await storeIndex({ database, dataDir, minFreeMb, search: searchSettings(env) }, index);
    return null;
  } finally {
    await database.destroy();
  }
});
