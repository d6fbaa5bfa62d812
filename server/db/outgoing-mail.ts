import type { Kysely, Transaction } from 'kysely';
import type { MailStatus } from '#core/studio/queued-mail.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { maskSecrets } from '#server/log.ts';

/** A file that is ready to be sent. */
export type Attachment = { fileName: string; mimeType: string; content: Uint8Array };

/** An attachment of a mail: a file in the folder of photos. */
export type MailedFile = { fileName: string; mimeType: string; file: string };

/** `file` null: a mail of an earlier release, which has the content itself. */
type StoredAttachment = Attachment & { file: string | null };

/** A mail before its first attempt. */
export type NewMail = {
  id: string;
  /** The submission it is about; it is deleted with it. */
  submissionId: string | null;
  /** The same for every attempt: `<…@…>`. */
  messageId: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: MailedFile[];
  /** The Message-ID that it responds to; null: it begins a thread. */
  inReplyTo?: string | null;
  /** Address of the headers that let a mail program unsubscribe (RFC 8058); null: it has none. */
  unsubscribeUrl?: string | null;
};

type StoredMail = Omit<NewMail, 'attachments'> & {
  attachments: StoredAttachment[];
  attempts: number;
  created: string;
};

type DeadMail = { id: string; created: string; attempts: number; lastError: string };

/** Queues a mail; it is sent as soon as the transaction is committed. */
export async function addMail(
  transaction: Transaction<Tables>,
  mail: NewMail,
  now: string,
): Promise<void> {
  await transaction
    .insertInto('outgoing_mail')
    .values({
      id: mail.id,
      submission_id: mail.submissionId,
      message_id: mail.messageId,
      recipient: mail.recipient,
      reply_to: mail.replyTo,
      subject: mail.subject,
      text_body: mail.text,
      html_body: mail.html,
      status: 'waiting',
      attempts: 0,
      created: now,
      next_attempt: now,
      last_error: null,
      sent: null,
      in_reply_to: mail.inReplyTo ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
    })
    .execute();
  for (const [position, { fileName, mimeType, file }] of mail.attachments.entries()) {
    await transaction
      .insertInto('mail_attachment')
      .values({
        mail_id: mail.id,
        position,
        file_name: fileName,
        mime_type: mimeType,
        content: new Uint8Array(),
        file,
      })
      .execute();
  }
}

/** A persistent queue of outgoing mail. */
export function createMailTable({ read, write }: Pick<Database, 'read' | 'write'>) {
  return { ...createMailQueries(read), ...createMailUpdates(write) };
}

function createMailQueries(read: Kysely<Tables>) {
  return {
    /** Due mails, the longest waiting first. */
    async listDue(now: string, limit: number): Promise<StoredMail[]> {
      const rows = await read
        .selectFrom('outgoing_mail')
        .selectAll()
        .where('status', '=', 'waiting')
        .where('next_attempt', '<=', now)
        .orderBy('next_attempt')
        .orderBy('id')
        .limit(limit)
        .execute();
      const attachments = await listAttachments(
        read,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ({
        id: row.id,
        submissionId: row.submission_id,
        messageId: row.message_id,
        recipient: row.recipient,
        replyTo: row.reply_to,
        subject: row.subject,
        text: row.text_body,
        html: row.html_body,
        inReplyTo: row.in_reply_to,
        unsubscribeUrl: row.unsubscribe_url,
        attachments: attachments.get(row.id) ?? [],
        attempts: row.attempts,
        created: row.created,
      }));
    },

    /** Number of mails of each status; nobody waits for those that were given up. */
    async countByStatus(): Promise<Record<Exclude<MailStatus, 'given-up'>, number>> {
      const rows = await read
        .selectFrom('outgoing_mail')
        .select((eb) => ['status', eb.fn.countAll().as('count')])
        .where('status', '<>', 'given-up')
        .groupBy('status')
        .execute();
      const counts = Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
      return { waiting: 0, sent: 0, dead: 0, ...counts };
    },

    listDead: () => listDead(read),
  };
}

function createMailUpdates(write: Kysely<Tables>) {
  return {
    /** Masks the secrets in the addresses of a mail, too: from now on only its recipient needs them. */
    async markSent(id: string, now: string): Promise<void> {
      const bodies = await write
        .selectFrom('outgoing_mail')
        .select(['text_body', 'html_body'])
        .where('id', '=', id)
        .executeTakeFirst();
      await write
        .updateTable('outgoing_mail')
        .set((eb) => ({
          status: 'sent',
          sent: now,
          attempts: eb('attempts', '+', 1),
          text_body: maskSecrets(bodies?.text_body ?? ''),
          html_body: maskSecrets(bodies?.html_body ?? ''),
          unsubscribe_url: null,
        }))
        .where('id', '=', id)
        .execute();
    },

    /** `nextAttempt` null: there is no further automatic attempt. A mail that was given up meanwhile stays so. */
    async markFailed(id: string, error: string, nextAttempt: string | null): Promise<void> {
      await write
        .updateTable('outgoing_mail')
        .set((eb) => ({
          status: nextAttempt === null ? 'dead' : 'waiting',
          attempts: eb('attempts', '+', 1),
          last_error: error,
          ...(nextAttempt !== null && { next_attempt: nextAttempt }),
        }))
        .where('id', '=', id)
        .where('status', '<>', 'given-up')
        .execute();
    },

    /** Makes dead mails and waiting retries due at once. Returns their number. */
    async retry(now: string): Promise<number> {
      const { numUpdatedRows } = await write
        .updateTable('outgoing_mail')
        .set({ status: 'waiting', next_attempt: now, attempts: 0, reported: null })
        .where('status', 'in', ['waiting', 'dead'])
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
  };
}

async function listAttachments(
  read: Kysely<Tables>,
  mailIds: string[],
): Promise<Map<string, StoredAttachment[]>> {
  const found = new Map<string, StoredAttachment[]>();
  if (mailIds.length === 0) return found;
  const rows = await read
    .selectFrom('mail_attachment')
    .selectAll()
    .where('mail_id', 'in', mailIds)
    .orderBy('position')
    .execute();
  for (const { mail_id: id, file_name: fileName, mime_type: mimeType, content, file } of rows) {
    found.set(id, [...(found.get(id) ?? []), { fileName, mimeType, content, file }]);
  }
  return found;
}

async function listDead(read: Kysely<Tables>): Promise<DeadMail[]> {
  const rows = await read
    .selectFrom('outgoing_mail')
    .select(['id', 'created', 'attempts', 'last_error'])
    .where('status', '=', 'dead')
    .orderBy('created')
    .execute();
  return rows.map(({ last_error, ...row }) => ({ ...row, lastError: last_error ?? '' }));
}
