import { withScratch } from '#server/compose/scratch-folder.ts';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { createMediaStore } from '#server/files/media-store.ts';
import { type ImportOptions, importContent } from '#server/import/import-content.ts';
import type { ImportResult } from '#server/import/import-result.ts';
import { exportVersion } from '#server/import/sources/export-version.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';

export type RestoreOptions = Pick<
  ImportOptions,
  'dataDir' | 'media' | 'note' | 'onProgress' | 'prepare' | 'start'
> & {
  version: number;
  actor: Actor;
  onExport?: (done: number, total: number) => void;
};

const NAME = 'restore-';

/**
 * Makes the content of an earlier version that in use: imports its files as a new version that names it, with an event in the
 * audit trail. Today's checks apply: a version that they refuse changes nothing.
 * @throws Error when files of the version are gone.
 */
export async function restoreVersion(
  database: Database,
  { version, actor, onExport, ...options }: RestoreOptions,
): Promise<ImportResult> {
  const { dataDir, media = createMediaStore(dataDir), note = '' } = options;
  return withScratch({ dataDir, name: NAME }, async (folder) => {
    const exporting = { version, folder, media, ...(onExport && { onProgress: onExport }) };
    const { version: origin, missing } = await exportVersion(database, exporting);
    if (missing.length > 0) {
      const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
      throw new Error(`Version ${version} is not complete: ${missing[0]}${more} is gone.`);
    }
    const { version: before } = await readContentVersion(database);
    return importContent(database, {
      ...options,
      folder,
      restores: origin,
      onSwitch: (transaction, after) =>
        recordEvent(transaction, {
          actor,
          action: 'content.restored',
          subject: { kind: 'content', key: String(version) },
          before: { version: before },
          after: { version: after, ...(note && { note }) },
          at: new Date().toISOString(),
        }),
    });
  });
}
