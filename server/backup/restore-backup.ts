import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveKey } from '#server/backup/archive-key.ts';
import { readArchive } from '#server/backup/archive-reader.ts';
import { listDataFiles } from '#server/backup/data-files.ts';
import { type RestoredFiles, restoreFiles } from '#server/backup/restore-files.ts';
import {
  createRestoredState,
  type RestoredCounts,
  type RestoredState,
} from '#server/backup/restored-state.ts';
import { dropTables } from '#server/backup/table-rows.ts';
import { openDatabase } from '#server/db/client.ts';
import { openSiteFiles, type SiteFiles } from '#server/files/site-files.ts';

export type RestoreOptions = {
  /** The archive. */
  file: string;
  key: ArchiveKey | null;
  dataDir: string;
  /** Where the files go, if not to `dataDir`. */
  files?: SiteFiles;
  /** An empty PostgreSQL database; without it the rows go to `dataDir`. */
  databaseUrl?: string | undefined;
};

/** Begins the names of folders in which archives are unpacked. */
const STAGING = 'restoring-';
const LEFT_BEHIND_MS = 2 * 86_400_000;

/**
 * Restores an archive into an empty place: database and files as they were, brought up to date with this release. What
 * was stored is compared with the archive before it is put in its place.
 *
 * @throws Error, a sentence for people, when the place is not empty, or the archive cannot be used; the place stays empty.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoredCounts> {
  const { dataDir, databaseUrl, files = openSiteFiles({ dataDir }) } = options;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await requireEmpty(dataDir, files);
  const staging = await createStaging(dataDir);
  const location = databaseUrl ? { databaseUrl } : { dataDir: staging };
  const state = createRestoredState({ staging, location });
  let restored: RestoredFiles | null = null;
  try {
    // Read once before, so that nothing of a damaged archive is ever stored.
    await readArchive(options, async ({ chunks }) => {
      for await (const _ of chunks);
    });
    await readArchive(options, state.take);
    const counts = await state.finish();
    await (await openDatabase(location)).destroy();
    restored = restoreFiles({ dataDir, staging, files });
    await restored.done;
    await moveDatabase(dataDir, staging);
    return counts;
  } catch (error) {
    await restored?.undo().catch(() => {});
    await discard(state, options);
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Restores an archive into a temporary place, which is removed again.
 *
 * @param options `dataDir`: where there is room for it.
 */
export async function checkBackup(
  options: Pick<RestoreOptions, 'file' | 'key' | 'dataDir'>,
): Promise<RestoredCounts> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const staging = await createStaging(options.dataDir);
  return restoreBackup({ ...options, dataDir: staging }).finally(() =>
    rm(staging, { recursive: true, force: true }),
  );
}

/** Also removes what runs that were killed have left. */
async function createStaging(dataDir: string): Promise<string> {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    if (!name.startsWith(STAGING)) continue;
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true });
  }
  return mkdtemp(join(dataDir, STAGING));
}

async function requireEmpty(dataDir: string, files: SiteFiles): Promise<void> {
  const database = (await readdir(dataDir)).find((name) => name.endsWith('.sqlite'));
  const local = database ?? (await findFirst(openSiteFiles({ dataDir })));
  if (local) {
    throw new Error(
      `${dataDir} is not empty (${local}): restore into a new folder, or move this one away first.`,
    );
  }
  const { bucket } = files;
  const remote = bucket && (await findFirst(files));
  if (remote) {
    throw new Error(
      `The bucket ${bucket.bucket} is not empty (${bucket.prefix}${remote}): set MEDIA_URL to another one, or to a new prefix in it.`,
    );
  }
}

async function findFirst(files: SiteFiles): Promise<string | undefined> {
  for await (const { name } of listDataFiles(files)) return name;
  return undefined;
}

/** It comes last: a place without a database is not in use. */
async function moveDatabase(dataDir: string, staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    if (name.endsWith('.sqlite')) await rename(join(staging, name), join(dataDir, name));
  }
}

async function discard(state: RestoredState, options: RestoreOptions): Promise<void> {
  const hasTables = await state.abandon();
  if (options.databaseUrl && hasTables) {
    const database = await openDatabase({ databaseUrl: options.databaseUrl });
    await dropTables(database.write).finally(() => database.destroy());
  }
}
