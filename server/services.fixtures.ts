import type { CreatePlace } from '#server/db/databases.fixtures.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices, type Services } from '#server/services.ts';

/**
 * Services on a database that holds the small content folder, for a suite that only reads it: imported once, with new
 * services for each test, so that tests share no caches.
 */
export function serveFixtures(createPlace: CreatePlace): () => Promise<Services> {
  let imported: ReturnType<typeof importFixtures> | undefined;
  return async () => {
    imported ??= importFixtures(createPlace);
    return createServices(await imported);
  };
}

async function importFixtures(createPlace: CreatePlace) {
  const { open, dataDir } = await createPlace('suite');
  const db = await open();
  await importContent(db, { folder: fixtureFolder, dataDir });
  return { db, dataDir };
}
