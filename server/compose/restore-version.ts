import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/client.ts';
import { readContentVersion } from '#server/db/content-state.ts';
import { createMediaStore } from '#server/files/media-store.ts';
import { type ImportOptions, importContent } from '#server/import/import-content.ts';
import type { ImportResult } from '#server/import/import-result.ts';
import { exportVersion } from '#server/import/sources/export-version.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';

export type RestoreOptions = Pick<
  ImportOptions,
  'dataDir' | 'media' | 'note' | 'onProgress' | 'prepare'
> & {
  version: number;
  actor: Actor;
  onExport?: (done: number, total: number) => void;
};

const NAME = 'restore-';
const DAY_MS = 24 * 60 * 60 * 1000;

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
  const folder = await createFolder(join(dataDir, 'cache'));
  try {
    const exporting = { version, folder, media, ...(onExport && { onProgress: onExport }) };
    const { version: origin, missing } = await exportVersion(database, exporting);
    if (missing.length > 0) {
      const more = missing.length > 1 ? ` and ${missing.length - 1} more` : '';
      throw new Error(`Version ${version} is not complete: ${missing[0]}${more} is gone.`);
    }
    const { version: before } = await readContentVersion(database);
    return await importContent(database, {
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
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates an empty folder, and removes those that killed commands have left. */
async function createFolder(cache: string): Promise<string> {
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    const isOld = name.startsWith(NAME) && Date.now() - (await stat(path)).mtimeMs > DAY_MS;
    if (isOld) await rm(path, { recursive: true, force: true });
  }
  return mkdtemp(join(cache, NAME));
}
