import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#server/db/client.ts';
import {
  findSourceVersion,
  listVersionFiles,
  readBlob,
  type SourceVersion,
  type VersionFile,
} from '#server/db/versions/source-versions.ts';
import { inParallel } from '#server/files/in-parallel.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import { writeMark } from '#server/import/sources/folder-mark.ts';

export type ExportOptions = {
  version: number;
  /** Created if it does not exist, else empty. */
  folder: string;
  media: MediaStore;
  onProgress?: (done: number, total: number) => void;
};

export type ExportResult = {
  version: SourceVersion;
  files: number;
  bytes: number;
  /** Paths of files that are gone or damaged; the folder is without them. */
  missing: string[];
};

const FILES_AT_ONCE = 8;

/**
 * Writes the files of a version into a folder, each as it was imported, and notes the version there unless a file is
 * missing.
 * @throws Error when the folder is not empty, or no files of the version are stored.
 */
export async function exportVersion(
  database: Database,
  { version, folder, media, onProgress = () => {} }: ExportOptions,
): Promise<ExportResult> {
  const source = await requireSource(database, version);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Export into a new folder.`);
  const files = await listVersionFiles(database, version);
  const missing: string[] = [];
  let done = 0;
  await inParallel(files, FILES_AT_ONCE, async (file) => {
    const target = placeIn(folder, file.path);
    await mkdir(dirname(target), { recursive: true });
    const isWritten = await exportFile({ database, media, file, target });
    if (!isWritten) missing.push(file.path);
    onProgress(++done, files.length);
  });
  if (missing.length === 0) await writeMark(folder, source);
  const bytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return { version: source, files: files.length, bytes, missing: missing.sort() };
}

/** @throws Error that says which versions there are. */
async function requireSource(database: Database, version: number): Promise<SourceVersion> {
  const source = await findSourceVersion(database, version);
  if (source) return source;
  throw new Error(`The files of version ${version} are not stored. See npm run content:versions.`);
}

type Exported = {
  database: Database;
  media: MediaStore;
  file: VersionFile;
  /** Where the file is written; there is none yet. */
  target: string;
};

/** Returns whether the file is there, with the hash that it had. */
export async function exportFile({ database, media, file, target }: Exported): Promise<boolean> {
  if (!file.isMedia) {
    const content = await readBlob(database, file.hash);
    if (!content || hashOf(content) !== file.hash) return false;
    await writeFile(target, content, { flag: 'wx' });
    return true;
  }
  const stored = await media.find(file.hash.slice(0, 16));
  if (!stored) return false;
  await copyFile(stored.path, target, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  if ((await hashOfFile(target)) === file.hash) return true;
  await rm(target);
  return false;
}

/**
 * The place of a file in a folder.
 * @throws Error for a path that is hidden or outside: those of a restored backup are untrusted.
 */
export function placeIn(folder: string, path: string): string {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part.startsWith('.')))
    throw new Error(`${path} is no path of a content folder.`);
  return join(folder, ...parts);
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
