import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import { MAX_DRAWING_BYTES, MAX_UPLOAD_BYTES } from '#core/studio/changes/change-set.ts';
import { findFileFault } from '#core/studio/media/file-fault.ts';
import {
  type ListedMedia,
  type MediaPage,
  type MediaQuery,
  mediaKindOf,
} from '#core/studio/media/media-item.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { toBlobRows } from '#server/db/versions/source-versions.ts';
import type { DiskRoom } from '#server/files/disk-room.ts';
import type { MediaStore } from '#server/files/media-store.ts';
import { findPictureFault, makeThumbnail } from '#server/images/inspect-picture.ts';
import { removeFile, writeUpload } from '#server/studio/changes/change-files.ts';
import { type Editor, findChange } from '#server/studio/changes/change-work.ts';
import type { ChangeSources } from '#server/studio/changes/create-changes.ts';
import { readChanges } from '#server/studio/changes/publish-change.ts';
import {
  type MediaPlaceOf,
  readMedia,
  requireMediaPath,
} from '#server/studio/media/content-bytes.ts';
import { findMedia, toListed } from '#server/studio/media/list-media-files.ts';

export type MediaSources = {
  db: Database;
  media: Pick<MediaStore, 'find'>;
  /** Room for the database. */
  room: Pick<DiskRoom, 'admits'>;
  changeSources: ChangeSources;
  now(): number;
};

/** A file that is to be in a change set. */
type Sent = {
  /** Of the file that the person saw at the path; '' for none. */
  hash: string;
  bytes: Uint8Array;
};

/** Pictures, drawings, models and other media under change sets. None is served to visitors before it is published. */
export function createMedia({ db, media, room, changeSources, now }: MediaSources) {
  const { read } = db;
  async function stateOf(id: string) {
    const { base_version: version } = await findChange(read, id);
    return { id, version, changes: await readChanges(read, id) };
  }
  async function listAll(id: string): Promise<ListedMedia[]> {
    const change = await stateOf(id);
    const changed = new Set(change.changes.map(({ path }) => path));
    return toListed(await changeSources.listMedia(change), changed);
  }

  return {
    /** @throws AppError `studio-not-found` */
    find: async (
      id: string,
      query: MediaQuery,
      page: { offset: number; limit: number },
    ): Promise<MediaPage> => findMedia(await listAll(id), query, page),

    /** One file with all that uses it. @throws AppError `studio-not-found` */
    async describe({ id, path }: MediaPlaceOf): Promise<ListedMedia> {
      const found = (await listAll(id)).find((file) => file.path === path);
      if (!found) throw new AppError('studio-not-found');
      return found;
    },

    /** Removes a file that nothing uses. @throws AppError `studio-not-found`, `studio-invalid`; `studio-conflict` (`file-in-use`) */
    async remove(actor: Editor, { id, path }: MediaPlaceOf): Promise<void> {
      requireMediaPath(path);
      const file = (await listAll(id)).find((one) => one.path === path);
      if (!file) throw new AppError('studio-not-found');
      if (file.uses.length > 0) throw new AppError('studio-conflict', { code: 'file-in-use' });
      await db.write
        .transaction()
        .execute((transaction) => removeFile(transaction, { actor, now: now(), id, path }));
    },

    /** @throws AppError `studio-not-found`, `studio-invalid` */
    read: (place: MediaPlaceOf): Promise<Uint8Array> => readMedia({ read, media }, place),

    /** A small WebP picture of a picture or drawing, with nothing of the file but its pixels. @throws AppError as `read` */
    async drawSmall(place: MediaPlaceOf, width: number): Promise<Uint8Array> {
      const small = await makeThumbnail(await readMedia({ read, media }, place), width);
      if (!small) throw new AppError('studio-not-found');
      return small;
    },

    /**
     * Stores a file in a change set, in the place of the one at its path if there is one. It is not checked against the content yet.
     * @returns other paths of the same bytes.
     * @throws AppError `studio-not-found`, `studio-conflict`, `storage-unavailable`; `studio-invalid` with what is wrong with it
     */
    upload: (actor: Editor, place: MediaPlaceOf, sent: Sent): Promise<string[]> =>
      storeSent({ db, room, actor, now }, place, sent),
  };
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The key of the text that says what is wrong with a file, or null. */
async function findFault(path: string, bytes: Uint8Array): Promise<string | null> {
  if (bytes.length > MAX_UPLOAD_BYTES) return 'file-large';
  const isDrawing = path.toLowerCase().endsWith('.svg');
  if (isDrawing && bytes.length > MAX_DRAWING_BYTES) return 'drawing-large';
  const fault = findFileFault(path, bytes);
  if (fault) return fault;
  const isDecoded = mediaKindOf(path) === 'picture' || isDrawing;
  return isDecoded ? findPictureFault(bytes) : null;
}

type BlobRows = Awaited<ReturnType<typeof toBlobRows>>;

/** Parts of the same bytes may differ between versions of the compression: those of one file are from one. */
async function storeOnce(transaction: Transaction<Tables>, rows: BlobRows): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const stored = await transaction
    .selectFrom('content_blob')
    .select('hash')
    .where('hash', '=', first.hash)
    .executeTakeFirst();
  if (stored) return;
  for (const row of rows) await transaction.insertInto('content_blob').values(row).execute();
}

/** Other paths under a change set with the same bytes. */
async function listSame(
  read: Kysely<Tables>,
  { id, path, hash }: { id: string; path: string; hash: string },
): Promise<string[]> {
  const { base_version: version } = await findChange(read, id);
  const overlay = await read
    .selectFrom('change_file')
    .select(['path', 'upload_hash'])
    .where('change_id', '=', id)
    .execute();
  const base = await read
    .selectFrom('content_file')
    .select('path')
    .where('hash', '=', hash)
    .where('since_version', '<=', version)
    .where((eb) => eb.or([eb('until_version', 'is', null), eb('until_version', '>', version)]))
    .execute();
  const changed = new Set(overlay.map((file) => file.path));
  return [
    ...base.map((file) => file.path).filter((one) => !changed.has(one)),
    ...overlay.filter(({ upload_hash }) => upload_hash === hash).map((file) => file.path),
  ]
    .filter((one) => one !== path)
    .sort();
}

type Storing = Pick<MediaSources, 'db' | 'room' | 'now'> & { actor: Editor };

async function storeSent(
  { db, room, actor, now }: Storing,
  { id, path }: MediaPlaceOf,
  { hash, bytes }: Sent,
): Promise<string[]> {
  requireMediaPath(path);
  const code = await findFault(path, bytes);
  if (code) throw new AppError('studio-invalid', { problems: [{ field: 'file', code }] });
  if (!(await room.admits(bytes.length))) throw new AppError('storage-unavailable');
  const upload = { hash: digestOf(bytes), sizeBytes: bytes.length };
  const rows = await toBlobRows(upload.hash, bytes);
  await db.write.transaction().execute(async (transaction) => {
    await writeUpload(transaction, { actor, now: now(), id, path, hash, upload });
    await storeOnce(transaction, rows);
  });
  return listSame(db.read, { id, path, hash: upload.hash });
}
