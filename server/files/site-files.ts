import { join } from 'node:path';
import { mapKeys } from '#core/keys.ts';
import { type Bucket, type BucketSettings, openBucket } from '#server/files/bucket.ts';
import { createBucketMedia } from '#server/files/bucket-media.ts';
import { createBucketStore } from '#server/files/bucket-store.ts';
import { createDiskRoom, defaultLimits, MEDIA_CACHE_MB } from '#server/files/disk-room.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { createFolderStore, PRIVATE } from '#server/files/folder-store.ts';
import { createMediaCache } from '#server/files/media-cache.ts';
import { createMediaStore, type MediaStore } from '#server/files/media-store.ts';

/** Files that visitors send and that are sent to them; none of them is ever served. */
export type PrivateFiles = {
  /** Photos of claims. */
  photos: FileStore;
  /** Mails where no server takes them. */
  outbox: FileStore;
  /** Uploads that are being read, always on this machine. */
  uploads: FileStore;
};

/** All files of a site. `bucket` is null where they are in `DATA_DIR`. */
export type SiteFiles = PrivateFiles & {
  media: MediaStore;
  /** Archived declarations of conformity; none is ever removed. */
  declarations: FileStore;
  /** Those that cannot be made again, by their folder in `DATA_DIR` and in backups. */
  stores: Record<DataFolder, FileStore>;
  bucket: Bucket | null;
};

const dataFolders = ['media', 'private/claims', 'outbox', 'declarations'] as const;

type DataFolder = (typeof dataFolders)[number];

export type SiteFilesSettings = {
  dataDir: string;
  /** Holds the files in place of `dataDir`. */
  bucket?: BucketSettings | undefined;
  /** Of copies of media files of a bucket in `dataDir`, MB. */
  mediaCacheMb?: number;
  /** Free space that files leave to the database, MB. */
  minFreeMb?: number;
};

const MB = 1024 * 1024;

/** Folder below `DATA_DIR` of photos and uploads. */
export function privateFolderIn(dataDir: string): string {
  return join(dataDir, 'private');
}

/** Folder below `DATA_DIR` for mails when no server is configured. */
export function outboxIn(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Opens the files of a site, in its `DATA_DIR` or in a bucket. */
export function openSiteFiles(settings: SiteFilesSettings): SiteFiles {
  const { dataDir } = settings;
  const { stores, ...rest } = settings.bucket
    ? openInBucket(settings.bucket, settings)
    : openInFolder(dataDir);
  return {
    ...rest,
    stores,
    photos: stores['private/claims'],
    outbox: stores.outbox,
    declarations: stores.declarations,
    uploads: createFolderStore(join(privateFolderIn(dataDir), 'uploads'), PRIVATE),
  };
}

/** What the site sends to anybody. */
function isPublished(folder: DataFolder): boolean {
  return folder === 'media' || folder === 'declarations';
}

function openInFolder(dataDir: string) {
  const stores = mapKeys(dataFolders, (folder) =>
    createFolderStore(join(dataDir, folder), isPublished(folder) ? undefined : PRIVATE),
  );
  return { stores, media: createMediaStore(dataDir), bucket: null };
}

function openInBucket(
  settings: BucketSettings,
  {
    dataDir,
    mediaCacheMb = MEDIA_CACHE_MB,
    minFreeMb = defaultLimits.minFreeMb,
  }: SiteFilesSettings,
) {
  const bucket = openBucket(settings);
  const cache = createMediaCache({
    folder: join(dataDir, 'cache', 'media'),
    maxBytes: mediaCacheMb * MB,
    admits: createDiskRoom({ dataDir, minFreeMb }).admits,
  });
  const stores = mapKeys(dataFolders, (folder) => {
    // Whoever gives others access to media must not give it to mails.
    return createBucketStore(bucket, folder === 'outbox' ? 'private/outbox' : folder);
  });
  return { stores, media: createBucketMedia(bucket, cache), bucket };
}
