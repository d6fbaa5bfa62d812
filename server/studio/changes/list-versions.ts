import type { StoredVersion } from '#core/studio/changes/change-set.ts';
import type { VersionChange } from '#core/studio/changes/version-change.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { listSourceVersions } from '#server/db/versions/source-versions.ts';
import { listVersionChanges } from '#server/db/versions/version-changes.ts';

/** The versions of the content whose files are stored, the latest first. */
export async function listVersions(database: Database): Promise<StoredVersion[]> {
  const inUse = await readContentVersion(database);
  const versions = await listSourceVersions(database);
  return versions.map(({ version, importedAt, command, origin, source, note }) => {
    const isInUse = version === inUse.version;
    return { version, importedAt, command, origin, source, note, isInUse };
  });
}

/** The files that a version changed, by path, against the stored version before it; null when it is not stored. */
export async function listChangesOf(
  database: Database,
  version: number,
): Promise<VersionChange[] | null> {
  const versions = await listSourceVersions(database);
  const at = versions.findIndex((stored) => stored.version === version);
  if (at === -1) return null;
  return listVersionChanges(database, { from: versions[at + 1]?.version ?? 0, to: version });
}
