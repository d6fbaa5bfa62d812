import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { listNames } from '#server/files/file-store.ts';
import { createFolderStore } from '#server/files/folder-store.ts';
import { mediaTypes } from '#server/files/media-types.ts';

export type StoredMedia = { path: string; mimeType: string; sizeBytes: number };

/** Media files, named by the first 16 hex digits of their SHA-256. They never change. */
export type MediaStore = {
  /** Finds a file by its hash, or returns null. */
  find(hash: string): Promise<StoredMedia | null>;
  /** The hashes of all files. */
  listHashes(): Promise<Set<string>>;
  /** Stores a file as a whole or not at all. */
  add(hash: string, extension: string, source: string): Promise<void>;
};

/** Of an import that was killed while it copied the file. */
const ABANDONED_MS = 60 * 60 * 1000;
/** About 4 MB of paths. */
const MAX_CACHED = 10_000;

/** Creates the store of media files in `DATA_DIR/media`. Lookups are cached. */
export function createMediaStore(dataDir: string): MediaStore {
  const folder = join(dataDir, 'media');
  const cache = new LRUCache<string, StoredMedia>({ max: MAX_CACHED });
  let sweeping: Promise<void> | null = null;

  async function find(hash: string): Promise<StoredMedia | null> {
    if (!isHash(hash)) return null;
    const cached = cache.get(hash);
    if (cached) return cached;
    for (const [extension, mimeType] of Object.entries(mediaTypes)) {
      const path = join(folder, `${hash}.${extension}`);
      const stats = await stat(path).catch(() => null);
      if (!stats?.isFile()) continue;
      const media = { path, mimeType, sizeBytes: stats.size };
      cache.set(hash, media);
      return media;
    }
    return null;
  }

  async function add(hash: string, extension: string, source: string): Promise<void> {
    const target = join(folder, `${hash}.${extension}`);
    await mkdir(folder, { recursive: true });
    sweeping ??= removeAbandoned(folder);
    await sweeping;
    const partial = `${target}.${process.pid}.part`;
    try {
      await copyFile(source, partial, constants.COPYFILE_FICLONE);
      await rename(partial, target);
    } finally {
      await rm(partial, { force: true });
    }
  }

  return {
    find,
    add,
    async listHashes() {
      return hashesOf(await listNames(createFolderStore(folder)));
    },
  };
}

/** Removes what other processes began to write and never completed. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue;
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (stats && stats.mtimeMs < Date.now() - ABANDONED_MS) await rm(path, { force: true });
  }
}

/** Whether a text may be the hash of a file. */
export function isHash(text: string): boolean {
  return /^[0-9a-f]{16}$/.test(text);
}

/** The hashes in the names of media files; other files have none. */
export function hashesOf(names: string[]): Set<string> {
  return new Set(names.flatMap((name) => /^([0-9a-f]{16})\.[a-z0-9]+$/.exec(name)?.[1] ?? []));
}
