import type { StoredVersion } from '#core/studio/changes/change-set.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { listSourceVersions } from '#server/db/versions/source-versions.ts';

/** The versions of the content whose files are stored, the latest first. */
export async function listVersions(database: Database): Promise<StoredVersion[]> {
  const inUse = await readContentVersion(database);
  const versions = await listSourceVersions(database);
  return versions.map(({ version, importedAt, command, origin, source, note }) => {
    const isInUse = version === inUse.version;
    return { version, importedAt, command, origin, source, note, isInUse };
  });
}
