import type { MailedFile } from '#server/db/outgoing-mail.ts';
import type { StoredPhoto } from '#server/forms/claim.ts';

export type MailedPhotos = {
  attached: MailedFile[];
  /** Names of the files that are not attached. */
  left: string[];
};

/** Returns the photos of a claim as attachments, in their order, up to as many bytes as a mail takes. */
export function attachPhotos(photos: StoredPhoto[], maxBytes: number): MailedPhotos {
  const mailed: MailedPhotos = { attached: [], left: [] };
  let size = 0;
  for (const [at, { file, sizeBytes }] of photos.entries()) {
    if (size + sizeBytes > maxBytes) {
      mailed.left.push(file);
      continue;
    }
    size += sizeBytes;
    mailed.attached.push({ fileName: `photo-${at + 1}.jpg`, mimeType: 'image/jpeg', file });
  }
  return mailed;
}
