import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { AppError } from '#core/app-error.ts';
import type { ErasureReason, ErasureRequest } from '#core/studio/held-data.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';
import { findSettled, listAdmins } from '#server/studio/running/second-person.ts';

const DAY_MS = 86_400_000;
/** A request that nobody confirms within these days is over. */
const ERASURE_DAYS = 7;

type Work = { actor: Actor; now: number };
/** `digest` stands for an address where the address itself must not be stored. */
type Digesting = { digest(email: string): string };
type NewRequest = { email: string; reason: ErasureReason; note: string };

const toIso = (ms: number) => new Date(ms).toISOString();

/** The subject of an event about somebody's data: no address, which the trail could never lose again. */
export function subjectOfDigest(digest: string) {
  return { kind: 'personal-data', key: digest.slice(0, 12) };
}

/** The requests that wait, the earliest first. */
export async function listRequests(
  database: Database,
  { personId, now }: { personId: string | null; now: number },
): Promise<ErasureRequest[]> {
  const { read } = database;
  const admins = await listAdmins(database);
  const rows = await read
    .selectFrom('erasure_request')
    .selectAll()
    .orderBy('requested')
    .orderBy('id')
    .execute();
  const listed = rows.map(async ({ person_id, confirmed, ...row }) => {
    const settled = await findSettled(
      read,
      [person_id, personId].filter((id) => id !== null),
    );
    return {
      ...row,
      isOwn: person_id !== null && person_id === personId,
      isInterrupted: confirmed !== null,
      confirmableFrom: settled !== null && settled > toIso(now) ? settled : null,
      hasOther: admins.some((id) => id !== person_id),
    };
  });
  return Promise.all(listed);
}

/** @throws AppError `studio-conflict` (`erasure-open`) where one waits for this address. */
export async function addRequest(
  transaction: Transaction<Tables>,
  { actor, now, email, reason, note, digest }: Work & NewRequest & Digesting,
): Promise<void> {
  const at = toIso(now);
  const added = await transaction
    .insertInto('erasure_request')
    .values({
      id: randomUUID(),
      email,
      reason,
      note,
      person_id: actor.id,
      person: actor.name,
      requested: at,
      expires: toIso(now + ERASURE_DAYS * DAY_MS),
      confirmed: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new AppError('studio-conflict', { code: 'erasure-open' });
  const action = 'erasure.requested';
  await recordEvent(transaction, {
    actor,
    action,
    subject: subjectOfDigest(digest(email)),
    after: { reason },
    at,
  });
}

/** @throws AppError `studio-not-found` */
export async function withdrawRequest(
  transaction: Transaction<Tables>,
  { actor, now, id, digest }: Work & Digesting & { id: string },
): Promise<void> {
  const removed = await transaction
    .deleteFrom('erasure_request')
    .where('id', '=', id)
    // What has begun is carried out.
    .where('confirmed', 'is', null)
    .returning(['email', 'reason'])
    .executeTakeFirst();
  if (!removed) throw new AppError('studio-not-found');
  await recordEvent(transaction, {
    actor,
    action: 'erasure.withdrawn',
    subject: subjectOfDigest(digest(removed.email)),
    before: { reason: removed.reason },
    at: toIso(now),
  });
}

/**
 * Marks a request as confirmed by a second person.
 *
 * @returns the address whose data is to be removed now.
 * @throws AppError `studio-not-found`; `studio-conflict`: `own-erasure` for who has requested it, `new-access` while one of
 *   the two has had the access for less than a week.
 */
export async function confirmRequest(
  transaction: Transaction<Tables>,
  { actor, now, id, digest }: Work & Digesting & { id: string },
): Promise<string> {
  const found = await transaction
    .selectFrom('erasure_request')
    .select(['email', 'reason', 'person', 'person_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new AppError('studio-not-found');
  // Who requested it and was removed since is unknown: then the request has to be made again.
  if (found.person_id === null || found.person_id === actor.id) {
    throw new AppError('studio-conflict', { code: 'own-erasure' });
  }
  const settled = await findSettled(transaction, [found.person_id, actor.id ?? '']);
  if (settled !== null && settled > toIso(now)) {
    throw new AppError('studio-conflict', { code: 'new-access' });
  }
  await transaction
    .updateTable('erasure_request')
    .set({ confirmed: toIso(now) })
    .where('id', '=', id)
    .execute();
  await recordEvent(transaction, {
    actor,
    action: 'erasure.confirmed',
    subject: subjectOfDigest(digest(found.email)),
    after: { reason: found.reason, requestedBy: found.person },
    at: toIso(now),
  });
  return found.email;
}

type Closing = { id: string; subject: { kind: string; key: string }; removed: object };

/** Ends a request whose data is gone. */
export async function closeRequest(
  transaction: Transaction<Tables>,
  { actor, now, id, subject, removed }: Work & Closing,
): Promise<void> {
  await transaction.deleteFrom('erasure_request').where('id', '=', id).execute();
  await recordEvent(transaction, {
    actor,
    action: 'erasure.done',
    subject,
    after: removed,
    at: toIso(now),
  });
}
