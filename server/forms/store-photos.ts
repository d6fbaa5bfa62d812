import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storageError } from '#server/db/availability.ts';
import { writeWhole } from '#server/files/file-cache.ts';
import type { StoredPhoto } from '#server/forms/claim.ts';
import { cleanPhoto } from '#server/images/clean-photo.ts';

const PRIVATE = { folder: 0o700, file: 0o600 };

type PhotoStore = {
  /** Folder of photos that only the company sees. */
  photoFolder: string;
  photoRoom: { admits(bytes: number): Promise<boolean> };
};

/**
 * Re-encodes uploaded photos and stores all of them or none.
 * @returns null when one of the files is no photo.
 * @throws AppError `storage-unavailable` when they do not fit on the disk.
 */
export async function storePhotos(
  { photoFolder, photoRoom }: PhotoStore,
  uploads: { path: string }[],
): Promise<StoredPhoto[] | null> {
  const photos: StoredPhoto[] = [];
  try {
    for (const { path } of uploads) {
      const bytes = await cleanPhoto(path);
      if (!bytes) {
        await removePhotos(photoFolder, photos);
        return null;
      }
      if (!(await photoRoom.admits(bytes.length))) throw new Error('no room for photos');
      const file = `${randomBytes(16).toString('hex')}.jpg`;
      await writeWhole(join(photoFolder, file), bytes, { mode: PRIVATE });
      photos.push({ file, sizeBytes: bytes.length });
    }
    return photos;
  } catch (error) {
    await removePhotos(photoFolder, photos);
    throw storageError('photos cannot be stored', error);
  }
}

export async function removePhotos(folder: string, photos: StoredPhoto[]): Promise<void> {
  for (const { file } of photos) await rm(join(folder, file), { force: true });
}
