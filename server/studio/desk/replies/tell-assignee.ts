import type { Transaction } from 'kysely';
import { addMail } from '#server/db/outgoing-mail.ts';
import type { Tables } from '#server/db/tables.ts';
import type { WriteNotice } from '#server/studio/notice.ts';

/** Queues a mail to the person who has a case. False where nobody has it who may sign in. */
export async function tellAssignee(
  transaction: Transaction<Tables>,
  { id, at, write }: { id: string; at: string; write: WriteNotice },
): Promise<boolean> {
  const found = await transaction
    .selectFrom('desk_case')
    .innerJoin('studio_person', 'studio_person.id', 'desk_case.assignee_id')
    .select([
      'studio_person.name',
      'studio_person.email',
      'studio_person.locale',
      'desk_case.sender',
      'desk_case.reference',
    ])
    .where('desk_case.submission_id', '=', id)
    .where('studio_person.disabled', 'is', null)
    .executeTakeFirst();
  if (!found) return false;
  const path = `/studio/messages/${encodeURIComponent(id)}/show`;
  const { reference, ...recipient } = found;
  const about = reference ?? found.sender;
  await addMail(transaction, write({ kind: 'replied', ...recipient, about, path }), at);
  return true;
}
