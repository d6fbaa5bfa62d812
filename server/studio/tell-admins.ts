import type { Transaction } from 'kysely';
import { addMail } from '#server/db/outgoing-mail.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Actor } from '#server/studio/audit-trail.ts';
import type { WriteNotice } from '#server/studio/notice.ts';

/** What admins are told of. `about` and `id`: name and id of the person who is an admin now, and who knows. */
type Told = { kind: 'erasure' } | { kind: 'let-in'; about: string; id: string };

type Telling = { actor: Actor; told: Told; path: string; at: string; write: WriteNotice };

/**
 * Queues a mail to every admin about what one person has done that another should know, and to that person, whose
 * session somebody else may be using.
 */
export async function tellAdmins(
  transaction: Transaction<Tables>,
  { actor, told, path, at, write }: Telling,
): Promise<void> {
  const { id: knowing = null, ...about } = { id: undefined, ...told };
  const recipients = await transaction
    .selectFrom('studio_person')
    .select(['id', 'name', 'email', 'locale'])
    .where('disabled', 'is', null)
    .where((eb) => eb.or([eb('role', '=', 'admin'), eb('id', '=', actor.id)]))
    .orderBy('id')
    .execute();
  for (const { id, ...recipient } of recipients) {
    if (id === knowing) continue;
    await addMail(transaction, write({ ...recipient, ...about, person: actor.name, path }), at);
  }
}
