import type { MailedFile } from '#server/db/outgoing-mail.ts';
import type { StoredPhoto } from '#server/forms/claim.ts';

export type MailedPhotos = {
  attached: MailedFile[];
  /** Names of the files that are not attached. */
  left: string[];
};

/** A file as its recipient sees it: `photo-1.jpg`, `document-2.pdf`. */
function nameFile(file: string, number: number) {
  return file.endsWith('.pdf')
    ? { fileName: `document-${number}.pdf`, mimeType: 'application/pdf' }
    : { fileName: `photo-${number}.jpg`, mimeType: 'image/jpeg' };
}

/** Returns the photos and documents of a claim as attachments, in their order, up to as many bytes as a mail takes. */
export function attachPhotos(photos: StoredPhoto[], maxBytes: number): MailedPhotos {
  const mailed: MailedPhotos = { attached: [], left: [] };
  let size = 0;
  for (const [at, { file, sizeBytes }] of photos.entries()) {
    if (size + sizeBytes > maxBytes) {
      mailed.left.push(file);
      continue;
    }
    size += sizeBytes;
    mailed.attached.push({ ...nameFile(file, at + 1), file });
  }
  return mailed;
}
