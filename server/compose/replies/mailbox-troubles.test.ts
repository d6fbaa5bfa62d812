import { expect, onTestFinished, test, vi } from 'vitest';
import {
  actor,
  CONTINUES,
  describeReplies,
  JO,
  openReplyDesk,
  reply,
} from '#server/compose/replies/reply-desk.fixtures.ts';
import type { Database } from '#server/db/client.ts';
import { insertClaim } from '#server/forms/claim.ts';
import { log } from '#server/log.ts';

const KB = 1024;
const MB = KB * KB;
const MANY = 5_000;
const listSubjects = (found: { replies: { subject: string }[] }) =>
  found.replies.map(({ subject }) => subject).sort();

/** Its lock is one that everybody gets. */
const withoutLock = (db: Database): Database => ({ ...db, tryLock: async () => async () => {} });

const fullMailbox = () =>
  Array.from({ length: MANY }, (_, at) =>
    reply({ subject: `Order ${at}`, fields: [`In-Reply-To: <${at}@elsewhere.example>`] }),
  );

const FAILURE = [
  'Return-Path: <>',
  'From: MAILER-DAEMON@mx.example.test',
  'Subject: Undelivered Mail Returned to Sender',
  'Message-ID: <bounce@mx.example.test>',
  CONTINUES,
  'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
  '',
  '--r\nContent-Type: text/plain\n\nI could not deliver it.',
  `--r\nContent-Type: message/delivery-status\n\nFinal-Recipient: rfc822; ${JO}\nAction: failed`,
  '--r--',
].join('\n');

/** Each continues the response to the case; what follows them has to arrive as well. */
const BROKEN: Record<string, string | Uint8Array> = {
  'no text': `${CONTINUES}\r\nSubject: no text\r\n`,
  'no body': `Subject: no body\r\n${CONTINUES}\r\n\r\n`,
  'no end': `${reply({ subject: 'no end', text: '--x\nContent-Type: text/plain\n\nHello' })}`,
  zeros: Buffer.concat([Buffer.from(reply({ subject: 'zeros' })), Buffer.alloc(5 * KB)]),
  'latin bytes': Buffer.from(reply({ subject: 'latin bytes', text: 'a\u00f1o' }), 'latin1'),
  'a long line': reply({ subject: 'a long line', text: 'x'.repeat(2 * MB) }),
  'a long head': reply({
    subject: 'a long head',
    fields: [CONTINUES, `X-Long: ${'x'.repeat(MB)}`],
  }),
  'many references': reply({
    subject: 'many references',
    fields: [`References: ${'<a@b.c> '.repeat(20_000)}`, CONTINUES],
  }),
  'deep parts': reply({
    subject: 'deep parts',
    fields: [CONTINUES, 'Content-Type: multipart/mixed; boundary=b0'],
    text: Array.from(
      { length: 300 },
      (_, at) => ` \n--b${at}\nContent-Type: multipart/mixed; boundary=b${at + 1}\n`,
    ).join('\n'),
  }),
  'wrong base64': reply({
    subject: 'wrong base64',
    fields: [CONTINUES, 'Content-Transfer-Encoding: base64'],
    text: '%%%not base64%%%',
  }),
  'no such charset': reply({
    subject: 'no such charset',
    fields: [CONTINUES, 'Content-Type: text/plain; charset=none-such'],
  }),
  'two senders': reply({ subject: 'two senders', from: `${JO}, eve@elsewhere.example` }),
};

/** Case `a` is one about a claim that is settled. */
const addSettledClaim = (db: Database): Promise<void> =>
  db.write.transaction().execute(async (transaction) => {
    const received = '2026-11-20T10:00:00.000Z';
    const claim = { caseNumber: 'AC-7K3M-9QXT', tokenDigest: 'a', locale: 'es', sku: 'X' } as const;
    await insertClaim(transaction, 'a', { ...claim, received, photos: [] });
    await transaction.updateTable('warranty_claim').set({ status: 'settled' }).execute();
  });

describeReplies('The mailbox of replies', (createPlace, server) => {
  const open = () => openReplyDesk(createPlace, server().url);

  test('that has 5,000 mails is joined at its end, and read as a whole once it counts again', async () => {
    const { db, look, describeCase } = await open();
    await server().drop([...fullMailbox(), reply({ subject: 'Before' })]);
    await db.write.deleteFrom('mailbox_cursor').execute();
    await look();
    expect((await describeCase()).replies).toEqual([]);
    await server().drop([reply({ subject: 'After' })]);
    await look();
    expect(listSubjects(await describeCase())).toEqual(['After']);
    await db.write.updateTable('mailbox_cursor').set({ uid_validity: '1' }).execute();
    await look();
    expect(listSubjects(await describeCase())).toEqual(['After', 'Before']);
  });

  test('has each mail stored once by two processes that look at the same time', async () => {
    const { place, db, watch, describeCase } = await open();
    const other = await place.open();
    onTestFinished(() => other.destroy());
    const subjects = Array.from({ length: 30 }, (_, at) => `Both ${at}`).sort();
    await server().drop(subjects.map((subject) => reply({ subject })));
    // A lock is lost with its connection: then both of them read.
    await Promise.all([db, other].map((one) => watch(withoutLock(one)).close()));
    expect(listSubjects(await describeCase())).toEqual(subjects);
    await server().drop([reply({ subject: 'Locked' })]);
    await Promise.all([db, other].map((one) => watch(one).close()));
    expect(listSubjects(await describeCase())).toEqual([...subjects, 'Locked']);
  });

  test('goes on where it was after its server went away in the middle', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    const { watch, look, describeCase } = await open();
    const subjects = Array.from({ length: 200 }, (_, at) => `Mail ${at}`).sort();
    await server().drop(subjects.map((subject) => reply({ subject })));
    const replies = watch();
    await vi.waitFor(async () => expect((await describeCase()).replies).not.toEqual([]), 20_000);
    await server().goAway();
    onTestFinished(() => server().comeBack());
    await replies.close();
    expect(warn).toHaveBeenCalledOnce();
    expect((await describeCase()).replies.length).toBeLessThan(subjects.length);
    await look();
    await server().comeBack();
    await look();
    expect(listSubjects(await describeCase())).toEqual(subjects);
  });

  test('has broken mails read, and what follows them', async () => {
    const { look, describeCase } = await open();
    for (const mail of Object.values(BROKEN)) await server().drop([mail]);
    await server().drop([reply({ subject: 'The next' })]);
    await look();
    const { replies } = await describeCase();
    const subjects = replies.map(({ subject }) => subject).sort();
    expect(subjects).toEqual([...Object.keys(BROKEN), 'The next'].sort());
    const unseen = await server().listUnseen();
    for (const { subject, isWhole } of replies) {
      // What was not read to its end is still the team's to read.
      expect([subject, unseen.includes(subject)]).toEqual([subject, !isWhole]);
    }
  });

  test('has failed deliveries and a hundred notes of absence, and no mail goes out', async () => {
    const { db, look, describeCase, addPerson, studio } = await open();
    const email = await addPerson('ana', 'desk');
    const ana = (await studio.people.list()).find((person) => person.email === email);
    await studio.desk.change(actor, 'a', { revision: 2, assigneeId: ana?.id });
    const listOut = () => db.read.selectFrom('outgoing_mail').select('id').execute();
    const before = await listOut();
    const fields = [CONTINUES, 'Auto-Submitted: auto-replied'];
    const away = Array.from({ length: 100 }, (_, at) => reply({ subject: `Away ${at}`, fields }));
    await server().drop([FAILURE, ...away]);
    await look();
    expect(await listOut()).toEqual(before);
    const found = await describeCase();
    expect(found).toMatchObject({ state: 'waiting', revision: 3 });
    expect(found.replies).toHaveLength(101);
    expect(found.replies.every(({ isAutomatic }) => isAutomatic)).toBe(true);
  });

  test('has a reply to a settled claim: it is work again, and the claim stays settled', async () => {
    const { db, studio, look, describeCase } = await open();
    await addSettledClaim(db);
    await studio.desk.change(actor, 'a', { revision: 2, state: 'done' });
    await server().deliver(reply({ subject: 'It fails again' }));
    await look();
    expect(await describeCase()).toMatchObject({ state: 'in-progress', claimState: 'settled' });
    const { revision } = await describeCase();
    await studio.desk.change(actor, 'a', { revision, state: 'done' });
    expect(await describeCase()).toMatchObject({ state: 'done', claimState: 'settled' });
  });
});
