import type { Database } from '#server/db/client.ts';
import { eraseReplies } from '#server/forms/erase-replies.ts';
import { recipientDigest } from '#server/forms/mail-limit.ts';
import { removeMailFiles } from '#server/forms/private-files.ts';
import { type PersonalPlace, type Removed, removeSubmissions } from '#server/forms/purge.ts';

/** Exports everything that is stored about a sender's address, as one object. */
export async function exportPerson(
  { database: { read } }: Pick<PersonalPlace, 'database'>,
  email: string,
) {
  const submissions = await read
    .selectFrom('form_submission')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .orderBy('received')
    .execute();
  // An empty list would produce no condition.
  const ids = ['', ...submissions.map(({ id }) => id)];
  const inIds = ['submission_id', 'in', ids] as const;
  const mailIds = read
    .selectFrom('outgoing_mail')
    .select('id')
    .where(...inIds);
  return {
    email,
    submissions: submissions.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) })),
    ...(await exportWarranties(read, ids)),
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
    ...(await exportCases(read, { ids, email })),
    ...(await exportSubscription(read, email)),
    attachments: await read
      .selectFrom('mail_attachment')
      .select(['mail_id', 'file_name', 'mime_type'])
      .where('mail_id', 'in', mailIds)
      .execute(),
  };
}

type Known = { ids: string[]; email: string };

/** What the desk has noted about submissions, and the mails about them. */
async function exportCases(read: Database['read'], { ids, email }: Known) {
  return {
    cases: await read
      .selectFrom('desk_case')
      .select(['submission_id', 'state', 'due', 'updated'])
      .where('submission_id', 'in', ids)
      .execute(),
    notes: await read
      .selectFrom('desk_note')
      .select(['submission_id', 'at', 'person', 'body'])
      .where('submission_id', 'in', ids)
      .orderBy('at')
      .execute(),
    ...(await exportReplies(read, { ids, email })),
  };
}

/** Mails about the submissions, and those that the person has sent about others. */
async function exportReplies(read: Database['read'], { ids, email }: Known) {
  const replies = await read
    .selectFrom('desk_reply')
    .select([
      'id',
      'submission_id',
      'message_id',
      'received',
      'sender',
      'subject',
      'body',
      'left_files',
    ])
    .where((eb) =>
      eb.or([eb('submission_id', 'in', ids), eb('sender', '=', email.trim().toLowerCase())]),
    )
    .orderBy('received')
    .execute();
  const replyIds = ['', ...replies.map(({ id }) => id)];
  const replyFiles = await read
    .selectFrom('desk_reply_file')
    .select(['reply_id', 'file', 'file_name', 'size_bytes'])
    .where('reply_id', 'in', replyIds)
    .execute();
  return { replies, replyFiles };
}

/** The subscription to the newsletter with the proof of each consent, without the secrets of its links. */
async function exportSubscription(read: Database['read'], email: string) {
  const ofPerson = read
    .selectFrom('newsletter_subscriber')
    .where('email', '=', email.trim().toLowerCase());
  return {
    subscriptions: await ofPerson.select(['locale', 'state', 'since']).execute(),
    consents: await read
      .selectFrom('newsletter_event')
      .select(['submission_id', 'at', 'action', 'wording', 'wording_version'])
      .where('subscriber_id', 'in', ofPerson.select('id'))
      .orderBy('at')
      .execute(),
  };
}

/**
 * Removes everything that is stored about a sender's address.
 * @throws the error of files that cannot be removed; the rows are gone then, and the files go with the daily purge.
 */
export async function erasePerson(
  { database, files }: PersonalPlace,
  email: string,
): Promise<Removed> {
  const known = await exportPerson({ database }, email);
  const ids = known.submissions.map(({ id }) => id);
  const mails = await database.write.transaction().execute(async (transaction) => {
    await removeSubmissions(transaction, ids);
    await eraseReplies(transaction, email.trim().toLowerCase());
    await transaction
      .deleteFrom('newsletter_subscriber')
      .where('email', '=', email.trim().toLowerCase())
      .execute();
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
  await database.eraseRemains();
  const stored = [...known.photos, ...known.replyFiles];
  for (const { file } of stored) await files.photos.remove(file);
  const removed = await removeMailFiles(files.outbox, mails);
  const photos = stored.length;
  return { submissions: ids.length, mails: mails.length, photos, files: removed };
}

async function exportWarranties(read: Database['read'], ids: string[]) {
  const inIds = ['submission_id', 'in', ids] as const;
  return {
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
    states: await read
      .selectFrom('claim_state')
      .selectAll()
      .where(...inIds)
      .orderBy('submission_id')
      .orderBy('position')
      .execute(),
    photos: await read
      .selectFrom('claim_photo')
      .selectAll()
      .where(...inIds)
      .execute(),
  };
}
