import { type Kysely, sql } from 'kysely';
import {
  type MailDetails,
  type MailRow,
  type MailStatus,
  undelivered,
} from '#core/studio/queued-mail.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { containsWords } from '#server/db/text-search.ts';
import { maskSecrets } from '#server/log.ts';

export type MailQuery = {
  /** Words of the recipient's address. */
  text?: string | undefined;
  /** `open`: waiting or not delivered. */
  state?: MailStatus | 'open' | undefined;
  /** From 0. */
  offset: number;
  limit: number;
};

const COLUMNS = [
  'id',
  'created',
  'recipient',
  'subject',
  'status',
  'attempts',
  'last_error',
  'next_attempt',
  'sent',
  'submission_id',
] as const;

type SelectedMail = Pick<Tables['outgoing_mail'], (typeof COLUMNS)[number]>;

/** Finds mails, the latest first. */
export async function findMails(
  { read }: Pick<Database, 'read'>,
  query: MailQuery,
): Promise<{ items: MailRow[]; total: number }> {
  const rows = await matchingMails(read, query)
    .select(COLUMNS)
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const { total } = await matchingMails(read, query)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(toRow), total: Number(total) };
}

function matchingMails(read: Kysely<Tables>, { text, state }: MailQuery) {
  let rows = read.selectFrom('outgoing_mail');
  if (state === 'open') rows = rows.where('status', 'in', undelivered);
  else if (state) rows = rows.where('status', '=', state);
  if (text) rows = rows.where(containsWords(sql`lower(recipient)`, text));
  return rows;
}

/** A mail with its text; null when there is none. */
export async function describeMail(
  { read }: Pick<Database, 'read'>,
  id: string,
): Promise<MailDetails | null> {
  const row = await read
    .selectFrom('outgoing_mail')
    .select([...COLUMNS, 'reply_to', 'text_body'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const attachments = await read
    .selectFrom('mail_attachment')
    .select(['file_name as fileName', 'mime_type as mimeType'])
    .where('mail_id', '=', id)
    .orderBy('position')
    .execute();
  const text = maskSecrets(row.text_body);
  return {
    ...toRow(row),
    replyTo: row.reply_to,
    text: row.submission_id === null ? text.replace(MAILED_CODE, '…') : text,
    attachments,
  };
}

/** The code with which a visitor without scripts proves to have the mailbox (`captcha/mailed-code.ts`). */
const MAILED_CODE = /(?<![\w-])[A-Z0-9]{4}-[A-Z0-9]{4}(?![\w-])/g;

function toRow({ status, ...row }: SelectedMail): MailRow {
  return {
    id: row.id,
    created: row.created,
    recipient: row.recipient,
    subject: row.subject,
    state: status,
    attempts: row.attempts,
    lastError: row.last_error,
    nextAttempt: status === 'waiting' ? row.next_attempt : null,
    sent: row.sent,
    messageId: row.submission_id,
  };
}
