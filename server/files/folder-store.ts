import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, StoredFile } from '#server/files/file-store.ts';

export type FolderModes = { folder: number; file: number };

/** Of files for the site's user alone. */
export const PRIVATE: FolderModes = { folder: 0o700, file: 0o600 };

/** Files in a folder, which is created with its first file. One that is being written ends with `.part`. */
export function createFolderStore(folder: string, modes?: FolderModes): FileStore {
  return {
    list: () => listFolder(folder),

    async open(name) {
      const file = await unlessMissing(open(join(folder, name)));
      if (!file) return null;
      const { size, mtime } = await file.stat();
      return { sizeBytes: size, changed: mtime, chunks: file.createReadStream() };
    },

    read: (name) => unlessMissing(readFile(join(folder, name))),

    async write(name, bytes) {
      const path = join(folder, name);
      try {
        await mkdir(folder, { recursive: true, ...(modes && { mode: modes.folder }) });
        await writeFile(partOf(path), bytes, modes && { mode: modes.file });
        await rename(partOf(path), path);
      } catch (error) {
        await rm(partOf(path), { force: true }).catch(() => {});
        throw error;
      }
    },

    async remove(name) {
      const path = join(folder, name);
      // A terminated process may have left it half-written.
      const parts = await Promise.all([path, partOf(path)].map((one) => removeFile(one)));
      return parts.includes(true);
    },
  };
}

function partOf(path: string): string {
  return `${path}.part`;
}

async function* listFolder(folder: string): AsyncGenerator<StoredFile> {
  for await (const entry of (await unlessMissing(opendir(folder))) ?? []) {
    const stats = entry.isFile() ? await unlessMissing(stat(join(folder, entry.name))) : null;
    if (stats) yield { name: entry.name, sizeBytes: stats.size, changed: stats.mtime };
  }
}

async function removeFile(path: string): Promise<boolean> {
  return (await unlessMissing(rm(path).then(() => true))) ?? false;
}

async function unlessMissing<Result>(result: Promise<Result>): Promise<Result | null> {
  return result.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
