import type { Transaction } from 'kysely';
import type { EnteredField } from '#core/studio/case.ts';
import { searchTextOfCase, searchTextOfReply } from '#core/studio/case-search-text.ts';
import { fromJson } from '#server/db/from-json.ts';
import type { Tables } from '#server/db/tables.ts';

/** Removes the mails that a person has sent about any case; the search of these cases forgets their words. */
export async function eraseReplies(
  transaction: Transaction<Tables>,
  sender: string,
): Promise<void> {
  const removed = await transaction
    .deleteFrom('desk_reply')
    .where('sender', '=', sender)
    .returning('submission_id')
    .execute();
  for (const id of new Set(removed.map((row) => row.submission_id))) {
    await renewSearchText(transaction, id);
  }
}

async function renewSearchText(transaction: Transaction<Tables>, id: string): Promise<void> {
  const found = await transaction
    .selectFrom('desk_case')
    .innerJoin('form_submission', 'form_submission.id', 'desk_case.submission_id')
    .select(['desk_case.email', 'desk_case.reference', 'form_submission.fields'])
    .where('desk_case.submission_id', '=', id)
    .executeTakeFirst();
  if (!found) return;
  const replies = await transaction
    .selectFrom('desk_reply')
    .select(['subject', 'body as text'])
    .where('submission_id', '=', id)
    .where('is_automatic', '=', 0)
    .orderBy('received')
    .orderBy('id')
    .execute();
  const { fields, ...about } = found;
  const searched = { ...about, fields: fromJson<EnteredField[]>(fields) };
  await transaction
    .updateTable('desk_case')
    .set({ search_text: searchTextOfCase(searched, replies.map(searchTextOfReply)) })
    .where('submission_id', '=', id)
    .execute();
}
