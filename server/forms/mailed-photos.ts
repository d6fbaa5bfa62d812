import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Attachment } from '#server/db/outgoing-mail.ts';
import type { StoredPhoto } from '#server/forms/claim.ts';

/** Maximum bytes of all photos of a mail. Encoding adds a third, and many servers accept 20 MB. */
const MAX_BYTES = 12 * 1024 * 1024;

export type MailedPhotos = {
  attached: Attachment[];
  /** Names of the files that stay in the private folder. */
  left: string[];
};

/** Returns the photos of a claim as attachments, in their order, up to the size limit of a mail. */
export async function attachPhotos(
  folder: string,
  photos: StoredPhoto[],
  maxBytes = MAX_BYTES,
): Promise<MailedPhotos> {
  const mailed: MailedPhotos = { attached: [], left: [] };
  let size = 0;
  for (const [at, { file, sizeBytes }] of photos.entries()) {
    if (size + sizeBytes > maxBytes) {
      mailed.left.push(file);
      continue;
    }
    size += sizeBytes;
    const content = await readFile(join(folder, file));
    mailed.attached.push({ fileName: `photo-${at + 1}.jpg`, mimeType: 'image/jpeg', content });
  }
  return mailed;
}
