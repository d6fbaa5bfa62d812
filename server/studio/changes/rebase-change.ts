import type { Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import type { MergeConflict, MergeDecision } from '#core/studio/changes/change-set.ts';
import type { Clash } from '#core/studio/changes/merge-values.ts';
import type { Tables } from '#server/db/tables.ts';
import { recordEvent } from '#server/studio/audit-trail.ts';
import { type BaseFile, findBaseFile } from '#server/studio/changes/change-files.ts';
import {
  type ChangeWork,
  lockOpenChange,
  setState,
  subjectOf,
} from '#server/studio/changes/change-work.ts';
import { mergeFile } from '#server/studio/changes/merge-file.ts';

type Rebase = ChangeWork & {
  /** The version in use. */
  version: number;
  decisions: readonly MergeDecision[];
  keyOfTable(path: string): readonly string[];
};

type Overlay = {
  path: string;
  body: string | null;
  base_hash: string | null;
  base_body: string | null;
  upload_hash: string | null;
};

/**
 * Moves a change set onto the version in use: what the version has changed and what the set changes are merged, field by
 * field. With a clash that nobody has decided, nothing changes.
 * @throws AppError `studio-not-found`; `studio-conflict`: `merge-undecided` with the clashes, `change-closed`
 */
export async function rebaseChange(
  transaction: Transaction<Tables>,
  { actor, id, now, version, decisions, keyOfTable }: Rebase,
): Promise<void> {
  const change = await lockOpenChange(transaction, { id, now });
  if (change.base_version === version) return;
  const files = await transaction
    .selectFrom('change_file')
    .select(['path', 'body', 'base_hash', 'base_body', 'upload_hash'])
    .where('change_id', '=', id)
    .execute();
  const conflicts: MergeConflict[] = [];
  const merged: string[] = [];
  for (const file of files) {
    const { path } = file;
    const theirs = await findBaseFile(transaction, version, path);
    if ((theirs?.hash ?? null) === file.base_hash) continue;
    const settle = decider(path, { decisions, conflicts });
    merged.push(path);
    if (file.upload_hash !== null) {
      const isMine = takesUpload(file.upload_hash, { file, theirs, settle });
      await replaceUpload(transaction, { id, path, isMine, theirs });
      continue;
    }
    const body = mergeOverlay(file, theirs, { settle, key: keyOfTable(path) });
    await replaceFile(transaction, { id, path, body, theirs });
  }
  if (conflicts.length > 0)
    throw new AppError('studio-conflict', { code: 'merge-undecided', conflicts });
  await transaction
    .updateTable('change_set')
    .set({ base_version: version })
    .where('id', '=', id)
    .execute();
  await recordEvent(transaction, {
    ...{ actor, action: 'change.rebased', subject: subjectOf(id) },
    ...{ before: { version: change.base_version }, after: { version, files: merged } },
    at: new Date(now).toISOString(),
  });
  // Whoever has approved it has not seen what the merge has made.
  if (merged.length > 0 && change.state !== 'draft')
    await setState(transaction, { actor, id, now, from: change.state, to: 'draft' });
}

type Deciding = { decisions: readonly MergeDecision[]; conflicts: MergeConflict[] };

/** Takes what was decided; without a decision the clash is noted. */
function decider(path: string, { decisions, conflicts }: Deciding) {
  return ({ path: fields, base, mine, theirs }: Clash): unknown => {
    const field = fields.join('.');
    const decision = decisions.find((one) => one.path === path && one.field === field);
    if (decision && 'take' in decision) return decision.take === 'mine' ? mine : theirs;
    if (decision) return decision.value ?? undefined;
    const or = (value: unknown) => value ?? null;
    conflicts.push({ path, field, base: or(base), mine: or(mine), theirs: or(theirs) });
    return theirs;
  };
}

type Merging = { settle: (clash: Clash) => unknown; key: readonly string[] };

/** The text of the file; null where it is removed. */
function mergeOverlay(
  { path, body, base_hash, base_body }: Overlay,
  theirs: BaseFile | null,
  { settle, key }: Merging,
): string | null {
  const text = theirs?.text ?? null;
  if (body === text && theirs?.hash !== base_hash && (body !== null || !theirs)) return body;
  const isText = body !== null && text !== null && (base_body !== null || base_hash === null);
  if (isText)
    return mergeFile({ base: base_body ?? '', mine: body, theirs: text }, { path, key, settle });
  // Removed by one side, changed by the other.
  const settled = settle({ base: base_body, mine: body, theirs: text, path: [] });
  return typeof settled === 'string' ? settled : null;
}

type Uploaded = { file: Overlay; theirs: BaseFile | null; settle: Merging['settle'] };

/** Whether the uploaded file stays. Files that are no texts have nothing to merge: one of both is taken, by its digest. */
function takesUpload(mine: string, { file, theirs, settle }: Uploaded): boolean {
  if (theirs?.hash === mine) return false;
  const digests = { base: file.base_hash, mine, theirs: theirs?.hash ?? null };
  return settle({ ...digests, path: [] }) === mine;
}

type Uploading = { id: string; path: string; isMine: boolean; theirs: BaseFile | null };

async function replaceUpload(
  transaction: Transaction<Tables>,
  { id, path, isMine, theirs }: Uploading,
): Promise<void> {
  if (!isMine) return removeOverlay(transaction, { id, path });
  await transaction
    .updateTable('change_file')
    .set({ base_hash: theirs?.hash ?? null, base_body: null })
    .where('change_id', '=', id)
    .where('path', '=', path)
    .execute();
}

async function removeOverlay(
  transaction: Transaction<Tables>,
  { id, path }: { id: string; path: string },
): Promise<void> {
  await transaction
    .deleteFrom('change_file')
    .where('change_id', '=', id)
    .where('path', '=', path)
    .execute();
}

type Replacing = { id: string; path: string; body: string | null; theirs: BaseFile | null };

async function replaceFile(
  transaction: Transaction<Tables>,
  { id, path, body, theirs }: Replacing,
): Promise<void> {
  const isSame = body === null ? theirs === null : body === theirs?.text;
  if (isSame) return removeOverlay(transaction, { id, path });
  await transaction
    .updateTable('change_file')
    .set({ body, base_hash: theirs?.hash ?? null, base_body: theirs?.text ?? null })
    .where('change_id', '=', id)
    .where('path', '=', path)
    .execute();
}
