import type { Transaction } from 'kysely';
import { stringify } from 'yaml';
import { AppError, isAppError } from '#core/app-error.ts';
import { filesBelow, hasOwnFiles, isCodeOf, newFilesOf } from '#core/editing/new-record.ts';
import { kindAt, kindOf, type RecordKind } from '#core/editing/record-kinds.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { openFile, removeFile, writeFile } from '#server/studio/changes/change-files.ts';
import type { ChangeWork } from '#server/studio/changes/change-work.ts';
import { listFiles } from '#server/studio/changes/list-files.ts';

/** More than any record has. */
const MOST_FILES = 1000;
const NO_FILE = '';

const invalid = (code: string) =>
  new AppError('studio-invalid', { problems: [{ field: 'code', code }] });

/**
 * Adds a record to a change set: its files with what they must have, empty, so that the check says what is left to do.
 * @returns the path of its first file.
 * @throws AppError `studio-invalid`: `record-code`, `record-taken`; `studio-not-found`, `studio-conflict`
 */
export async function addRecord(
  transaction: Transaction<Tables>,
  { kind, code, ...work }: ChangeWork & { kind: RecordKind; code: string },
): Promise<string> {
  if (!isCodeOf(kind, code)) throw invalid('record-code');
  const today = new Date(work.now).toISOString().slice(0, 10);
  const files = newFilesOf(kind, code, today);
  for (const { path, value, text } of files) {
    const front = value === null ? '' : stringify(value, { lineWidth: 0 });
    const isPage = kindOf(kind).format === 'page';
    const whole = isPage ? `---\n${front}---\n\n${text}` : front + text;
    if (await exists(transaction, work.id, path)) throw invalid('record-taken');
    await writeFile(transaction, { ...work, path, hash: NO_FILE, text: whole });
  }
  return files[0]?.path ?? '';
}

async function exists(read: Transaction<Tables>, id: string, path: string): Promise<boolean> {
  try {
    const { text, hash } = await openFile(read, { id, path });
    return text !== null || hash !== NO_FILE;
  } catch (error) {
    if (isAppError(error, 'studio-not-found')) return false;
    throw error;
  }
}

/**
 * The files of the record that a file belongs to.
 * @throws AppError `studio-not-found`; `studio-invalid` (`not-editable`) for a record that shares its file with others
 */
export async function listRecordFiles(
  database: Database,
  { id, path }: { id: string; path: string },
): Promise<string[]> {
  const kind = kindAt(path);
  if (!kind || !hasOwnFiles(kind)) throw invalid('not-editable');
  const under = filesBelow(kind, path);
  if (under === path) return [path];
  const { items } = await listFiles(database, id, { under, offset: 0, limit: MOST_FILES });
  return items.map((file) => file.path);
}

/** Removes those files of a record that are there. @throws AppError `studio-not-found`, `studio-conflict` */
export async function removeRecord(
  transaction: Transaction<Tables>,
  { paths, ...work }: ChangeWork & { paths: readonly string[] },
): Promise<void> {
  for (const path of paths) {
    if (await exists(transaction, work.id, path)) await removeFile(transaction, { ...work, path });
  }
}
