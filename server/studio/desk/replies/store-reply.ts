import { createHash, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { MAX_SEARCH_TEXT, searchTextOfReply } from '#core/studio/case-search-text.ts';
import type { CaseState } from '#core/studio/case-states.ts';
import type { Tables } from '#server/db/tables.ts';
import type { IncomingMail } from '#server/mail/incoming/incoming-mail.ts';
import { recordEvent } from '#server/studio/audit-trail.ts';
import type { Thread } from '#server/studio/desk/replies/find-thread.ts';

/** An attachment that was checked, re-encoded and stored. */
export type ReplyFile = { file: string; fileName: string; sizeBytes: number };

export type NewReply = {
  thread: Thread;
  mail: IncomingMail;
  files: ReplyFile[];
  /** Names of attachments that were not stored. */
  left: string[];
  /** ISO time. */
  at: string;
};

/** States that end when the sender writes again; whoever was marked as spam stays it. */
const ENDED_BY_REPLY: readonly CaseState[] = ['waiting', 'done'];

/** The same for a mail that is read again, different for another one with the same Message-ID. */
export function digestOfMail({ messageId, sender, subject, text, attachments }: IncomingMail) {
  const contents = attachments.map(({ content }) =>
    createHash('sha256').update(content).digest('hex'),
  );
  return createHash('sha256')
    .update(JSON.stringify([messageId, sender, subject, text, ...contents]))
    .digest('hex');
}

/**
 * Adds a mail to its case, and takes a case that waited into work again. A mail that a program sent changes no state.
 * Where it is stored already, or its submission was removed meanwhile, nothing changes.
 * @returns whether the case was taken into work again.
 */
export async function storeReply(
  transaction: Transaction<Tables>,
  { thread, mail, files, left, at }: NewReply,
): Promise<boolean> {
  const { submissionId, isElsewhere } = thread;
  const submission = await transaction
    .selectFrom('form_submission')
    .select('id')
    .where('id', '=', submissionId)
    .executeTakeFirst();
  if (!submission) return false;
  const row = {
    id: randomUUID(),
    submission_id: submissionId,
    digest: digestOfMail(mail),
    message_id: mail.messageId,
    received: at,
    sender: mail.sender,
    subject: mail.subject,
    body: mail.text,
    is_elsewhere: Number(isElsewhere),
    is_automatic: Number(mail.isAutomatic),
    is_whole: Number(mail.isWhole),
    left_files: JSON.stringify(left),
  };
  const added = await transaction
    .insertInto('desk_reply')
    .values(row)
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  const rows = files.map(({ file, fileName, sizeBytes }, position) => {
    return { reply_id: row.id, position, file, file_name: fileName, size_bytes: sizeBytes };
  });
  if (rows.length > 0) await transaction.insertInto('desk_reply_file').values(rows).execute();
  const words = searchTextOfReply(mail);
  const states = mail.isAutomatic
    ? null
    : await continueCase(transaction, { id: submissionId, at, words });
  await recordEvent(transaction, {
    // Nobody of the studio has done it.
    actor: { id: null, name: 'IMAP' },
    action: 'case.replied',
    subject: { kind: 'case', key: submissionId },
    ...states,
    at,
  });
  return states !== null;
}

/** Gives the case a new revision, so that whoever is working on it sees the reply first; the search finds its words. */
async function continueCase(
  transaction: Transaction<Tables>,
  { id, at, words }: { id: string; at: string; words: string },
) {
  const found = await transaction
    .selectFrom('desk_case')
    .select('state')
    .where('submission_id', '=', id)
    .executeTakeFirst();
  if (!found) return null;
  const isEnded = ENDED_BY_REPLY.includes(found.state);
  const state: CaseState = isEnded ? 'in-progress' : found.state;
  await transaction
    .updateTable('desk_case')
    .set((eb) => ({
      state,
      updated: at,
      revision: eb('revision', '+', 1),
      search_text: sql<string>`substr(search_text || ' ' || ${words}, 1, ${sql.lit(MAX_SEARCH_TEXT)})`,
    }))
    .where('submission_id', '=', id)
    .execute();
  return isEnded ? { before: { state: found.state }, after: { state } } : null;
}
