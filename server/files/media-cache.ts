import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { listFiles, type StoredFile } from '#server/files/file-store.ts';
import { createFolderStore } from '#server/files/folder-store.ts';

/** The cached file of a name. */
export type CachedFile = { path: string; sizeBytes: number };

type Options = {
  folder: string;
  maxBytes: number;
  /** Returns whether the disk has room for as many bytes. */
  admits(bytes: number): Promise<boolean>;
};

/** A use is noted in the time of the file, at most once a minute. */
const NOTED_EVERY_MS = 60_000;
/** Whoever has just found a file opens it soon: it is not removed for so long after its last use. */
const IN_USE_MS = 2 * NOTED_EVERY_MS;
/** Files that a terminated process was writing. */
const ABANDONED_MS = 3_600_000;
/** Removing begins when this share of the limit was added, and ends so far below the limit. */
const SHARE = 1 / 20;

/**
 * Copies of media files in a folder, least recently used ones first to go. Processes may share the folder: all that they
 * need to know about each other is in the times of the files.
 */
export function createMediaCache({ folder, maxBytes, admits }: Options) {
  const store = createFolderStore(folder);
  // The first file also brings the folder below a limit that was lowered.
  let addedBytes = Number.POSITIVE_INFINITY;
  let sweeping: Promise<void> | null = null;

  async function find(name: string): Promise<CachedFile | null> {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (!stats) return null;
    const now = Date.now();
    if (now - stats.mtimeMs > NOTED_EVERY_MS) await setTime(path, now);
    return { path, sizeBytes: stats.size };
  }

  function sweepTo(bytes: number): Promise<void> {
    sweeping ??= sweep(store, bytes).finally(() => {
      sweeping = null;
    });
    return sweeping;
  }

  return {
    find,

    /** Removes files for one that will be added. @throws Error when the disk has no room for it. */
    async makeRoom(bytes: number): Promise<void> {
      addedBytes += bytes;
      if (addedBytes >= maxBytes * SHARE) {
        addedBytes = 0;
        await sweepTo(maxBytes * (1 - SHARE));
      }
      if (await admits(bytes)) return;
      await sweepTo(0);
      if (!(await admits(bytes))) throw new Error('The disk has no room for a media file.');
    },

    /** Adds a file. @throws Error when `chunks` are not what the name says. */
    async add(name: string, chunks: AsyncIterable<Uint8Array>): Promise<CachedFile> {
      const path = join(folder, name);
      const partial = `${path}.${randomUUID()}.part`;
      await mkdir(folder, { recursive: true });
      const file = createWriteStream(partial, { flags: 'wx' });
      // A pipeline may fail before its file is open, which then appears after it.
      const isClosed = new Promise<void>((resolve) => file.once('close', () => resolve()));
      try {
        await pipeline(checked(name, chunks), file);
        await rename(partial, path);
      } finally {
        await isClosed;
        await rm(partial, { force: true });
      }
      return { path, sizeBytes: (await stat(path)).size };
    },
  };
}

/** The name of a media file begins with its hash. */
async function* checked(name: string, chunks: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  if (!name.startsWith(`${hash.digest('hex').slice(0, 16)}.`)) {
    throw new Error(`The media file ${name} is damaged: remove it, then import the content again.`);
  }
}

/** Removes files, those first that were not used for longest, until the others have so many bytes at most. */
async function sweep(store: ReturnType<typeof createFolderStore>, bytes: number): Promise<void> {
  const files = await listFiles(store);
  const now = Date.now();
  const ageOf = ({ changed }: StoredFile) => now - changed.getTime();
  let total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  for (const file of files.sort((one, other) => ageOf(other) - ageOf(one))) {
    const isBeingWritten = file.name.endsWith('.part');
    if (isBeingWritten && ageOf(file) < ABANDONED_MS) continue;
    if (!isBeingWritten && (total <= bytes || ageOf(file) < IN_USE_MS)) continue;
    if (await store.remove(file.name)) total -= file.sizeBytes;
  }
}

async function setTime(path: string, ms: number): Promise<void> {
  const time = new Date(ms);
  // Another process may have removed it.
  await utimes(path, time, time).catch(() => {});
}

export type MediaCache = ReturnType<typeof createMediaCache>;
