import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Database } from '#server/db/client.ts';
import {
  listSourceVersions,
  listVersionFiles,
  type SourceVersion,
  type VersionFile,
} from '#server/db/versions/source-versions.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import { readSourceFolder } from '#server/import/read/source-folder.ts';
import { exportFile, placeIn } from '#server/import/sources/export-version.ts';
import { readMark, writeMark } from '#server/import/sources/folder-mark.ts';

export type Taken = {
  /** The version from which the folder came. */
  base: number;
  /** Paths that the folder now has as the version in use, or no longer has. */
  paths: string[];
  /** Those of them that the folder had changed, too. */
  lost: string[];
};

type Taking = { folder: string; media: MediaStore; theirs: SourceVersion };

/**
 * Writes into a folder what a version changed since the one from which the folder came; files that only the folder
 * changed stay. A file that both changed is that of the version.
 * @throws Error when the files of the folder's version are not stored any more, or one of the files is missing; the
 *   folder is unchanged in the first case.
 */
export async function takeTheirs(
  database: Database,
  { folder, media, theirs }: Taking,
): Promise<Taken> {
  const mark = await readMark(folder);
  const base = await findBase(database, mark, theirs.version);
  if (!base) {
    throw new Error(
      `The files of the version that ${folder} came from are not stored any more. Export version ` +
        `${theirs.version}, compare the folders, then import with --onto ${theirs.version}.`,
    );
  }
  const before = byPath(await listVersionFiles(database, base.version));
  const after = byPath(await listVersionFiles(database, theirs.version));
  const { files: own } = await readSourceFolder(folder);
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => {
    const hash = after.get(path)?.hash;
    return hash !== before.get(path)?.hash && hash !== own.get(path)?.digest;
  });
  const lost = paths.filter((path) => own.get(path)?.digest !== before.get(path)?.hash);
  for (const path of paths) {
    const file = after.get(path);
    if (file) await replaceFile(database, { folder, media, file });
    else await removeFile(folder, path);
  }
  // Last: until then the same command takes what is left.
  if (mark !== '') await writeMark(folder, theirs);
  return { base: base.version, paths, lost };
}

/** The version that a folder was exported from, else the last one that was imported from such a folder. */
async function findBase(
  database: Database,
  mark: string,
  before: number,
): Promise<SourceVersion | undefined> {
  const earlier = (await listSourceVersions(database)).filter(({ version }) => version < before);
  return (
    earlier.find(({ command, ...version }) => command === 'import' && version.mark === mark) ??
    earlier.find(({ checksum }) => checksum === mark)
  );
}

function byPath(files: VersionFile[]): Map<string, VersionFile> {
  return new Map(files.map((file) => [file.path, file]));
}

type Replacing = Pick<Taking, 'folder' | 'media'> & { file: VersionFile };

/** Replaces a file as a whole. */
async function replaceFile(database: Database, { folder, media, file }: Replacing): Promise<void> {
  const target = placeIn(folder, file.path);
  const partial = join(dirname(target), `.${basename(target)}.part`);
  await mkdir(dirname(target), { recursive: true });
  await rm(partial, { force: true });
  const isWritten = await exportFile({ database, media, file, target: partial });
  if (!isWritten) throw new Error(`${file.path} is missing or damaged: see content:export.`);
  await rename(partial, target);
}

/** Removes a file, and the folders that are empty then. */
async function removeFile(folder: string, path: string): Promise<void> {
  await rm(placeIn(folder, path), { force: true });
  for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
    const isEmpty = await rmdir(join(folder, parent)).then(
      () => true,
      () => false,
    );
    if (!isEmpty) return;
  }
}
