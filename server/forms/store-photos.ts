import { randomBytes } from 'node:crypto';
import { storageError } from '#server/db/availability.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { StoredPhoto } from '#server/forms/claim.ts';
import { cleanPhoto } from '#server/images/clean-photo.ts';

type PhotoStore = {
  /** Photos that only the company sees. */
  photos: FileStore;
  photoRoom: { admits(bytes: number): Promise<boolean> };
};

/**
 * Re-encodes uploaded photos and stores all of them or none.
 * @returns null when one of the files is no photo.
 * @throws AppError `storage-unavailable` when they cannot be stored.
 */
export async function storePhotos(
  { photos: store, photoRoom }: PhotoStore,
  uploads: { path: string }[],
): Promise<StoredPhoto[] | null> {
  const photos: StoredPhoto[] = [];
  try {
    for (const { path } of uploads) {
      const bytes = await cleanPhoto(path);
      if (!bytes) {
        await removePhotos(store, photos);
        return null;
      }
      if (!(await photoRoom.admits(bytes.length))) throw new Error('no room for photos');
      const file = `${randomBytes(16).toString('hex')}.jpg`;
      await store.write(file, bytes);
      photos.push({ file, sizeBytes: bytes.length });
    }
    return photos;
  } catch (error) {
    await removePhotos(store, photos);
    throw storageError('photos cannot be stored', error);
  }
}

/** What cannot be removed belongs to no claim, so that the daily purge removes it. */
export async function removePhotos(store: FileStore, photos: StoredPhoto[]): Promise<void> {
  for (const { file } of photos) await store.remove(file).catch(() => {});
}
