import { randomBytes } from 'node:crypto';
import { storageError } from '#server/db/availability.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { StoredPhoto } from '#server/forms/claim.ts';
import { readPdf } from '#server/forms/read-pdf.ts';
import { cleanPhoto } from '#server/images/clean-photo.ts';

export type PhotoStore = {
  /** Photos that only the company sees. */
  photos: FileStore;
  photoRoom: { admits(bytes: number): Promise<boolean> };
};

/** An uploaded file; `isDocument` when its field takes PDF documents, too. */
type UploadedFile = { field: string; path: string; isDocument: boolean };

type StoredFiles = { photos: StoredPhoto[] } | { refusedField: string };

/**
 * Re-encodes uploaded photos, and stores them and documents, all of them or none.
 * @returns the field of a file that is neither.
 * @throws AppError `storage-unavailable` when they cannot be stored.
 */
export async function storePhotos(
  { photos: store, photoRoom }: PhotoStore,
  uploads: UploadedFile[],
): Promise<StoredFiles> {
  const photos: StoredPhoto[] = [];
  try {
    for (const { field, path, isDocument } of uploads) {
      const document = isDocument ? await readPdf(path) : null;
      const bytes = document ?? (await cleanPhoto(path));
      if (!bytes) {
        await removePhotos(store, photos);
        return { refusedField: field };
      }
      if (!(await photoRoom.admits(bytes.length))) throw new Error('no room for photos');
      const file = `${randomBytes(16).toString('hex')}.${document ? 'pdf' : 'jpg'}`;
      await store.write(file, bytes);
      photos.push({ file, sizeBytes: bytes.length });
    }
    return { photos };
  } catch (error) {
    await removePhotos(store, photos);
    throw storageError('photos cannot be stored', error);
  }
}

/** What cannot be removed belongs to no claim, so that the daily purge removes it. */
export async function removePhotos(store: FileStore, photos: StoredPhoto[]): Promise<void> {
  for (const { file } of photos) await store.remove(file).catch(() => {});
}
