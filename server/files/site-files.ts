import { join } from 'node:path';
import type { FileStore } from '#server/files/file-store.ts';
import { createFolderStore, PRIVATE } from '#server/files/folder-store.ts';
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

/** All files of a site that cannot be made again. */
export type SiteFiles = PrivateFiles & { media: MediaStore };

/** Folder below `DATA_DIR` of photos and uploads. */
export function privateFolderIn(dataDir: string): string {
  return join(dataDir, 'private');
}

/** Folder below `DATA_DIR` for mails when no server is configured. */
export function outboxIn(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Opens the files of a site in its `DATA_DIR`. */
export function openSiteFiles({ dataDir }: { dataDir: string }): SiteFiles {
  return {
    media: createMediaStore(dataDir),
    photos: createFolderStore(join(privateFolderIn(dataDir), 'claims'), PRIVATE),
    outbox: createFolderStore(outboxIn(dataDir), PRIVATE),
    uploads: createFolderStore(join(privateFolderIn(dataDir), 'uploads'), PRIVATE),
  };
}
