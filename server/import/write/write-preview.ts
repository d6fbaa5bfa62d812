import type { Database } from '#server/db/client.ts';
import { listContentVersions } from '#server/db/content-state.ts';
import type { Rows } from '#server/import/rows/row-build.ts';
import type { Carried } from '#server/import/write/carry-rows.ts';
import {
  createGaps,
  removeOtherVersions,
  takeNumber,
  writeRows,
} from '#server/import/write/write-content.ts';

/** Previews that are stored; the oldest ends with the next one beyond. */
const MAX_PREVIEWS = 10;

type PreviewRows = { rows: Rows; carried: Carried | null; change: string; stamp: string };

/**
 * Stores the rows of a preview under a version that is never in use, then removes earlier ones of the change set, and those
 * that nobody may see any more. One at a time: the remains of one that was killed are removed, too.
 * @returns the number of the version.
 */
export async function writePreview(
  database: Database,
  { rows, carried, change, stamp }: PreviewRows,
): Promise<number> {
  const version = await takeNumber(database);
  // First: an import beside it removes rows of versions that it does not know.
  await database.write
    .insertInto('preview')
    .values({ version, change_id: change, stamp, built: null })
    .execute();
  const writing = { giveWay: createGaps(), onProgress: () => {} };
  await writeRows(database, { version, rows, carried }, writing);
  const now = new Date().toISOString();
  await database.write
    .updateTable('preview')
    .set({ built: now })
    .where('version', '=', version)
    .execute();
  await removeOldPreviews(database, now);
  return version;
}

/** Removes previews but the latest of each change set that somebody may see. */
async function removeOldPreviews(database: Database, now: string): Promise<void> {
  const shown = await database.write
    .selectFrom('preview')
    .innerJoin('preview_pass', 'preview_pass.change_id', 'preview.change_id')
    .select((eb) => eb.fn.max('preview.version').as('version'))
    .where('preview.built', 'is not', null)
    .where('preview_pass.expires', '>', now)
    .groupBy('preview.change_id')
    .orderBy('version', 'desc')
    .limit(MAX_PREVIEWS)
    .execute();
  const retained = [0, ...shown.map(({ version }) => version)];
  await database.write.deleteFrom('preview').where('version', 'not in', retained).execute();
  const stored = await listContentVersions(database);
  await removeOtherVersions(
    database,
    stored.map(({ version }) => version),
  );
}
