import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAppError } from '#core/app-error.ts';
import { makeCropped } from '#server/compose/previews/cropped-picture.ts';
import type { Database } from '#server/db/client.ts';
import { readBlob } from '#server/db/versions/source-versions.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import { createMediaStore } from '#server/files/media-store.ts';
import { extensionOf } from '#server/files/media-types.ts';

const HASH = /^[0-9a-f]{16}$/;

/**
 * The media of a preview: those of the site, and files of the content that no published page uses yet. The latter are written
 * to `dataDir`, which is the preview's alone: their addresses exist nowhere else.
 */
export function createPreviewMedia(
  { read }: Pick<Database, 'read'>,
  { site, dataDir, version }: { site: MediaStore; dataDir: string; version: number },
): MediaStore {
  const own = createMediaStore(dataDir);

  async function fetchUnused(hash: string): Promise<void> {
    const found =
      (await readUnpublished({ read }, hash)) ??
      (await makeCropped({ read, media: site }, { version, hash }).catch(nothingThere));
    if (!found) return;
    const folder = join(dataDir, 'media');
    await mkdir(folder, { recursive: true });
    const target = join(folder, `${hash}.${found.extension}`);
    await writeFile(`${target}.${process.pid}.part`, found.bytes);
    await rename(`${target}.${process.pid}.part`, target);
  }

  return {
    ...site,
    async find(hash) {
      const found = (await site.find(hash)) ?? (await own.find(hash));
      if (found || !HASH.test(hash)) return found;
      await fetchUnused(hash);
      return own.find(hash);
    },
    add: () => Promise.reject(new Error('A preview stores no media.')),
  };
}

/** The change set may have no crops any more. */
function nothingThere(error: unknown): null {
  if (isAppError(error, 'studio-not-found')) return null;
  throw error;
}

async function readUnpublished(place: Pick<Database, 'read'>, hash: string) {
  const file = await findUnpublished(place, hash);
  const bytes = file && (await readBlob(place, file.hash));
  return bytes ? { bytes, extension: extensionOf(file.path) } : null;
}

/** A file of the content that no published page uses, or that was uploaded into a change set. */
async function findUnpublished(
  { read }: Pick<Database, 'read'>,
  hash: string,
): Promise<{ path: string; hash: string } | undefined> {
  const uploaded = await read
    .selectFrom('change_file')
    .select(['path', 'upload_hash'])
    .where('upload_hash', 'like', `${hash}%`)
    .executeTakeFirst();
  if (uploaded?.upload_hash) return { path: uploaded.path, hash: uploaded.upload_hash };
  return read
    .selectFrom('content_file')
    .select(['path', 'hash'])
    .where('hash', 'like', `${hash}%`)
    .where('is_media', '=', 0)
    .executeTakeFirst();
}
