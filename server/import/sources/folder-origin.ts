import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { findSourceVersion, type SourceVersion } from '#server/db/versions/source-versions.ts';
import { readMark } from '#server/import/sources/folder-mark.ts';

/**
 * Whether a folder may replace the version in use without anybody's saying so: it was exported from it, or the version
 * was imported from a folder of the same origin.
 * @param mark checksum of the version that the folder was exported from; '' if it was never exported.
 */
function isFrom(mark: string, { command, ...inUse }: SourceVersion): boolean {
  return mark === inUse.checksum || (command === 'import' && mark === inUse.mark);
}

/**
 * Returns the version in use where a folder does not come from it; null where the folder may replace it.
 * @param onto number of the version that shall be replaced whatever it is.
 * @throws Error when another version than that is in use by now.
 */
export async function findUnseen(
  database: Database,
  { folder, onto }: { folder: string; onto?: number | undefined },
): Promise<SourceVersion | null> {
  const { version } = await readContentVersion(database);
  if (onto !== undefined && onto !== version)
    throw new Error(
      `Version ${version} is in use, not ${onto}. Look at its changes first: --diff.`,
    );
  const inUse = await findSourceVersion(database, version);
  if (onto !== undefined || !inUse) return null;
  return isFrom(await readMark(folder), inUse) ? null : inUse;
}
