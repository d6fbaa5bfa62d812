import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/client.ts';
import {
  listVersionFiles,
  readBlob,
  readBlobs,
  type VersionFile,
} from '#server/db/versions/source-versions.ts';
import { inParallel } from '#server/files/in-parallel.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import {
  folderOf,
  RECORD,
  type SourceFile,
  type SourceFolder,
  sourceOf,
} from '#server/import/read/source-folder.ts';

/** A file that differs from those of a version; null: it is removed. */
export type FileChange = { path: string; text: string | null };

export type VersionPlace = {
  version: number;
  media: MediaStore;
  /** An empty folder for files that are in no media store. */
  scratch: string;
};

const FILES_AT_ONCE = 16;

/**
 * The files of a version as an import reads them from a folder. Texts are in memory, media where they are stored.
 * @throws Error when a file of the version is gone.
 */
export async function readVersionFolder(
  database: Database,
  { version, media, scratch }: VersionPlace,
): Promise<SourceFolder> {
  const files = await listVersionFiles(database, version);
  const isRecord = ({ path, isMedia }: VersionFile) => !isMedia && RECORD.test(path);
  const records = files.filter(isRecord);
  const texts = await readBlobs(database, [...new Set(records.map(({ hash }) => hash))]);
  await mkdir(scratch, { recursive: true });
  const read = await inParallel(files, FILES_AT_ONCE, async (file): Promise<SourceFile> => {
    const { path } = file;
    if (isRecord(file)) return sourceOf({ path, absolute: '' }, texts.get(file.hash) ?? gone(path));
    const absolute = file.isMedia
      ? ((await media.find(file.hash.slice(0, 16)))?.path ?? gone(path))
      : await writeBlob(database, file, scratch);
    const { hash: digest, sizeBytes } = file;
    const hash = digest.slice(0, 16);
    return { path, absolute, hash, digest, sizeBytes, text: null, fault: null };
  });
  return folderOf(read);
}

function gone(path: string): never {
  throw new Error(`${path} is gone: the version is not complete.`);
}

/** Files that nothing used, or workbooks: they may be read again. */
async function writeBlob(
  database: Database,
  { path, hash }: VersionFile,
  scratch: string,
): Promise<string> {
  const absolute = join(scratch, hash);
  await writeFile(absolute, (await readBlob(database, hash)) ?? gone(path));
  return absolute;
}

/** The folder with changed files. An import reads them once more: it needs them in a scratch folder. */
export async function withChanges(
  folder: SourceFolder,
  changes: readonly FileChange[],
  scratch: string | null,
): Promise<SourceFolder> {
  const files = new Map(folder.files);
  if (scratch) await mkdir(scratch, { recursive: true });
  for (const [index, { path, text }] of changes.entries()) {
    files.delete(path);
    if (text === null) continue;
    const absolute = scratch ? join(scratch, `change-${index}`) : '';
    const bytes = new TextEncoder().encode(text);
    if (scratch) await writeFile(absolute, bytes);
    files.set(path, sourceOf({ path, absolute }, bytes));
  }
  return folderOf([...files.values()].sort((one, other) => (one.path < other.path ? -1 : 1)));
}
