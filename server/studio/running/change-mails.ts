import type { Transaction } from 'kysely';
import { type MailStatus, retryable, undelivered } from '#core/studio/queued-mail.ts';
import type { Tables } from '#server/db/tables.ts';
import { type Actor, recordEvent } from '#server/studio/audit-trail.ts';

export type MailWork = { actor: Actor; ids: string[]; now: number };

type Change = {
  action: 'mail.retried' | 'mail.given-up';
  from: readonly MailStatus[];
  to: MailStatus;
};

/**
 * Makes mails due at once, with all attempts before them again.
 * @returns how many; sent ones stay as they are.
 */
export function retryMails(transaction: Transaction<Tables>, work: MailWork): Promise<number> {
  const change = { action: 'mail.retried', from: retryable, to: 'waiting' } as const;
  return changeMails(transaction, work, change);
}

/** Stops further attempts. @returns how many mails; sent ones stay as they are. */
export function giveUpMails(transaction: Transaction<Tables>, work: MailWork): Promise<number> {
  const change = { action: 'mail.given-up', from: undelivered, to: 'given-up' } as const;
  return changeMails(transaction, work, change);
}

async function changeMails(
  transaction: Transaction<Tables>,
  { actor, ids, now }: MailWork,
  { action, from, to }: Change,
): Promise<number> {
  const at = new Date(now).toISOString();
  const found = await transaction
    .selectFrom('outgoing_mail')
    .select(['id', 'status'])
    .where('id', 'in', ['', ...ids])
    .where('status', 'in', from)
    .orderBy('id')
    .execute();
  let count = 0;
  for (const { id, status } of found) {
    const changed = await transaction
      .updateTable('outgoing_mail')
      .set(
        to === 'waiting'
          ? { status: to, next_attempt: at, attempts: 0, reported: null }
          : { status: to },
      )
      .where('id', '=', id)
      // It may have been sent since.
      .where('status', '=', status)
      .returning('id')
      .executeTakeFirst();
    if (!changed) continue;
    count += 1;
    await recordEvent(transaction, {
      actor,
      action,
      subject: { kind: 'mail', key: id },
      before: { mail: status },
      after: { mail: to },
      at,
    });
  }
  return count;
}
