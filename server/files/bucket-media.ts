import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { AppError, isAppError } from '#core/app-error.ts';
import type { Bucket } from '#server/files/bucket.ts';
import { createBucketStore, listBucket } from '#server/files/bucket-store.ts';
import { listNames } from '#server/files/file-store.ts';
import type { CachedFile, MediaCache } from '#server/files/media-cache.ts';
import { createMisses } from '#server/files/media-misses.ts';
import { hashesOf, isHash, type MediaStore, type StoredMedia } from '#server/files/media-store.ts';
import { extensionOf, mediaTypes } from '#server/files/media-types.ts';
import { createFairQueue, outsideTurn } from '#server/limits/fair-queue.ts';
import { log } from '#server/log.ts';

/** A file in the bucket. */
type Located = { name: string; sizeBytes: number };

const FOLDER = 'media';
/** About 2 MB of names. */
const MAX_NAMES = 10_000;
/** Files that are fetched at the same time, and those of one visitor. */
const TURNS = { atOnce: 16, ownAtOnce: 8, maxWaiting: 1000, maxOwnWaiting: 400 };
const ESTIMATE_MS = 50;

/**
 * Media files in a bucket. What a visitor requests is fetched once into a cache on this machine. Waiting for the bucket
 * takes no turn of the queues for processor time.
 */
export function createBucketMedia(bucket: Bucket, cache: MediaCache): MediaStore {
  const store = createBucketStore(bucket, FOLDER);
  const located = new LRUCache<string, Located>({ max: MAX_NAMES });
  const queue = createFairQueue(TURNS);
  const fetchOnce = createShared((hash) => fetchFile(hash));
  const listHashes = async () => hashesOf(await listNames(store));
  const misses = createMisses(listHashes);

  async function findCached(hash: string): Promise<StoredMedia | null> {
    const known = located.get(hash)?.name;
    const names = known ? [known] : Object.keys(mediaTypes).map((end) => `${hash}.${end}`);
    for (const name of names) {
      const file = await cache.find(name);
      if (file) return toMedia(name, file);
    }
    return null;
  }

  async function locate(hash: string): Promise<Located | null> {
    const known = located.get(hash);
    if (known) return known;
    if (await misses.isAbsent(hash)) return null;
    const start = `${hash}.`;
    for await (const { name, sizeBytes } of listBucket(bucket, `${FOLDER}/${start}`)) {
      if (mediaTypes[name] === undefined) continue;
      located.set(hash, { name: start + name, sizeBytes });
    }
    const found = located.get(hash) ?? null;
    if (!found) misses.note(hash);
    return found;
  }

  async function fetchFile(hash: string): Promise<StoredMedia | null> {
    const found = await locate(hash);
    if (!found) return null;
    const { name, sizeBytes } = found;
    try {
      await cache.makeRoom(sizeBytes);
      const file = await store.open(name);
      return file && toMedia(name, await cache.add(name, file.chunks));
    } catch (error) {
      if (isAppError(error, 'storage-unavailable')) throw error;
      log.error({ err: error }, 'a media file cannot be fetched');
      throw new AppError('storage-unavailable');
    }
  }

  return {
    async find(hash) {
      if (!isHash(hash)) return null;
      const fetchInTurn = async () => (await findCached(hash)) ?? fetchOnce(hash);
      return (await findCached(hash)) ?? outsideTurn(() => queue.run(fetchInTurn, ESTIMATE_MS));
    },
    listHashes,
    async add(hash, extension, source) {
      await store.write(`${hash}.${extension}`, await readFile(source));
    },
  };
}

function toMedia(name: string, file: CachedFile): StoredMedia {
  return { ...file, mimeType: mediaTypes[extensionOf(name)] ?? 'application/octet-stream' };
}

/** Runs a task once for all who call it with the same key at the same time. */
function createShared<Result>(task: (key: string) => Promise<Result>) {
  const running = new Map<string, Promise<Result>>();
  return (key: string): Promise<Result> => {
    const shared = running.get(key) ?? task(key).finally(() => running.delete(key));
    running.set(key, shared);
    return shared;
  };
}
