import { readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { AppError } from '#core/app-error.ts';
import { findPathFault } from '#core/studio/changes/content-path.ts';
import { mediaKindOf } from '#core/studio/media/media-item.ts';
import type { Tables } from '#server/db/tables.ts';
import { findVersionFile, readBlob } from '#server/db/versions/source-versions.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import { findChange } from '#server/studio/changes/change-work.ts';

/** Which media file, of which change set; `isBase`: as it is in the version on which the set was begun. */
export type MediaPlaceOf = { id: string; path: string; isBase?: boolean };

/**
 * The bytes of a media file under a change set.
 * @throws AppError `studio-not-found`, also for one that is removed; `studio-invalid`
 */
export async function readMedia(
  { read, media }: { read: Kysely<Tables>; media: Pick<MediaStore, 'find'> },
  place: MediaPlaceOf,
): Promise<Uint8Array> {
  requireMediaPath(place.path);
  const hash = await findHash(read, place);
  if (hash === null) throw new AppError('studio-not-found');
  const bytes = await readBlob({ read }, hash);
  if (bytes) return bytes;
  const stored = await media.find(hash.slice(0, 16));
  if (!stored) throw new AppError('studio-not-found');
  return readFile(stored.path);
}

/** @throws AppError `studio-invalid` for a path outside of the content, or of no media file */
export function requireMediaPath(path: string): void {
  const code = findPathFault(path) ?? (mediaKindOf(path) === null ? 'file-kind' : null);
  if (code) throw new AppError('studio-invalid', { problems: [{ field: 'path', code }] });
}

/** Null where the file is removed, or was never there. */
async function findHash(
  read: Kysely<Tables>,
  { id, path, isBase = false }: MediaPlaceOf,
): Promise<string | null> {
  const { base_version: version } = await findChange(read, id);
  const overlay = await read
    .selectFrom('change_file')
    .select(['upload_hash', 'base_hash'])
    .where('change_id', '=', id)
    .where('path', '=', path)
    .executeTakeFirst();
  if (overlay) return isBase ? overlay.base_hash : overlay.upload_hash;
  return (await findVersionFile({ read }, version, path))?.hash ?? null;
}
