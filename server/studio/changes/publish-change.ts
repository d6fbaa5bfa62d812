import type { Kysely, Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import type { Said } from '#core/say.ts';
import type { ContentFinding, WrittenFile } from '#core/studio/changes/change-set.ts';
import { isOpen } from '#core/studio/changes/change-steps.ts';
import type { Tables } from '#server/db/tables.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';
import { findChange, subjectOf, UNSCHEDULED } from '#server/studio/changes/change-work.ts';

/** A change set as it is to be published, or previewed. */
export type Publishable = {
  title: string;
  baseVersion: number;
  /** When it was last changed. */
  updated: string;
  files: WrittenFile[];
};

/** @throws AppError `studio-not-found`; `studio-conflict` (`not-approved`) */
export async function findPublishable(read: Kysely<Tables>, id: string): Promise<Publishable> {
  const { title, state, base_version, updated } = await findChange(read, id);
  if (state !== 'approved') throw new AppError('studio-conflict', { code: 'not-approved' });
  return { title, baseVersion: base_version, updated, files: await readChanges(read, id) };
}

type Checks = {
  settle(change: {
    id: string;
    version: number;
    changes: WrittenFile[];
  }): Promise<{ errors: ContentFinding<Said>[] }>;
};

/** What has errors now would not be published at any time. @throws AppError `studio-conflict` (`has-errors`) */
export async function requireGood(read: Kysely<Tables>, checks: Checks, id: string): Promise<void> {
  const { baseVersion: version, files: changes } = await findPublishable(read, id);
  const { errors } = await checks.settle({ id, version, changes });
  if (errors.length > 0) throw new AppError('studio-conflict', { code: 'has-errors', errors });
}

/**
 * An open change set as it is to be previewed, and what distinguishes its content from earlier and later versions.
 * @throws AppError `studio-not-found`; `studio-conflict` (`change-closed`)
 */
export async function findPreviewable(
  read: Kysely<Tables>,
  id: string,
): Promise<Publishable & { stamp: string }> {
  const { title, state, base_version: baseVersion, updated } = await findChange(read, id);
  if (!isOpen(state)) throw new AppError('studio-conflict', { code: 'change-closed' });
  // Before the files: one that is written meanwhile makes the stamp old.
  const stamp = await stampOf(read, { id, baseVersion });
  return { title, baseVersion, updated, stamp, files: await readChanges(read, id) };
}

/** Differs once a file of a change set is written, removed or taken back, or its base changes; not with its other steps. */
export async function stampOf(
  read: Kysely<Tables>,
  { id, baseVersion }: { id: string; baseVersion: number },
): Promise<string> {
  const { count, latest } = await read
    .selectFrom('change_file')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.max('updated').as('latest')])
    .where('change_id', '=', id)
    .executeTakeFirstOrThrow();
  return `${baseVersion} ${count} ${latest}`;
}

/** The files of a change set, by path. */
export async function readChanges(read: Kysely<Tables>, id: string): Promise<WrittenFile[]> {
  const rows = await read
    .selectFrom('change_file')
    .select(['path', 'body', 'upload_hash', 'upload_bytes'])
    .where('change_id', '=', id)
    .orderBy('path')
    .execute();
  return rows.map(({ path, body, upload_hash: hash, upload_bytes }) => {
    const upload = hash === null ? null : { hash, sizeBytes: Number(upload_bytes) };
    return { path, text: body, upload };
  });
}

type Published = {
  id: string;
  actor: Actor;
  at: string;
  /** The version that it has become. */
  published: number;
  /** The `updated` of the set that was published: a later change would be lost. */
  seen: string;
};

/**
 * Notes that a change set is published, in the transaction that switches to its version.
 * @throws AppError `studio-conflict` (`changed-meanwhile`)
 */
export async function notePublished(
  transaction: Transaction<Tables>,
  { id, actor, at, published, seen }: Published,
): Promise<void> {
  const noted = await transaction
    .updateTable('change_set')
    .set({ state: 'published', ...UNSCHEDULED, published_version: published, updated: at })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .where('updated', '=', seen)
    .returning(['title', 'base_version'])
    .executeTakeFirst();
  if (!noted) throw new AppError('studio-conflict', { code: 'changed-meanwhile' });
  const after = { title: noted.title, version: published };
  await recordEvent(transaction, {
    ...{ actor, action: 'change.published', subject: subjectOf(id) },
    ...{ before: { version: noted.base_version }, after, at },
  });
}
