import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction, Updateable } from 'kysely';
import { AppError } from '#core/app-error.ts';
import { closedClaimStates } from '#core/forms/warranty-terms.ts';
import type { CaseState } from '#core/studio/case-states.ts';
import { isAllowed } from '#core/studio/role-permissions.ts';
import { addMail, type NewMail } from '#server/db/outgoing-mail.ts';
import type { Tables } from '#server/db/tables.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';

export type CaseChange = {
  /** The revision that the person has seen. */
  revision: number;
  state?: CaseState | undefined;
  /** Null: nobody has it. */
  assigneeId?: string | null | undefined;
  /** ISO day. */
  due?: string | null | undefined;
};

/** What happens to which case, by whom. */
export type CaseWork = { actor: Actor; id: string; now: number };

/**
 * Changes state, assignee or due day.
 * @throws AppError `studio-not-found`; `studio-conflict`: `changed-meanwhile` where somebody else was faster,
 *   `not-at-desk` for an assignee who may not work on messages, `claim-undecided` where a claim would be done before.
 */
export async function changeCase(
  transaction: Transaction<Tables>,
  { actor, id, now, change }: CaseWork & { change: CaseChange },
): Promise<void> {
  const before = await findCase(transaction, id);
  const at = new Date(now).toISOString();
  const { state = before.state, assigneeId = before.assignee_id, due = before.due } = change;
  if (state === 'done' && before.state !== 'done') await requireDecided(transaction, id);
  const seen = { id, revision: change.revision, at };
  await reviseCase(transaction, seen, { state, assignee_id: assigneeId, due });
  const names = await namesOf(transaction, [before.assignee_id, assigneeId]);
  if (assigneeId !== before.assignee_id && assigneeId !== null) {
    await requireAtDesk(transaction, assigneeId);
  }
  await recordEvent(transaction, {
    actor,
    action: 'case.changed',
    subject: { kind: 'case', key: id },
    before: { state: before.state, assignee: names(before.assignee_id), due: before.due },
    after: { state, assignee: names(assigneeId), due },
    at,
  });
}

/**
 * Gives a case its next revision, with whatever changes.
 * @throws AppError `studio-conflict` (`changed-meanwhile`)
 */
export async function reviseCase(
  transaction: Transaction<Tables>,
  { id, revision, at }: { id: string; revision: number; at: string },
  changed: Omit<Updateable<Tables['desk_case']>, 'updated' | 'revision'> = {},
): Promise<void> {
  const revised = await transaction
    .updateTable('desk_case')
    .set({ ...changed, updated: at, revision: revision + 1 })
    .where('submission_id', '=', id)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst();
  if (!revised) throw new AppError('studio-conflict', { code: 'changed-meanwhile' });
}

/** A claim ends by its steps, of which the claimant learns. */
async function requireDecided(transaction: Transaction<Tables>, id: string): Promise<void> {
  const open = await transaction
    .selectFrom('warranty_claim')
    .select('status')
    .where('submission_id', '=', id)
    .where('status', 'not in', closedClaimStates)
    .executeTakeFirst();
  if (open) throw new AppError('studio-conflict', { code: 'claim-undecided' });
}

/** Adds a note for the team. The trail records that there is one, not what it says: it is erased with the case. */
export async function addNote(
  transaction: Transaction<Tables>,
  { actor, id, now, body }: CaseWork & { body: string },
): Promise<void> {
  await findCase(transaction, id);
  const at = new Date(now).toISOString();
  await transaction
    .insertInto('desk_note')
    .values({ id: randomUUID(), submission_id: id, at, person: actor.name, body })
    .execute();
  const subject = { kind: 'case', key: id };
  await recordEvent(transaction, { actor, action: 'case.noted', subject, at });
}

/** What a response needs to know of its case. */
export type RespondedCase = {
  email: string;
  locale: string;
  /** The mail that it continues; null: none was sent to the sender. */
  inReplyTo: string | null;
  /** The address of the company that got the message; null: nobody got it. */
  desk: string | null;
};

/** @throws AppError `studio-not-found`; `studio-conflict` (`no-address`) for a case without an address. */
export async function findResponded(read: Kysely<Tables>, id: string): Promise<RespondedCase> {
  const { email, locale } = await findCase(read, id);
  if (email === '') throw new AppError('studio-conflict', { code: 'no-address' });
  const mails = await read
    .selectFrom('outgoing_mail')
    .select(['message_id', 'recipient', 'reply_to', 'in_reply_to', 'created'])
    .where('submission_id', '=', id)
    .orderBy('created')
    .execute();
  const reply = await read
    .selectFrom('desk_reply')
    .select(['message_id', 'received'])
    .where('submission_id', '=', id)
    .where('sender', '=', email)
    .where('is_automatic', '=', 0)
    .orderBy('received', 'desc')
    .executeTakeFirst();
  const isToSender = ({ recipient }: { recipient: string }) => recipient.toLowerCase() === email;
  const last = mails.findLast(isToSender);
  // A receipt has no address for replies; it may have gone to an address that was corrected since.
  const own = mails.find(
    (mail) => !isToSender(mail) && mail.reply_to !== null && mail.in_reply_to === null,
  );
  const isLatest = reply?.message_id && reply.received > (last?.created ?? '');
  const inReplyTo = (isLatest ? reply.message_id : last?.message_id) ?? null;
  return { email, locale, inReplyTo, desk: own?.recipient ?? null };
}

type Responding = CaseWork & {
  revision: number;
  /** From then on; undefined: a new case is in work, every other one stays what it is. */
  state: CaseState | undefined;
  mail: NewMail;
};

/**
 * Queues a response to the sender.
 * @throws AppError `studio-not-found`; `studio-conflict`: `changed-meanwhile` where the sender or somebody else has
 *   written, `claim-undecided` where a claim would be done before.
 */
export async function respondToCase(
  transaction: Transaction<Tables>,
  { actor, id, now, revision, state: chosen, mail }: Responding,
): Promise<void> {
  const at = new Date(now).toISOString();
  const { state, assignee_id } = await findCase(transaction, id);
  const next = chosen ?? (state === 'new' ? 'in-progress' : state);
  if (next === 'done' && state !== 'done') await requireDecided(transaction, id);
  const taken = { state: next, assignee_id: assignee_id ?? actor.id };
  await reviseCase(transaction, { id, revision, at }, taken);
  await addMail(transaction, mail, at);
  await recordEvent(transaction, {
    actor,
    action: 'case.responded',
    subject: { kind: 'case', key: id },
    ...(chosen && { before: { state } }),
    after: { ...(chosen && { state: chosen }), mail: mail.id },
    at,
  });
}

async function findCase(read: Kysely<Tables>, id: string) {
  const found = await read
    .selectFrom('desk_case')
    .select(['state', 'assignee_id', 'due', 'email', 'locale'])
    .where('submission_id', '=', id)
    .executeTakeFirst();
  if (!found) throw new AppError('studio-not-found');
  return found;
}

async function namesOf(transaction: Transaction<Tables>, ids: (string | null)[]) {
  const known = ids.filter((id) => id !== null);
  const rows = await transaction
    .selectFrom('studio_person')
    .select(['id', 'name'])
    .where('id', 'in', ['', ...known])
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id: string | null) => (id === null ? null : (names.get(id) ?? null));
}

async function requireAtDesk(transaction: Transaction<Tables>, id: string): Promise<void> {
  const person = await transaction
    .selectFrom('studio_person')
    .select(['role'])
    .where('id', '=', id)
    .where('disabled', 'is', null)
    .executeTakeFirst();
  if (!person || !isAllowed(person.role, 'messages:change')) {
    throw new AppError('studio-conflict', { code: 'not-at-desk' });
  }
}
