import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { composeReplies } from '#server/compose/replies/compose-replies.ts';
import type { Database } from '#server/db/client.ts';
import { type CreatePlace, describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { addMail } from '#server/db/outgoing-mail.ts';
import { hasImapServer, startImapServer } from '#server/mail/incoming/imap-server.fixtures.ts';
import { buildMail } from '#server/mail/mail-transport.fixtures.ts';
import type { CaseQuery } from '#server/studio/desk/find-cases.ts';
import type { WriteNotice } from '#server/studio/notice.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

export const ALL: CaseQuery = { sort: 'received', order: 'desc', offset: 0, limit: 100 };
export const JO = 'jo@example.test';
export const SENT = '<first.response@lumbrera.example>';
export const CONTINUES = `In-Reply-To: ${SENT}`;
export const actor = { id: null, name: 'a test' };

type Sent = { from?: string; subject?: string; fields?: string[]; text?: string };

/** A mail that continues the response to case `a`, unless its fields say otherwise. */
export function reply({
  from = JO,
  subject = 'Re: It ships',
  fields,
  text = 'Thanks!',
}: Sent = {}) {
  const own = fields ?? [CONTINUES];
  const head = [`From: ${from}`, `Subject: ${subject}`, `Message-ID: <${subject}@jo.test>`, ...own];
  return text.startsWith('--')
    ? [...head, 'Content-Type: multipart/mixed; boundary=x', '', text].join('\n')
    : [...head, '', text].join('\n');
}

const writeNotice: WriteNotice = ({ email, name, path, ...names }) => {
  const about = 'about' in names ? names.about : '';
  const id = randomUUID();
  const mail = buildMail({
    messageId: id,
    recipient: email,
    subject: `${name}, ${about}: ${path}`,
  });
  return { ...mail, id, submissionId: null, attachments: [] };
};

type ImapServer = Awaited<ReturnType<typeof startImapServer>>;

/** Runs a suite on each database, with a real mail server for each. */
export function describeReplies(
  name: string,
  suite: (createPlace: CreatePlace, server: () => ImapServer) => void,
): void {
  const title = hasImapServer
    ? name
    : `${name} (skipped: a mail server of Dovecot cannot be started here)`;
  describe.skipIf(!hasImapServer)(title, () => {
    describeEachDatabase('with', (createPlace) => {
      let server: ImapServer | undefined;
      beforeAll(async () => {
        server = await startImapServer();
      });
      afterAll(() => server?.stop());
      suite(createPlace, () => {
        if (!server) throw new Error('The mail server does not run.');
        return server;
      });
    });
  });
}

/** A studio with a case that waits for a reply to its response; the mailbox has been looked into once. */
export async function openReplyDesk(createPlace: CreatePlace, mailboxUrl: string) {
  const place = await createPlace();
  const db = await place.open();
  const { studio, files, clock, addPerson } = await openTestStudio(db);
  const row = { id: 'a', form_id: 101, kind: 'message', locale: 'es', email: JO };
  const sent = { received: '2026-11-20T10:00:00.000Z', fields: '[]' };
  await db.write
    .insertInto('form_submission')
    .values({ ...row, ...sent })
    .execute();
  await studio.desk.find(ALL);
  await db.write.transaction().execute(async (transaction) => {
    const mail = {
      ...buildMail({ messageId: SENT, recipient: JO }),
      id: 'r',
      submissionId: 'a',
      attachments: [],
    };
    await addMail(transaction, mail, '2026-11-20T11:00:00.000Z');
  });
  await studio.desk.change(actor, 'a', { revision: 1, state: 'waiting' });

  /** A process that reads the mailbox from now on. */
  function watch(database: Database = db, url = mailboxUrl) {
    const replies = composeReplies({
      ...{ db: database, dataDir: place.dataDir, files },
      photoRoom: { admits: async () => true },
      listPromises: async () => new Map(),
      openNotices: async () => writeNotice,
      onMail: () => {},
      mailbox: { url, address: null },
    });
    replies.start();
    return replies;
  }
  /** A process starts, looks into the mailbox once and ends. */
  const look = (url?: string): Promise<void> => watch(db, url).close();
  const describeCase = async () => {
    const found = await studio.desk.describe('a');
    if (!found) throw new Error('There is no case.');
    return found;
  };
  await look();
  return { place, db, studio, files, clock, addPerson, watch, look, describeCase };
}
