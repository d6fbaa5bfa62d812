import type { Transaction } from 'kysely';
import { addMail, type NewMail } from '#server/db/outgoing-mail.ts';
import type { Tables } from '#server/db/tables.ts';

type ReplyNotice = {
  /** Of the person who has the case. */
  name: string;
  email: string;
  locale: string;
  /** Who has replied: the name that was entered, else the address. */
  sender: string;
  /** Number of a claim or registration. */
  reference: string | null;
  /** Address of the case, as a path. */
  path: string;
};

export type WriteReplyNotice = (notice: ReplyNotice) => NewMail;

/** Queues a mail to the person who has a case. False where nobody has it who may sign in. */
export async function tellAssignee(
  transaction: Transaction<Tables>,
  { id, at, write }: { id: string; at: string; write: WriteReplyNotice },
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
  await addMail(transaction, write({ ...found, path }), at);
  return true;
}
