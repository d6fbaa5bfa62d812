// Publishes content in a process of its own (`create-publisher.ts`).
import type { PublisherWork } from '#server/compose/changes/create-publisher.ts';
import {
  learnContent,
  type PublishResult,
  publishContent,
} from '#server/compose/changes/publish-content.ts';
import { createIndexer } from '#server/compose/indexing/create-indexer.ts';
import { openDatabase } from '#server/db/client.ts';
import { openSiteFiles } from '#server/files/site-files.ts';
import { createCheckMemory } from '#server/import/check-memory.ts';
import type { StoredContent } from '#server/import/import-content.ts';
import { log } from '#server/log.ts';
import { fileSettings, searchSettings } from '#server/settings.ts';
import { runJobs } from '#server/workers/run-jobs.ts';

/** A preview, or another publication, has often read nearly the same files before. */
const memory = createCheckMemory();

/** Made with the first job: all of them have the same environment. */
let indexer: ReturnType<typeof createIndexer> | null = null;

runJobs<PublisherWork, PublishResult | null>(async ({ env, job }) => {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env;
  const database = await openDatabase({ databaseUrl, dataDir });
  const { media, bucket } = openSiteFiles(fileSettings(env));
  const isIndexed = job !== null && !('preview' in job) && !searchSettings(env).typesense;
  if (isIndexed) {
    indexer ??= createIndexer(env);
    indexer.warm();
  }
  try {
    const prepare = async (stored: StoredContent) => {
      const failure = isIndexed ? await indexer?.store(stored) : null;
      // Each process builds its own then.
      if (failure) log.warn({ err: failure }, 'an index was not stored');
    };
    const place = { database, dataDir, media, prepare, memory };
    if (job) return await publishContent(place, job);
    await learnContent(place, memory);
    return null;
  } finally {
    bucket?.close();
    await database.destroy();
  }
});
