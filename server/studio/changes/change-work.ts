import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import { foldText } from '#core/fold-text.ts';
import type { ChangeStep } from '#core/studio/changes/change-set.ts';
import { isOpen, permissionOfStep } from '#core/studio/changes/change-steps.ts';
import { isAllowed } from '#core/studio/role-permissions.ts';
import type { Tables } from '#server/db/tables.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';

/** Who works on which change set. */
export type ChangeWork = { actor: Actor; id: string; now: number };

/** A person who works on change sets. */
export type Editor = Actor & { id: string; role: string };

export type ChangeRow = Selectable<Tables['change_set']>;

export type ChangeTitle = { title: string; why: string };

/** Of a change set that is published by hand. */
export const UNSCHEDULED = { publish_at: null, scheduled_by_id: null, scheduled_by: null };

export const subjectOf = (id: string) => ({ kind: 'change', key: id });

/** @throws AppError `studio-not-found` */
export async function findChange(read: Kysely<Tables>, id: string): Promise<ChangeRow> {
  const found = await read
    .selectFrom('change_set')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new AppError('studio-not-found');
  return found;
}

/**
 * Locks a change set that may still be changed: what others do with it waits until the transaction ends.
 * @throws AppError `studio-not-found`; `studio-conflict` (`change-closed`)
 */
export async function lockOpenChange(
  transaction: Transaction<Tables>,
  { id, now }: Pick<ChangeWork, 'id' | 'now'>,
): Promise<ChangeRow> {
  const row = await transaction
    .updateTable('change_set')
    .set({ updated: new Date(now).toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('studio-not-found');
  if (!isOpen(row.state)) throw new AppError('studio-conflict', { code: 'change-closed' });
  return row;
}

const searchText = ({ title, why }: ChangeTitle, author: string) =>
  foldText(`${title} ${why} ${author}`);

/** Begins a change set on a version; returns its id. */
export async function beginChange(
  transaction: Transaction<Tables>,
  { actor, now, about, version }: Omit<ChangeWork, 'id'> & { about: ChangeTitle; version: number },
): Promise<string> {
  const id = randomUUID();
  const at = new Date(now).toISOString();
  await transaction
    .insertInto('change_set')
    .values({
      ...{ id, ...about, author_id: actor.id, author: actor.name, base_version: version },
      ...{ state: 'draft', ...UNSCHEDULED, published_version: null, created: at, updated: at },
      search_text: searchText(about, actor.name),
    })
    .execute();
  const after = { title: about.title, version };
  await recordEvent(transaction, {
    ...{ actor, action: 'change.begun', subject: subjectOf(id), after, at },
  });
  return id;
}

/** Changes title and reason. @throws AppError as `lockOpenChange` */
export async function renameChange(
  transaction: Transaction<Tables>,
  { actor, id, now, about }: ChangeWork & { about: ChangeTitle },
): Promise<void> {
  const { title, why, author } = await lockOpenChange(transaction, { id, now });
  await transaction
    .updateTable('change_set')
    .set({ ...about, search_text: searchText(about, author) })
    .where('id', '=', id)
    .execute();
  await recordEvent(transaction, {
    ...{ actor, action: 'change.renamed', subject: subjectOf(id) },
    ...{ before: { title, why }, after: about, at: new Date(now).toISOString() },
  });
}

/** Adds a comment, whatever the state. @throws AppError `studio-not-found` */
export async function addComment(
  transaction: Transaction<Tables>,
  { actor, id, now, text }: ChangeWork & { text: string },
): Promise<void> {
  await findChange(transaction, id);
  const at = new Date(now).toISOString();
  const comment = randomUUID();
  await transaction
    .insertInto('change_comment')
    .values({ id: comment, change_id: id, at, person: actor.name, body: text })
    .execute();
  await recordEvent(transaction, {
    ...{ actor, action: 'change.commented', subject: subjectOf(id), after: { comment }, at },
  });
}

/**
 * Takes a step; a text becomes a comment.
 * @throws AppError `studio-not-found`, `studio-forbidden`; `studio-conflict` (`step-impossible`)
 */
export async function takeStep(
  transaction: Transaction<Tables>,
  { actor, id, now, to, text }: ChangeWork & { actor: Editor; to: ChangeStep; text: string },
): Promise<void> {
  const { state } = await findChange(transaction, id);
  const permission = permissionOfStep(state, to);
  if (!permission) throw new AppError('studio-conflict', { code: 'step-impossible' });
  if (!isAllowed(actor.role, permission)) throw new AppError('studio-forbidden');
  if (text !== '') await addComment(transaction, { actor, id, now, text });
  await setState(transaction, { actor, id, now, from: state, to });
}

/** @throws AppError `studio-conflict` (`changed-meanwhile`) where the set is no longer in the state */
export async function setState(
  transaction: Transaction<Tables>,
  { actor, id, now, from, to }: ChangeWork & { from: ChangeRow['state']; to: ChangeStep },
): Promise<void> {
  const at = new Date(now).toISOString();
  const changed = await transaction
    .updateTable('change_set')
    .set({ state: to, updated: at })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new AppError('studio-conflict', { code: 'changed-meanwhile' });
  const planned = transaction.updateTable('change_set').set(UNSCHEDULED).where('id', '=', id);
  // A time that somebody else has set stays until that person is told (`publishDue`).
  const ended = to === 'approved' ? planned : planned.where('scheduled_by_id', '=', actor.id);
  await ended.execute();
  await recordEvent(transaction, {
    ...{ actor, action: 'change.step', subject: subjectOf(id) },
    ...{ before: { state: from }, after: { state: to }, at },
  });
}
