import type { Kysely, Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import { isAllowed } from '#core/studio/role-permissions.ts';
import type { Tables } from '#server/db/tables.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';
import {
  type ChangeWork,
  findChange,
  subjectOf,
  UNSCHEDULED,
} from '#server/studio/changes/change-work.ts';

/** A time that is further away was hardly meant. */
const LONGEST_MS = 366 * 86_400_000;

/**
 * Sets the time at which an approved change set is published by itself; null: it is not.
 * @throws AppError `studio-not-found`; `studio-conflict` (`not-approved`, `time-impossible`)
 */
export async function scheduleChange(
  transaction: Transaction<Tables>,
  { actor, id, now, at }: ChangeWork & { at: string | null },
): Promise<void> {
  const { publish_at: before } = await findChange(transaction, id);
  const time = at === null ? null : new Date(at).getTime();
  if (time !== null && (time <= now || time > now + LONGEST_MS))
    throw new AppError('studio-conflict', { code: 'time-impossible' });
  const publishAt = time === null ? null : new Date(time).toISOString();
  const changed = await transaction
    .updateTable('change_set')
    .set({
      publish_at: publishAt,
      scheduled_by_id: publishAt && actor.id,
      scheduled_by: publishAt && actor.name,
    })
    .where('id', '=', id)
    .where('state', '=', 'approved')
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new AppError('studio-conflict', { code: 'not-approved' });
  await recordEvent(transaction, {
    ...{ actor, action: 'change.scheduled', subject: subjectOf(id) },
    ...{ before: { publishAt: before }, after: { publishAt } },
    at: new Date(now).toISOString(),
  });
}

/** A change set whose time has come. */
export type DueChange = { id: string; title: string; baseVersion: number; actor: Actor };

/** Those whose time has come, the earliest first. */
export async function listDueChanges(read: Kysely<Tables>, now: number): Promise<DueChange[]> {
  return listPlanned(read, (rows) =>
    rows.where('state', '=', 'approved').where('publish_at', '<=', new Date(now).toISOString()),
  );
}

/** Those with a time that have lost their approval. */
export async function listEndedPlans(read: Kysely<Tables>): Promise<DueChange[]> {
  return listPlanned(read, (rows) =>
    rows.where('state', '!=', 'approved').where('publish_at', 'is not', null),
  );
}

const selectPlanned = (read: Kysely<Tables>) =>
  read
    .selectFrom('change_set')
    .select(['id', 'title', 'base_version', 'scheduled_by_id', 'scheduled_by'])
    .orderBy('publish_at')
    .orderBy('id');

type PlannedRows = ReturnType<typeof selectPlanned>;

async function listPlanned(
  read: Kysely<Tables>,
  narrow: (rows: PlannedRows) => PlannedRows,
): Promise<DueChange[]> {
  const rows = await narrow(selectPlanned(read)).execute();
  return rows.map(({ scheduled_by_id: person, scheduled_by: name, base_version, ...row }) => ({
    ...{ ...row, baseVersion: base_version, actor: { id: person, name: name ?? '' } },
  }));
}

/** Null for somebody who has been removed, may no longer sign in, or may no longer publish. */
export async function findScheduler(read: Kysely<Tables>, { id }: Actor) {
  if (id === null) return null;
  const person = await read
    .selectFrom('studio_person')
    .select(['name', 'email', 'locale', 'role'])
    .where('id', '=', id)
    .where('disabled', 'is', null)
    .executeTakeFirst();
  return person && isAllowed(person.role, 'changes:publish') ? person : null;
}

/** Notes that a change set is not published at its time, and why; its state stays. */
export async function noteUnpublished(
  transaction: Transaction<Tables>,
  { id, actor, at, code }: { id: string; actor: Actor; at: string; code: string },
): Promise<void> {
  await transaction.updateTable('change_set').set(UNSCHEDULED).where('id', '=', id).execute();
  await recordEvent(transaction, {
    ...{ actor, action: 'change.unpublished', subject: subjectOf(id), after: { code }, at },
  });
}
