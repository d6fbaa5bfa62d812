import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveKey } from '#server/backup/archive-key.ts';
import { readArchive } from '#server/backup/archive-reader.ts';
import { dataFolders, listDataFiles } from '#server/backup/data-folders.ts';
import {
  createRestoredState,
  type RestoredCounts,
  type RestoredState,
} from '#server/backup/restored-state.ts';
import { dropTables } from '#server/backup/table-rows.ts';
import { openDatabase } from '#server/db/client.ts';

export type RestoreOptions = {
  /** The archive. */
  file: string;
  key: ArchiveKey | null;
  dataDir: string;
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
  const { dataDir, databaseUrl } = options;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await requireEmpty(dataDir);
  const staging = await createStaging(dataDir);
  const location = databaseUrl ? { databaseUrl } : { dataDir: staging };
  const state = createRestoredState({ staging, location });
  try {
    // Read once before, so that nothing of a damaged archive is ever stored.
    await readArchive(options, async ({ chunks }) => {
      for await (const _ of chunks);
    });
    await readArchive(options, state.take);
    const counts = await state.finish();
    await (await openDatabase(location)).destroy();
    await moveInto(dataDir, staging);
    return counts;
  } catch (error) {
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

async function requireEmpty(dataDir: string): Promise<void> {
  const database = (await readdir(dataDir)).find((name) => name.endsWith('.sqlite'));
  const found = database ?? (await findFirst(listDataFiles(dataDir)));
  if (!found) return;
  throw new Error(
    `${dataDir} is not empty (${found}): restore into a new folder, or move this one away first.`,
  );
}

async function findFirst(names: AsyncIterable<string>): Promise<string | undefined> {
  for await (const name of names) return name;
  return undefined;
}

/** The database comes last: a place without one is not in use. */
async function moveInto(dataDir: string, staging: string): Promise<void> {
  const names = await readdir(staging);
  const databases = names.filter((name) => name.endsWith('.sqlite'));
  for (const name of [...dataFolders.filter((folder) => names.includes(folder)), ...databases]) {
    await rename(join(staging, name), join(dataDir, name));
  }
}

async function discard(state: RestoredState, options: RestoreOptions): Promise<void> {
  const hasTables = await state.abandon();
  if (options.databaseUrl && hasTables) {
    const database = await openDatabase({ databaseUrl: options.databaseUrl });
    await dropTables(database.write).finally(() => database.destroy());
  }
}
