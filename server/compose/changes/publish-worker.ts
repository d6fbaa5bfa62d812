// Publishes content in a process of its own (`create-publisher.ts`).
import { localeCodes } from '#core/i18n/locales.ts';
import type { PublisherWork } from '#server/compose/changes/create-publisher.ts';
import { type PublishResult, publishContent } from '#server/compose/changes/publish-content.ts';
import { storeIndex } from '#server/compose/store-index.ts';
import { type Database, openDatabase } from '#server/db/client.ts';
import type { Env } from '#server/env.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { createCheckMemory } from '#server/import/check-memory.ts';
import type { StoredContent } from '#server/import/import-content.ts';
import { log } from '#server/log.ts';
import { fileSettings, searchSettings } from '#server/settings.ts';
import { runJobs } from '#server/workers/run-jobs.ts';

/** A preview, or another publication, has often read nearly the same files before. */
const memory = createCheckMemory();

runJobs<PublisherWork, PublishResult>(async ({ env, job }) => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  const database = await openDatabase({ databaseUrl, dataDir });
  const { media, bucket } = openSiteFiles(fileSettings(env));
  try {
    const prepare = (stored: StoredContent) => storeIndexes(database, env, stored);
    return await publishContent({ database, dataDir, media, prepare, memory }, job);
  } finally {
    bucket?.close();
    await database.destroy();
  }
});

/** Without a stored index each process builds its own, so a failure is no reason not to publish. */
async function storeIndexes(database: Database, env: Env, imported: StoredContent): Promise<void> {
  const search = searchSettings(env);
  if (search.typesense) return;
  const { DATA_DIR: dataDir, MIN_FREE_MB: minFreeMb } = env;
  for (const locale of localeCodes) {
    const storing = storeIndex({ database, dataDir, minFreeMb, search }, { locale, imported });
    await storing.catch((error) => log.warn({ err: error }, 'an index was not stored'));
  }
}
