import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  ALL,
  actor,
  CONTINUES,
  describeReplies,
  JO,
  openReplyDesk,
  reply,
  SENT,
} from '#server/compose/replies/reply-desk.fixtures.ts';
import { exportPerson } from '#server/forms/personal-data.ts';
import { purge } from '#server/forms/purge.ts';
import { retention } from '#server/forms/retention.ts';
import { log } from '#server/log.ts';

const NUMBER = 'AC-7K3M-9QXT';

describeReplies('Replies by mail', (createPlace, server) => {
  const open = () => openReplyDesk(createPlace, server().url);

  test('a reply joins its case, takes it into work, and is seen in the mailbox', async () => {
    const { look, describeCase } = await open();
    await server().deliver(reply({ text: 'When?\n\nOn 20 November Ana wrote:\n> It ships' }));
    await look();
    expect(await describeCase()).toMatchObject({
      state: 'in-progress',
      revision: 3,
      replies: [{ sender: JO, subject: 'Re: It ships', isElsewhere: false, isWhole: true }],
    });
    expect((await describeCase()).history.at(-1)).toMatchObject({
      person: 'IMAP',
      action: 'case.replied',
      before: { state: 'waiting' },
      after: { state: 'in-progress' },
    });
    expect(await server().listUnseen()).not.toContain('Re: It ships');
  });

  test('whoever it is assigned to is told once until it waits again', async () => {
    const { db, studio, look, describeCase, addPerson } = await open();
    const email = await addPerson('ana', 'desk');
    const ana = (await studio.people.list()).find((person) => person.email === email);
    const listNotices = () =>
      db.read
        .selectFrom('outgoing_mail')
        .select('subject')
        .where('recipient', '=', email)
        .execute();
    await studio.desk.change(actor, 'a', { revision: 2, assigneeId: ana?.id });
    await server().deliver(
      reply({ subject: 'Robot', fields: [CONTINUES, 'Auto-Submitted: auto-replied'] }),
    );
    await look();
    expect(await listNotices()).toEqual([]);
    await server().deliver(reply({ subject: 'First' }));
    await server().deliver(reply({ subject: 'Second' }));
    await look();
    expect(await listNotices()).toEqual([{ subject: `ana, ${JO}: /studio/messages/a/show` }]);
    const { revision } = await describeCase();
    await studio.desk.change(actor, 'a', { revision, state: 'done' });
    await server().deliver(reply({ subject: 'Third' }));
    await look();
    expect(await listNotices()).toHaveLength(2);
  });

  test('the search of the desk finds its words, and those of the message still', async () => {
    const { studio, look } = await open();
    await server().deliver(reply({ subject: 'Kiosk', text: 'Entrega en el MUELLE de Cádiz' }));
    const find = async (text: string) => (await studio.desk.find({ ...ALL, text })).total;
    expect(await find('cadiz muelle')).toBe(0);
    await look();
    expect(await find('cadiz muelle')).toBe(1);
    expect(await find(`kiosk ${JO}`)).toBe(1);
  });

  test('the next response continues it', async () => {
    const { db, studio, look } = await open();
    await server().deliver(reply({ subject: 'Again' }));
    await look();
    const response = { subject: 'Re', text: 'Today.' };
    // Whoever wrote before the reply arrived sees it first.
    const early = studio.desk.respond(actor, 'a', { ...response, revision: 1 });
    await expect(early).rejects.toMatchObject({ values: { code: 'changed-meanwhile' } });
    const revision = (await studio.desk.describe('a'))?.revision ?? 0;
    await studio.desk.respond(actor, 'a', { ...response, revision });
    const mails = await db.read
      .selectFrom('outgoing_mail')
      .select(['recipient', 'in_reply_to'])
      .where('id', '=', 'response to a')
      .execute();
    expect(mails).toEqual([{ recipient: JO, in_reply_to: '<Again@jo.test>' }]);
  });

  test('what is about nothing stays unseen, and so does what was there before', async () => {
    const { look, describeCase } = await open();
    await server().deliver(reply({ subject: 'Stray', fields: ['In-Reply-To: <other@x.test>'] }));
    await server().deliver(reply({ subject: `About ${NUMBER}`, fields: [] }));
    await server().deliver(reply({ subject: 'Ours', fields: [] }).replace('<Ours@jo.test>', SENT));
    await look();
    expect((await describeCase()).replies).toEqual([]);
    const unseen = await server().listUnseen();
    expect(unseen).toEqual(expect.arrayContaining(['Stray', `About ${NUMBER}`, 'Ours']));
  });

  test('the number of a claim in the subject counts from its own address only', async () => {
    const { db, look, describeCase } = await open();
    await db.write.updateTable('desk_case').set({ reference: NUMBER }).execute();
    const subject = `re: ${NUMBER.toLowerCase()}, question`;
    await server().deliver(reply({ subject, fields: [], from: 'eve@elsewhere.example' }));
    await server().deliver(reply({ subject, fields: [], text: 'Mine' }));
    await look();
    expect((await describeCase()).replies).toMatchObject([{ sender: JO, text: 'Mine' }]);
  });

  test('another address is shown as such, and gets no response', async () => {
    const { studio, look, describeCase } = await open();
    const from = `"${JO}" <eve@elsewhere.example>`;
    await server().deliver(reply({ from, subject: 'Forged' }));
    await look();
    expect((await describeCase()).replies).toMatchObject([
      { sender: 'eve@elsewhere.example', isElsewhere: true },
    ]);
    const preview = await studio.desk.preview('a', { subject: 's', text: 't' });
    expect(preview.recipient).toBe(JO);
  });

  test('a note of absence is shown, and the case goes on waiting', async () => {
    const { look, describeCase } = await open();
    const fields = [`In-Reply-To: ${SENT}`, 'Auto-Submitted: auto-replied'];
    await server().deliver(reply({ subject: 'Away', fields }));
    await look();
    expect(await describeCase()).toMatchObject({
      state: 'waiting',
      revision: 2,
      replies: [{ isAutomatic: true }],
    });
  });

  test('photos are re-encoded, all other files are left', async () => {
    const { studio, look, describeCase, files, db } = await open();
    const color = { width: 40, height: 30, channels: 3, background: '#844' } as const;
    const photo = await sharp({ create: color }).png().toBuffer();
    const partOf = (name: string, content: Buffer) =>
      `--x\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${content.toString('base64')}\n`;
    const page = Buffer.from('<script>alert(1)</script>');
    const parts = [partOf('a.png', photo), partOf('b.jpg', page), partOf('c.exe', page)];
    await server().deliver(reply({ subject: 'Photos', text: `${parts.join('')}--x--` }));
    await look();
    const [found] = (await describeCase()).replies;
    expect(found).toMatchObject({
      files: [{ position: 0, fileName: 'a.png', isPhoto: true }],
      left: ['b.jpg', 'c.exe'],
    });
    const file = { caseId: 'a', replyId: found?.id ?? '', position: 0 };
    const [stored] = await db.read.selectFrom('desk_reply_file').select('file').execute();
    const bytes = await files.photos.read(stored?.file ?? '');
    expect(Buffer.from(bytes ?? []).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(await studio.desk.openReplyFile({ ...file, caseId: 'b' })).toBeNull();
    // Files that belong to a reply are no remains.
    await purge({ database: db, files }, retention, Date.now() + 3 * 86_400_000);
    expect(await files.photos.read(stored?.file ?? '')).not.toBeNull();
    expect((await exportPerson({ database: db }, JO)).replyFiles).toHaveLength(1);
  });

  test('after a crash before its mark a mail is stored once, and then marked', async () => {
    const { db, look, describeCase } = await open();
    const [before] = await db.read.selectFrom('mailbox_cursor').selectAll().execute();
    await server().deliver(reply({ subject: 'Twice' }));
    await look();
    const last = { last_uid: before?.last_uid ?? 0 };
    await db.write.updateTable('mailbox_cursor').set(last).execute();
    await look();
    // A server that was set up again counts from the start.
    await db.write.updateTable('mailbox_cursor').set({ uid_validity: '1' }).execute();
    await look();
    const replies = (await describeCase()).replies.filter(({ subject }) => subject === 'Twice');
    expect(replies).toHaveLength(1);
    expect(await server().listUnseen()).not.toContain('Twice');
  });

  test('while the server is away the mail waits there; it goes with its message', async () => {
    const { db, look, describeCase } = await open();
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    await server().deliver(reply({ subject: 'Late' }));
    await look('imap://service:password@127.0.0.1:1/INBOX');
    expect(warn).toHaveBeenCalledOnce();
    expect((await describeCase()).replies).toEqual([]);
    await look();
    expect((await describeCase()).replies).toHaveLength(1);
    await db.write.deleteFrom('form_submission').execute();
    expect(await db.read.selectFrom('desk_reply').selectAll().execute()).toEqual([]);
  });
});
