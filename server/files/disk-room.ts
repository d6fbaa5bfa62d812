import { statfs } from 'node:fs/promises';
import type { FileStore } from '#server/files/file-store.ts';

const MB = 1024 * 1024;
const MEASURED_EVERY_MS = 10_000;

export type StorageLimits = {
  /** Free space that files leave to the database, MB. */
  minFreeMb: number;
  /** Photos of claims and uploads that are being read, MB. */
  uploadsMaxMb: number;
  /** Mails in the outbox, MB. */
  outboxMaxMb: number;
};

export const defaultLimits: StorageLimits = {
  minFreeMb: 100,
  uploadsMaxMb: 5000,
  outboxMaxMb: 1000,
};

/** Copies of media files that are in a bucket, MB. */
export const MEDIA_CACHE_MB = 2000;

/** Room for files on the disk of the data folder. */
export type DiskRoom = {
  /** Returns whether as many bytes may be written now, and counts them. */
  admits(bytes: number): Promise<boolean>;
  /** What is wrong, in a few words; null while there is room. */
  problem(): Promise<string | null>;
};

type RoomOptions = {
  /** Folder whose disk is examined; while it cannot be, there is room. */
  dataDir: string;
  minFreeMb: number;
  quota?: Quota;
};

/** Files that share a quota, and their name in messages. */
type Quota = {
  name: string;
  stores: Pick<FileStore, 'list'>[];
  maxMb: number;
  /** How often their sizes are read, milliseconds; between them admitted bytes are added. */
  everyMs?: number;
};

/** Limits files by the free space of the disk, and by a quota. */
export function createDiskRoom({ dataDir, minFreeMb, quota }: RoomOptions): DiskRoom {
  const measure = createMeasure(quota);

  async function findProblem(bytes: number): Promise<string | null> {
    const free = await statfs(dataDir).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Number.POSITIVE_INFINITY,
    );
    if (free - bytes < minFreeMb * MB) return `less than ${minFreeMb} MB of disk are free`;
    if (!quota) return null;
    try {
      return (await measure.used()) + bytes <= quota.maxMb * MB
        ? null
        : `${quota.name} exceed ${quota.maxMb} MB`;
    } catch (error) {
      return (error as Error).message;
    }
  }

  return {
    async admits(bytes) {
      if ((await findProblem(bytes)) !== null) return false;
      measure.add(bytes);
      return true;
    },
    problem: () => findProblem(0),
  };
}

/** The size of files, as it was read last, and the bytes that were admitted since then. */
function createMeasure({ stores, everyMs = MEASURED_EVERY_MS }: Partial<Quota> = {}) {
  let size: Promise<number> = Promise.resolve(0);
  let measuredAt = Number.NEGATIVE_INFINITY;
  let added = 0;
  return {
    async used(): Promise<number> {
      if (performance.now() - measuredAt > everyMs) {
        measuredAt = performance.now();
        added = 0;
        size = sizeOf(stores ?? []);
        size.catch(() => {
          measuredAt = Number.NEGATIVE_INFINITY;
        });
      }
      return (await size) + added;
    },
    add(bytes: number): void {
      added += bytes;
    },
  };
}

async function sizeOf(stores: Pick<FileStore, 'list'>[]): Promise<number> {
  let size = 0;
  for (const store of stores) {
    for await (const { sizeBytes } of store.list()) size += sizeBytes;
  }
  return size;
}
