import type { Kysely } from 'kysely';
import type { Tables } from '#server/db/tables.ts';
import type { MailHead } from '#server/mail/incoming/incoming-mail.ts';

/** The submission that a mail is about. */
export type Thread = {
  submissionId: string;
  /** From another address than the submission: somebody else may have written it. */
  isElsewhere: boolean;
};

/** `AC-7K3M-9QXT`: the number of a claim or a registration. */
const REFERENCE = /\b[A-Z]{2}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g;

/**
 * Finds what a mail is about: by the mails of the site that it continues, else by a number in its subject. A number can be
 * guessed or read aloud, so it counts only from the address of the submission. Null: it is about none, or the site sent it.
 */
export async function findThread(
  read: Kysely<Tables>,
  { messageId, threads, sender, subject }: MailHead,
): Promise<Thread | null> {
  if (messageId && (await findMailed(read, [messageId])).length > 0) return null;
  const mails = await findMailed(read, threads);
  const byId = new Map(mails.map((mail) => [mail.messageId, mail]));
  const nearest = threads.map((id) => byId.get(id)).find((mail) => mail !== undefined);
  if (nearest?.submissionId) {
    return {
      submissionId: nearest.submissionId,
      isElsewhere: sender === '' || sender !== nearest.email,
    };
  }
  return findByReference(read, { sender, subject });
}

function findMailed(read: Kysely<Tables>, messageIds: string[]) {
  return read
    .selectFrom('outgoing_mail')
    .leftJoin('form_submission', 'form_submission.id', 'outgoing_mail.submission_id')
    .select([
      'outgoing_mail.message_id as messageId',
      'form_submission.id as submissionId',
      'form_submission.email',
    ])
    .where('message_id', 'in', ['', ...messageIds])
    .execute();
}

async function findByReference(
  read: Kysely<Tables>,
  { sender, subject }: Pick<MailHead, 'sender' | 'subject'>,
): Promise<Thread | null> {
  const references = subject.toUpperCase().match(REFERENCE) ?? [];
  if (sender === '' || references.length === 0) return null;
  const found = await read
    .selectFrom('desk_case')
    .select('submission_id as submissionId')
    .where('reference', 'in', references)
    .where('email', '=', sender)
    .orderBy('received', 'desc')
    .executeTakeFirst();
  return found ? { ...found, isElsewhere: false } : null;
}
