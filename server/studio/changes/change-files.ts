import { createHash } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import { kindAt, kindOf } from '#core/editing/record-kinds.ts';
import {
  type FieldConflict,
  type FieldEdit,
  MAX_ALL_UPLOADS_BYTES,
  MAX_CHANGED_FILES,
  MAX_TEXT_BYTES,
  MAX_UPLOADS_BYTES,
  type OpenedFile,
  type UploadedFile,
} from '#core/studio/changes/change-set.ts';
import { findNameFault, findPathFault, isTextPath } from '#core/studio/changes/content-path.ts';
import type { Tables } from '#server/db/tables.ts';
import { findVersionFile, readBlob } from '#server/db/versions/source-versions.ts';
import { recordEvent } from '#server/studio/audit-trail.ts';
import {
  type ChangeRow,
  type ChangeWork,
  findChange,
  lockOpenChange,
  setState,
  subjectOf,
} from '#server/studio/changes/change-work.ts';
import { editText, readValue } from '#server/studio/changes/edit-text.ts';

type FileWork = ChangeWork & { path: string };

type Overlay = Selectable<Tables['change_file']>;

/** A file of the base version: its hash, and its text where it is one. */
export type BaseFile = { hash: string; text: string | null };

const NO_FILE = '';

const invalid = (field: string, code: string) =>
  new AppError('studio-invalid', { problems: [{ field, code }] });

function requirePath(path: string): void {
  const fault = findPathFault(path);
  if (fault) throw invalid('path', fault);
}

/** @throws AppError `studio-not-found` where there is no such change set, or no such file in it or its base */
export async function openFile(
  read: Kysely<Tables>,
  { id, path }: { id: string; path: string },
): Promise<OpenedFile> {
  requirePath(path);
  const change = await findChange(read, id);
  const { overlay, base } = await findFile(read, change, path);
  if (!overlay && !base) throw new AppError('studio-not-found');
  return describeFile(path, overlay, base);
}

function describeFile(path: string, overlay: Overlay | undefined, base: BaseFile | null) {
  const text = overlay ? overlay.body : (base?.text ?? null);
  return {
    path,
    text,
    hash: hashOfFile(overlay, base),
    baseText: base?.text ?? null,
    isChanged: overlay !== undefined,
    value: text === null ? null : readValue(path, text),
  };
}

function hashOfFile(overlay: Overlay | undefined, base: BaseFile | null): string {
  if (!overlay) return base?.hash ?? NO_FILE;
  if (overlay.upload_hash !== null) return overlay.upload_hash;
  return overlay.body === null ? NO_FILE : hashOf(overlay.body);
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function findFile(read: Kysely<Tables>, { id, base_version }: ChangeRow, path: string) {
  const overlay = await read
    .selectFrom('change_file')
    .selectAll()
    .where('change_id', '=', id)
    .where('path', '=', path)
    .executeTakeFirst();
  if (overlay) {
    const { base_hash: hash, base_body: text } = overlay;
    return { overlay, base: hash === null ? null : { hash, text } };
  }
  return { overlay, base: await findBaseFile(read, base_version, path) };
}

/** A file of a version; null where it has none. */
export async function findBaseFile(
  read: Kysely<Tables>,
  version: number,
  path: string,
): Promise<BaseFile | null> {
  const file = await findVersionFile({ read }, version, path);
  if (!file) return null;
  const bytes = !file.isMedia && isTextPath(path) ? await readBlob({ read }, file.hash) : null;
  return { hash: file.hash, text: bytes && decode(bytes) };
}

/** Null for other encodings than UTF-8: written as UTF-8, unknown letters would be others. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Edits fields of a file. What others have changed meanwhile stays; edits of the same fields are returned.
 * @throws AppError `studio-not-found`, `studio-invalid`, `studio-conflict`
 */
export async function editFile(
  transaction: Transaction<Tables>,
  { edits, key, ...work }: FileWork & { edits: FieldEdit[]; key: readonly string[] },
): Promise<{ file: OpenedFile; conflicts: FieldConflict[] }> {
  const { change, overlay, base } = await lockFile(transaction, work);
  const { path } = work;
  const { text } = describeFile(path, overlay, base);
  if (text === null && hashOfFile(overlay, base) !== NO_FILE) throw invalid('path', 'not-utf8');
  const edited = editText({ path, text: text ?? '', key }, edits);
  if (edited.text !== text && edited.conflicts.length < edits.length) {
    const fields = edits.map((edit) => edit.path.join('.'));
    await storeFile(transaction, { ...work, change, base, text: edited.text, fields });
  }
  return { file: await openFile(transaction, work), conflicts: edited.conflicts };
}

/**
 * Writes a whole text.
 * @param hash of the file that the person saw.
 * @throws AppError `studio-not-found`, `studio-invalid`; `studio-conflict` (`changed-meanwhile`) with the hash of now
 */
export async function writeFile(
  transaction: Transaction<Tables>,
  { hash, text, ...work }: FileWork & { hash: string; text: string },
): Promise<OpenedFile> {
  const { change, overlay, base } = await lockFile(transaction, work);
  requireHash(hash, hashOfFile(overlay, base));
  await storeFile(transaction, { ...work, change, base, text });
  return openFile(transaction, work);
}

/**
 * Writes a file that was uploaded. Its bytes are stored in the same transaction.
 * @param hash of the file that the person saw; '' for none.
 * @throws AppError as `writeFile`; `studio-conflict`: `uploads-full`, `all-uploads-full`
 */
export async function writeUpload(
  transaction: Transaction<Tables>,
  { hash, upload, ...work }: FileWork & { hash: string; upload: UploadedFile },
): Promise<void> {
  const { change, overlay, base } = await lockFile(transaction, work, { allowsMedia: true });
  requireHash(hash, hashOfFile(overlay, base));
  await requireUploadRoom(transaction, work, upload);
  await storeFile(transaction, { ...work, change, base, text: null, upload });
}

/** Removes a file, also one that is no text. @throws AppError as `writeFile` */
export async function removeFile(transaction: Transaction<Tables>, work: FileWork): Promise<void> {
  const { change, overlay, base } = await lockFile(transaction, work, { allowsMedia: true });
  if (hashOfFile(overlay, base) === NO_FILE) throw new AppError('studio-not-found');
  await storeFile(transaction, { ...work, change, base, text: null });
}

/** Takes a file back to its base. @throws AppError `studio-not-found`, `studio-conflict` */
export async function revertFile(transaction: Transaction<Tables>, work: FileWork): Promise<void> {
  const { change, overlay, base } = await lockFile(transaction, work, { allowsMedia: true });
  if (!overlay) throw new AppError('studio-not-found');
  await storeFile(transaction, { ...work, change, base, text: base?.text ?? null, isBase: true });
}

function requireHash(seen: string, current: string): void {
  if (seen !== current)
    throw new AppError('studio-conflict', { code: 'changed-meanwhile', hash: current });
}

async function lockFile(
  transaction: Transaction<Tables>,
  { id, now, path }: FileWork,
  { allowsMedia = false } = {},
) {
  requirePath(path);
  if (!allowsMedia && !isTextPath(path)) throw invalid('path', 'not-text');
  const change = await lockOpenChange(transaction, { id, now });
  const found = await findFile(transaction, change, path);
  const fault = found.overlay || found.base ? null : findNameFault(path);
  if (fault) throw invalid('path', fault);
  return { change, ...found };
}

type Stored = FileWork & {
  change: ChangeRow;
  base: BaseFile | null;
  /** Null: removed, or uploaded. */
  text: string | null;
  upload?: UploadedFile;
  /** The file is that of the base. */
  isBase?: boolean;
  /** What was edited. */
  fields?: string[];
};

async function storeFile(transaction: Transaction<Tables>, stored: Stored): Promise<void> {
  const { actor, id, now, path, change, base, text, upload, fields } = stored;
  const at = new Date(now).toISOString();
  const isBase = stored.isBase === true || isSame(stored);
  const kind = kindAt(path);
  if (!isBase && base && kind && kindOf(kind).isFixed) throw invalid('path', 'record-fixed');
  if (isBase) {
    await transaction
      .deleteFrom('change_file')
      .where('change_id', '=', id)
      .where('path', '=', path)
      .execute();
  } else {
    if (text !== null) requireText(text);
    await requireRoom(transaction, id, path);
    const uploaded = {
      upload_hash: upload?.hash ?? null,
      upload_bytes: upload?.sizeBytes ?? null,
    };
    const written = { body: text, ...uploaded, author: actor.name, updated: at };
    const based = { base_hash: base?.hash ?? null, base_body: base?.text ?? null };
    await transaction
      .insertInto('change_file')
      .values({ change_id: id, path, ...written, ...based })
      .onConflict((conflict) => conflict.columns(['change_id', 'path']).doUpdateSet(written))
      .execute();
  }
  const isRemoved = text === null && !upload;
  const done = isBase ? 'reverted' : isRemoved ? 'removed' : 'written';
  await recordEvent(transaction, {
    ...{ actor, action: 'change.edited', subject: subjectOf(id), at },
    after: { path, kind: done, ...(fields && { fields: fields.slice(0, 20) }) },
  });
  // Whoever has approved it has not seen this.
  if (change.state !== 'draft')
    await setState(transaction, { actor, id, now, from: change.state, to: 'draft' });
}

/** Whether a file is as in the base. */
function isSame({ base, text, upload }: Stored): boolean {
  if (upload) return upload.hash === base?.hash;
  return text === null ? base === null : text === base?.text;
}

/** Databases store neither zeros nor halves of characters. */
function requireText(text: string): void {
  if (Buffer.byteLength(text) > MAX_TEXT_BYTES) throw invalid('text', 'text-too-long');
  if (text.includes('\0') || !text.isWellFormed()) throw invalid('text', 'text-characters');
}

async function requireRoom(
  transaction: Transaction<Tables>,
  id: string,
  path: string,
): Promise<void> {
  const { count } = await transaction
    .selectFrom('change_file')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('change_id', '=', id)
    .where('path', '!=', path)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_CHANGED_FILES)
    throw new AppError('studio-conflict', { code: 'too-many-files' });
}

async function requireUploadRoom(
  transaction: Transaction<Tables>,
  { id, path }: FileWork,
  { sizeBytes }: UploadedFile,
): Promise<void> {
  const rows = await transaction
    .selectFrom('change_file')
    .innerJoin('change_set', 'change_set.id', 'change_file.change_id')
    .select((eb) => ['change_id', eb.fn.sum('upload_bytes').as('bytes')])
    .where('upload_bytes', 'is not', null)
    .where('state', '!=', 'published')
    .where((eb) => eb.not(eb.and([eb('change_id', '=', id), eb('path', '=', path)])))
    .groupBy('change_id')
    .execute();
  const sumOf = (some: typeof rows) => some.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  const own = sumOf(rows.filter(({ change_id }) => change_id === id));
  const refuse = (code: string) => new AppError('studio-conflict', { code });
  if (own + sizeBytes > MAX_UPLOADS_BYTES) throw refuse('uploads-full');
  if (sumOf(rows) + sizeBytes > MAX_ALL_UPLOADS_BYTES) throw refuse('all-uploads-full');
}
