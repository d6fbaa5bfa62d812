import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { closedClaimStates } from '#core/forms/warranty-terms.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import { COPY_DAYS } from '#server/forms/copied-document.ts';
import { recipientDigest } from '#server/forms/mail-limit.ts';
import {
  photoFolderIn,
  removeMailFiles,
  removeOldFiles,
  uploadFolderIn,
} from '#server/forms/private-files.ts';
import { outboxIn } from '#server/mail/file-transport.ts';

/** Retention periods of personal data, days. */
export type Retention = {
  /** Messages, from their arrival. */
  messageDays: number;
  /** Registrations, after the end of their last warranty. */
  warrantyDays: number;
  /** Claims, after they were settled or rejected; an open claim stays. */
  claimDays: number;
  /** Recipients of copies, after the copy was sent. */
  copyDays: number;
  /** Mails, after they were sent. */
  mailDays: number;
};

export const retention: Retention = {
  messageDays: 730,
  warrantyDays: 365,
  claimDays: 730,
  copyDays: COPY_DAYS,
  mailDays: 30,
};

/** Keys of duplicate submissions, verdicts of the captcha and counts of mails, which contain little personal data. */
const KEY_DAYS = 2;
const DAY_MS = 86_400_000;

/** `files`: mails in the outbox. */
export type Removed = { submissions: number; mails: number; photos: number; files: number };

type Place = { database: Database; dataDir: string };

/** Removes data whose retention period is over. Unsent mail is removed only with its submission. */
export async function purge(
  { database, dataDir }: Place,
  periods: Retention,
  now = Date.now(),
): Promise<Removed> {
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const removed = await database.write.transaction().execute(async (transaction) => {
    const ids = await listOld(transaction, periods, before);
    const gone = await listMailIds(transaction, ids);
    const submissions = await removeSubmissions(transaction, ids);
    const mails = await transaction
      .deleteFrom('outgoing_mail')
      .where((eb) =>
        eb.or([
          eb('sent', '<', before(periods.mailDays)),
          // A code that could not be delivered belongs to no submission.
          eb('submission_id', 'is', null).and('created', '<', before(periods.mailDays)),
        ]),
      )
      .returning('message_id')
      .execute();
    gone.push(...mails.map((row) => row.message_id));
    await transaction
      .deleteFrom('submission_key')
      .where('created', '<', before(KEY_DAYS))
      .execute();
    await transaction
      .deleteFrom('captcha_verdict')
      .where('verified', '<', before(KEY_DAYS))
      .execute();
    await transaction
      .deleteFrom('mail_recipient')
      .where('day', '<', before(KEY_DAYS).slice(0, 10))
      .execute();
    return { submissions, mails: mails.length, gone };
  });
  const { gone, ...counts } = removed;
  const photos = await removeStrayPhotos({ database, dataDir }, now - KEY_DAYS * DAY_MS);
  const outbox = outboxIn(dataDir);
  // Old mails whose rows are already gone exist only as files.
  const files =
    (await removeMailFiles(outbox, gone)) +
    (await removeOldFiles(outbox, now - periods.mailDays * DAY_MS));
  return { ...counts, photos, files };
}

async function listOld(
  transaction: Transaction<Tables>,
  periods: Retention,
  before: (days: number) => string,
): Promise<string[]> {
  const messages = await transaction
    .selectFrom('form_submission')
    .select('id')
    .where('kind', '=', 'message')
    .where('received', '<', before(periods.messageDays))
    .execute();
  const registrations = await transaction
    .selectFrom('warranty_registration')
    .select('submission_id as id')
    .where('ends', '<', before(periods.warrantyDays).slice(0, 10))
    .execute();
  const claims = await transaction
    .selectFrom('warranty_claim')
    .select('submission_id as id')
    .where('status', 'in', closedClaimStates)
    .where('updated', '<', before(periods.claimDays))
    .execute();
  const copies = await transaction
    .selectFrom('form_submission')
    .select('id')
    .where('kind', '=', 'copy')
    .where('received', '<', before(periods.copyDays))
    .execute();
  return [...messages, ...registrations, ...claims, ...copies].map(({ id }) => id);
}

const AT_ONCE = 500;

/** Deletes submissions; the rows that depend on them are deleted with them. */
async function removeSubmissions(transaction: Transaction<Tables>, ids: string[]): Promise<number> {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    await transaction.deleteFrom('form_submission').where('id', 'in', some).execute();
  }
  return ids.length;
}

/** Message-IDs of the mails about these submissions. */
async function listMailIds(transaction: Transaction<Tables>, ids: string[]): Promise<string[]> {
  const mailIds: string[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const rows = await transaction
      .selectFrom('outgoing_mail')
      .select('message_id')
      .where('submission_id', 'in', ids.slice(start, start + AT_ONCE))
      .execute();
    mailIds.push(...rows.map((row) => row.message_id));
  }
  return mailIds;
}

/** Removes photos that no claim references, and uploads left by removed claims and aborted attempts. */
async function removeStrayPhotos({ database, dataDir }: Place, before: number): Promise<number> {
  const rows = await database.read.selectFrom('claim_photo').select('file').execute();
  const named = new Set(rows.map(({ file }) => file));
  await removeOldFiles(uploadFolderIn(dataDir), before);
  return removeOldFiles(photoFolderIn(dataDir), before, (file) => !named.has(file));
}

/** Exports everything that is stored about a sender's address, as one object. */
export async function exportPerson({ database, dataDir }: Place, email: string) {
  const { read } = database;
  const submissions = await read
    .selectFrom('form_submission')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .orderBy('received')
    .execute();
  // An empty list would produce no condition.
  const ids = ['', ...submissions.map(({ id }) => id)];
  const inIds = ['submission_id', 'in', ids] as const;
  const photos = await read
    .selectFrom('claim_photo')
    .selectAll()
    .where(...inIds)
    .execute();
  const mailIds = read
    .selectFrom('outgoing_mail')
    .select('id')
    .where(...inIds);
  return {
    email,
    submissions: submissions.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) })),
    registrations: await read
      .selectFrom('warranty_registration')
      .selectAll()
      .where(...inIds)
      .execute(),
    items: await read
      .selectFrom('warranty_item')
      .selectAll()
      .where(...inIds)
      .execute(),
    claims: await read
      .selectFrom('warranty_claim')
      .selectAll()
      .where(...inIds)
      .execute(),
    photos: photos.map((row) => ({ ...row, path: join(photoFolderIn(dataDir), row.file) })),
    mails: await read
      .selectFrom('outgoing_mail')
      .selectAll()
      .where((eb) => eb.or([eb(...inIds), eb('recipient', '=', email.trim().toLowerCase())]))
      .execute(),
    copies: await read
      .selectFrom('copied_document')
      .select(['submission_id', 'locale', 'received', 'file_name'])
      .where(...inIds)
      .execute(),
    attachments: await read
      .selectFrom('mail_attachment')
      .select(['mail_id', 'file_name', 'mime_type'])
      .where('mail_id', 'in', mailIds)
      .execute(),
  };
}

/** Removes everything that is stored about a sender's address. */
export async function erasePerson({ database, dataDir }: Place, email: string): Promise<Removed> {
  const known = await exportPerson({ database, dataDir }, email);
  const ids = known.submissions.map(({ id }) => id);
  const mails = await database.write.transaction().execute(async (transaction) => {
    await removeSubmissions(transaction, ids);
    await transaction
      .deleteFrom('mail_recipient')
      .where('recipient_digest', '=', recipientDigest(email))
      .execute();
    const rows = await transaction
      .deleteFrom('outgoing_mail')
      .where('recipient', '=', email.trim().toLowerCase())
      .returning('message_id')
      .execute();
    return [...known.mails, ...rows].map((row) => row.message_id);
  });
  for (const { path } of known.photos) await rm(path, { force: true });
  const files = await removeMailFiles(outboxIn(dataDir), mails);
  return { submissions: ids.length, mails: mails.length, photos: known.photos.length, files };
}
