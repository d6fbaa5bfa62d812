import { constants } from 'node:fs';
import { access, copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { mediaTypes } from '#server/files/media-types.ts';

export type StoredMedia = { path: string; mimeType: string; sizeBytes: number };

/** About 4 MB of paths. */
const MAX_CACHED = 10_000;
const HASH = /^[0-9a-f]{16}$/;

/**
 * Creates the store of media files in `DATA_DIR/media`, named by the first 16 hex digits of their SHA-256. Files never
 * change, so lookups are cached.
 */
export function createMediaStore(dataDir: string) {
  const folder = join(dataDir, 'media');
  const cache = new LRUCache<string, StoredMedia>({ max: MAX_CACHED });

  /** Finds a file by its hash, or returns null. */
  async function find(hash: string): Promise<StoredMedia | null> {
    if (!HASH.test(hash)) return null;
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

  /** Copies a file atomically into the store unless it exists. Returns true if it was copied. */
  async function add(hash: string, extension: string, source: string): Promise<boolean> {
    const target = join(folder, `${hash}.${extension}`);
    if (await exists(target)) return false;
    await mkdir(folder, { recursive: true });
    const partial = `${target}.${process.pid}.part`;
    try {
      await copyFile(source, partial, constants.COPYFILE_FICLONE);
      await rename(partial, target);
    } finally {
      await rm(partial, { force: true });
    }
    return true;
  }

  return { find, add };
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

export type MediaStore = ReturnType<typeof createMediaStore>;
