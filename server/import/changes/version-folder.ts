import { randomUUID } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedFile, WrittenFile } from '#core/studio/changes/change-set.ts';
import type { Database } from '#server/db/client.ts';
import {
  listVersionFiles,
  readBlob,
  readBlobs,
  type VersionFile,
} from '#server/db/versions/source-versions.ts';
import { inParallel } from '#server/files/in-parallel.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import type { CheckMemory } from '#server/import/check-memory.ts';
import {
  folderOf,
  RECORD,
  type SourceFile,
  type SourceFolder,
  sourceOf,
} from '#server/import/read/source-folder.ts';

/** Files that differ from those of a version. */
export type FileChanges = {
  files: readonly WrittenFile[];
  /** Folder of those that were uploaded, by their digest. */
  uploads: string;
};

export type VersionPlace = {
  version: number;
  media: MediaStore;
  /** An empty folder for files that are in no media store. */
  scratch: string;
  /** Files that were read of another version. */
  memory?: CheckMemory | undefined;
};

const FILES_AT_ONCE = 16;
/** Each is in memory. */
const UPLOADS_AT_ONCE = 2;

/**
 * The files of a version as an import reads them from a folder. Texts are in memory, media where they are stored.
 * @throws Error when a file of the version is gone.
 */
export async function readVersionFolder(
  database: Database,
  { version, media, scratch, memory }: VersionPlace,
): Promise<SourceFolder> {
  const files = await listVersionFiles(database, version);
  const known = rememberedFiles(memory);
  const isRecord = ({ path, isMedia }: VersionFile) => !isMedia && RECORD.test(path);
  const isRead = ({ path, hash }: VersionFile) => known.get(path)?.digest === hash;
  const records = files.filter((file) => isRecord(file) && !isRead(file));
  const texts = await readBlobs(database, [...new Set(records.map(({ hash }) => hash))]);
  await mkdir(scratch, { recursive: true });
  const read = await inParallel(files, FILES_AT_ONCE, async (file): Promise<SourceFile> => {
    const { path } = file;
    const earlier = known.get(path);
    if (earlier && isRead(file) && (earlier.text !== null) === isRecord(file)) return earlier;
    if (isRecord(file)) return sourceOf({ path, absolute: '' }, texts.get(file.hash) ?? gone(path));
    const absolute = file.isMedia
      ? ((await media.find(file.hash.slice(0, 16)))?.path ?? gone(path))
      : await writeBlob(database, file, scratch);
    const { hash: digest, sizeBytes } = file;
    const hash = digest.slice(0, 16);
    return { path, absolute, hash, digest, sizeBytes, text: null, fault: null };
  });
  known.clear();
  // Others are in the scratch folder, which does not last.
  for (const [at, file] of files.entries()) {
    const source = read[at];
    if (source && (file.isMedia || isRecord(file))) known.set(file.path, source);
  }
  return folderOf(read);
}

/** The files of the version that was read last; those that the media store has lost are missed when they are needed. */
function rememberedFiles(memory: CheckMemory | undefined): Map<string, SourceFile> {
  const none = () => new Map<string, SourceFile>();
  return memory?.recall('files of a version', [], none) ?? none();
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
  changes: FileChanges,
  scratch: string | null,
): Promise<SourceFolder> {
  const files = new Map(folder.files);
  if (scratch) await mkdir(scratch, { recursive: true });
  for (const [index, { path, text, upload }] of changes.files.entries()) {
    files.delete(path);
    if (upload) files.set(path, uploadedFile(path, join(changes.uploads, upload.hash), upload));
    if (text === null) continue;
    const absolute = scratch ? join(scratch, `change-${index}`) : '';
    const bytes = new TextEncoder().encode(text);
    if (scratch) await writeFile(absolute, bytes);
    files.set(path, sourceOf({ path, absolute }, bytes));
  }
  return folderOf([...files.values()].sort((one, other) => (one.path < other.path ? -1 : 1)));
}

function uploadedFile(path: string, absolute: string, upload: UploadedFile): SourceFile {
  const { hash: digest, sizeBytes } = upload;
  return {
    ...{ path, absolute, hash: digest.slice(0, 16), digest, sizeBytes },
    ...{ text: null, fault: null },
  };
}

/**
 * Writes uploaded files into a folder, by their digest; those that are there stay.
 * @throws Error when one of them is gone.
 */
export async function placeUploads(
  database: Pick<Database, 'read'>,
  files: readonly WrittenFile[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const uploaded = files.filter((file) => file.upload !== null);
  const unique = [...new Map(uploaded.map((file) => [file.upload?.hash, file])).values()];
  await inParallel(unique, UPLOADS_AT_ONCE, async ({ path, upload }) => {
    const { hash, sizeBytes } = upload as UploadedFile;
    const target = join(folder, hash);
    const stats = await stat(target).catch(() => null);
    if (stats?.size === sizeBytes) return;
    const bytes = await readBlob(database, hash);
    if (!bytes) gone(path);
    const partial = `${target}.${randomUUID()}.part`;
    await writeFile(partial, bytes);
    await rename(partial, target);
  });
}
