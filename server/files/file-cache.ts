import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DiskRoom } from '#server/files/disk-room.ts';
import { log } from '#server/log.ts';

/** Writes a file as a whole or not at all, and creates its folder. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const partial = `${path}.${randomUUID()}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(partial, bytes);
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    throw error;
  }
}

/** Files that can be made again at any time, so that a full disk costs only time. */
export function createFileCache(room: DiskRoom) {
  let isStoring = true;

  /** Stores a file where there is room; returns whether it is stored. Never rejects. */
  async function store(path: string, bytes: Uint8Array): Promise<boolean> {
    const failure = (await room.admits(bytes.length))
      ? await writeWhole(path, bytes).then(
          () => null,
          (error: Error) => error,
        )
      : await room.problem();
    if (failure && isStoring) log.warn({ err: failure, path }, 'cached files are not stored');
    isStoring = failure === null;
    return isStoring;
  }

  return {
    store,
    /** Returns the bytes of a file; makes and stores it if it is missing. Null if it cannot be made. */
    async readOrMake<Made extends Uint8Array | null>(
      path: string,
      make: () => Promise<Made>,
    ): Promise<Uint8Array | Made> {
      const stored = await readFile(path).catch(() => null);
      if (stored) return stored;
      const bytes = await make();
      if (bytes) await store(path, bytes);
      return bytes;
    },
  };
}

export type FileCache = ReturnType<typeof createFileCache>;
