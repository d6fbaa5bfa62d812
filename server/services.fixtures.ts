import type { Place } from '#server/db/databases.fixtures.ts';
import { fixtureFolder } from '#server/import/content-folder.fixtures.ts';
import { importContent } from '#server/import/import-content.ts';
import { createServices, type Services } from '#server/services.ts';

/** Services on a fresh database that holds the small content folder. */
export async function serveFixtures({ open, dataDir }: Place): Promise<Services> {
  const db = await open();
  await importContent(db, { folder: fixtureFolder, dataDir });
  return createServices({ db, dataDir });
}
