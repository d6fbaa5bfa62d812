import { setTimeout as pause } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { closedClaimStates } from '#core/forms/warranty-terms.ts';
import type { Database } from '#server/db/client.ts';
import type { Tables } from '#server/db/tables.ts';
import type { PrivateFiles } from '#server/files/site-files.ts';
import { listOldSignUps, removeOldSubscribers } from '#server/forms/newsletter/old-sign-ups.ts';
import { removeMailFiles, removeOldFiles } from '#server/forms/private-files.ts';
import type { Retention } from '#server/forms/retention.ts';

/** Keys of duplicate submissions, verdicts of the captcha and counts of mails, which contain little personal data. */
const KEY_DAYS = 2;
const DAY_MS = 86_400_000;

/** Rows of one transaction, and the pause after it, in which visitors are served. */
const AT_ONCE = 50;
const PAUSE_MS = 20;

/** `files`: mails in the outbox. */
export type Removed = { submissions: number; mails: number; photos: number; files: number };

/** Where personal data is stored. */
export type PersonalPlace = { database: Database; files: PrivateFiles };

/** Returns the ISO time so many days ago. */
type Before = (days: number) => string;

/**
 * Removes data whose retention period is over, a few rows at a time. Unsent mail is removed only with its submission.
 * What an interrupted run leaves is removed by the next one.
 */
export async function purge(
  { database, files }: PersonalPlace,
  periods: Retention,
  now = Date.now(),
): Promise<Removed> {
  const before = (days: number) => new Date(now - days * DAY_MS).toISOString();
  const { outbox } = files;
  const removed: Removed = { submissions: 0, mails: 0, photos: 0, files: 0 };
  const ids = await listOld(database, periods, before);
  for (const some of slicesOf(ids)) {
    const gone = await database.write.transaction().execute(async (transaction) => {
      const mailIds = await listMailIds(transaction, some);
      await removeSubmissions(transaction, some);
      return mailIds;
    });
    removed.submissions += some.length;
    removed.files += await removeMailFiles(outbox, gone);
    await pause(PAUSE_MS);
  }
  for (const some of slicesOf(await listOldMails(database, before(periods.mailDays)))) {
    const mailIds = some.map(({ id }) => id);
    await database.write.deleteFrom('outgoing_mail').where('id', 'in', mailIds).execute();
    removed.mails += some.length;
    removed.files += await removeMailFiles(
      outbox,
      some.map((mail) => mail.message_id),
    );
    await pause(PAUSE_MS);
  }
  await removeOldSubscribers(database.write, before(periods.consentDays));
  await removeOldErasures(database, now);
  await removeKeys(database, before(KEY_DAYS));
  removed.photos = await removeStrayPhotos({ database, files }, now - KEY_DAYS * DAY_MS);
  // Old mails whose rows are already gone exist only as files.
  removed.files += await removeOldFiles(outbox, now - periods.mailDays * DAY_MS);
  if (removed.submissions + removed.mails > 0) await database.eraseRemains();
  return removed;
}

function slicesOf<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / AT_ONCE);
  return Array.from({ length: count }, (_, at) => items.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
}

async function listOld({ read }: Database, periods: Retention, before: Before): Promise<string[]> {
  const ofKind = (kind: string, days: number) =>
    read
      .selectFrom('form_submission')
      .select('id')
      .where('kind', '=', kind)
      .where('received', '<', before(days))
      .execute();
  const registrations = await read
    .selectFrom('warranty_registration')
    .select('submission_id as id')
    .where('ends', '<', before(periods.warrantyDays).slice(0, 10))
    .execute();
  const claims = await read
    .selectFrom('warranty_claim')
    .select('submission_id as id')
    .where('status', 'in', closedClaimStates)
    .where('updated', '<', before(periods.claimDays))
    .execute();
  const messages = await ofKind('message', periods.messageDays);
  const copies = await ofKind('copy', periods.copyDays);
  const signUps = await listOldSignUps(read, {
    unconfirmedBefore: before(periods.signUpDays),
    unsubscribedBefore: before(periods.consentDays),
  });
  const rows = [...messages, ...registrations, ...claims, ...copies];
  return [...rows.map(({ id }) => id), ...signUps];
}

/** Sent and given-up mails, and those of no submission: a code that could not be delivered, a report to the operator. */
function listOldMails({ read }: Database, before: string) {
  return read
    .selectFrom('outgoing_mail')
    .select(['id', 'message_id'])
    .where((eb) =>
      eb.or([
        eb('sent', '<', before),
        eb('status', '=', 'given-up').and('created', '<', before),
        eb('submission_id', 'is', null).and('created', '<', before),
      ]),
    )
    .execute();
}

async function removeKeys({ write }: Database, before: string): Promise<void> {
  await write.deleteFrom('submission_key').where('created', '<', before).execute();
  await write.deleteFrom('captcha_verdict').where('verified', '<', before).execute();
  await write.deleteFrom('mail_recipient').where('day', '<', before.slice(0, 10)).execute();
}

/** Removes requested erasures that nobody has confirmed in time; one that was interrupted stays. */
export async function removeOldErasures(
  { write }: Pick<Database, 'write'>,
  now: number,
): Promise<void> {
  await write
    .deleteFrom('erasure_request')
    .where('expires', '<=', new Date(now).toISOString())
    .where('confirmed', 'is', null)
    .execute();
}

/** Deletes submissions; the rows that depend on them are deleted with them. */
export async function removeSubmissions(
  transaction: Transaction<Tables>,
  ids: string[],
): Promise<void> {
  for (const some of slicesOf(ids)) {
    await transaction.deleteFrom('form_submission').where('id', 'in', some).execute();
  }
}

/** Message-IDs of the mails about these submissions. */
async function listMailIds(transaction: Transaction<Tables>, ids: string[]): Promise<string[]> {
  const rows = await transaction
    .selectFrom('outgoing_mail')
    .select('message_id')
    .where('submission_id', 'in', ids)
    .execute();
  return rows.map((row) => row.message_id);
}

/** Removes photos that no claim and no reply references, and uploads left by removed ones and aborted attempts. */
async function removeStrayPhotos(
  { database, files }: PersonalPlace,
  before: number,
): Promise<number> {
  const rows = await database.read
    .selectFrom('claim_photo')
    .select('file')
    .unionAll(database.read.selectFrom('desk_reply_file').select('file'))
    .execute();
  const named = new Set(rows.map(({ file }) => file));
  await removeOldFiles(files.uploads, before);
  return removeOldFiles(files.photos, before, (file) => !named.has(file));
}
