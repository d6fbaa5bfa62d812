import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { CROPS_PATH, cropArea, cropRecordSchema } from '#core/content/crop-record.ts';
import type { Tables } from '#server/db/tables.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import { extensionOf } from '#server/files/media-types.ts';
import { cropPicture, readSize } from '#server/images/crop-picture.ts';
import { hashOfArea } from '#server/import/media-library.ts';
import { openFile } from '#server/studio/changes/change-files.ts';
import { readMedia } from '#server/studio/media/content-bytes.ts';

type Part = { bytes: Uint8Array; extension: string };

/** The part of a picture that has this hash in a preview; null where none has, or the change set has changed since. */
export async function makeCropped(
  { read, media }: { read: Kysely<Tables>; media: MediaStore },
  { version, hash }: { version: number; hash: string },
): Promise<Part | null> {
  const row = await read
    .selectFrom('media')
    .innerJoin('preview', 'preview.version', 'media.version')
    .select(['media.path', 'preview.change_id'])
    .where('media.version', '=', version)
    .where('media.hash', '=', hash)
    .executeTakeFirst();
  if (!row) return null;
  const { path, change_id: id } = row;
  const { value } = await openFile(read, { id, path: CROPS_PATH });
  const crops = cropRecordSchema.array().safeParse(value).data ?? [];
  const crop = crops.find(({ file }) => file === path);
  const bytes = crop && (await readMedia({ read, media }, { id, path }));
  const size = bytes && (await readSize(bytes));
  if (!size) return null;
  const area = cropArea(crop, size);
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (hashOfArea({ digest }, area) !== hash) return null;
  const extension = extensionOf(path);
  return { bytes: await cropPicture(bytes, { area, extension }), extension };
}
