import { expect, test } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { addMail } from '#server/db/outgoing-mail.ts';
import { insertClaim } from '#server/forms/claim.ts';
import { insertSignUp, prepareSignUp } from '#server/forms/newsletter/sign-up.ts';
import { erasePerson, exportPerson } from '#server/forms/personal-data.ts';
import type { CaseQuery } from '#server/studio/desk/find-cases.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

const ALL: CaseQuery = { sort: 'received', order: 'desc', offset: 0, limit: 100 };
/** Of a form, what a sign-up reads. */
const form = { title: '', intro: '', fields: [], submit: '' };
const actor = { id: null, name: 'a test' };

type Message = { id: string; received: string; email?: string; name?: string; text?: string };

/** Stores a submission as the public site does. */
async function addMessage(
  { write }: Database,
  { id, received, email = 'jo@example.test', name = 'Jo Prado', text = 'Hola' }: Message,
  kind = 'message',
): Promise<void> {
  const fields = [
    { name: 'your-name', label: 'Nombre', value: name },
    { name: 'your-message', label: 'Mensaje', value: text },
  ];
  const form_id = kind === 'message' ? 101 : 103;
  const row = { id, form_id, kind, locale: 'es', received, email, fields: JSON.stringify(fields) };
  await write.insertInto('form_submission').values(row).execute();
}

describeEachDatabase('The desk', (createPlace) => {
  async function open() {
    const db = await (await createPlace()).open();
    const opened = await openTestStudio(db);
    const addClerk = async (name: string) => {
      const email = await opened.addPerson(name, 'desk');
      const people = await opened.studio.people.list();
      return people.find((person) => person.email === email)?.id ?? '';
    };
    return { ...opened, db, addClerk, desk: opened.studio.desk };
  }

  test('lists what arrives, the latest first, with its promised day; also what arrives late', async () => {
    const { db, desk } = await open();
    await addMessage(db, { id: 'friday', received: '2026-11-27T10:00:00.000Z' });
    await addMessage(db, { id: 'copy', received: '2026-11-27T11:00:00.000Z' }, 'copy');
    expect((await desk.find(ALL)).items).toMatchObject([
      { id: 'copy', state: 'done', due: null },
      { id: 'friday', state: 'new', due: '2026-11-30', sender: 'Jo Prado', revision: 1 },
    ]);
    await addMessage(db, { id: 'late', received: '2026-11-27T10:55:00.000Z' });
    await addMessage(db, { id: 'night', received: '2026-11-27T23:30:00.000Z' });
    const { items, total } = await desk.find({ ...ALL, state: 'open', sort: 'due', order: 'asc' });
    expect(total).toBe(3);
    // 23:30 in London is the next day at the company, a Saturday.
    expect(items.map(({ id, due }) => [id, due])).toEqual([
      ['friday', '2026-11-30'],
      ['late', '2026-11-30'],
      ['night', '2026-11-30'],
    ]);
  });

  test('finds words of what was entered whatever their case and accents, and days', async () => {
    const { db, desk } = await open();
    await addMessage(db, {
      id: 'a',
      received: '2026-11-20T10:00:00.000Z',
      text: 'Señalización 100 %',
    });
    await addMessage(db, { id: 'b', received: '2026-11-21T10:00:00.000Z', name: 'Íñigo Vélez' });
    const idsOf = async (query: Partial<CaseQuery>) =>
      (await desk.find({ ...ALL, ...query })).items.map(({ id }) => id);
    expect(await idsOf({ text: 'SENALIZACION 100 %' })).toEqual(['a']);
    expect(await idsOf({ text: 'velez inigo' })).toEqual(['b']);
    expect(await idsOf({ text: '%' })).toEqual(['a']);
    expect(await idsOf({ text: "' or 1=1 --" })).toEqual([]);
    expect(await idsOf({ from: '2026-11-21', to: '2026-11-21' })).toEqual(['b']);
    expect(await idsOf({ dueBefore: '2026-11-24' })).toEqual(['b', 'a']);
    expect(await idsOf({ offset: 1, limit: 1 })).toEqual(['a']);
  });

  test('two clerks on one case: the second is told, and nothing is lost', async () => {
    const { db, desk, addClerk } = await open();
    await addMessage(db, { id: 'a', received: '2026-11-20T10:00:00.000Z' });
    const [ana, eva] = [await addClerk('ana'), await addClerk('eva')];
    await desk.find(ALL);
    const both = await Promise.allSettled([
      desk.change({ id: ana, name: 'ana' }, 'a', { revision: 1, state: 'in-progress' }),
      desk.change({ id: eva, name: 'eva' }, 'a', { revision: 1, assigneeId: eva }),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find((one) => one.status === 'rejected')).toMatchObject({
      reason: { values: { code: 'changed-meanwhile' } },
    });
    await desk.addNote({ id: eva, name: 'eva' }, 'a', 'Called: nobody there.');
    const found = await desk.describe('a');
    expect(found).toMatchObject({ revision: 2, notes: [{ person: 'eva' }] });
    expect(found?.history.map(({ action }) => action)).toEqual(['case.changed', 'case.noted']);
    expect(JSON.stringify(found?.history)).not.toContain('nobody there');
  });

  test('views belong to a person, count what they find, and replace those of the same name', async () => {
    const { db, addClerk, studio } = await open();
    await addMessage(db, { id: 'a', received: '2026-11-20T10:00:00.000Z', text: 'Farola' });
    await addMessage(db, { id: 'b', received: '2026-11-21T10:00:00.000Z' });
    const ana = { id: await addClerk('ana'), name: 'ana' };
    const eva = { id: await addClerk('eva'), name: 'eva' };
    await studio.views.save(ana, { name: 'Lamps', filter: { state: 'done' } });
    await studio.views.save(ana, { name: 'Lamps', filter: { text: 'farola', state: 'open' } });
    await studio.views.save(ana, { name: 'All', filter: {} });
    const views = await studio.views.list(ana.id);
    expect(views.map(({ name, count }) => [name, count])).toEqual([
      ['All', 2],
      ['Lamps', 1],
    ]);
    expect(views[1]?.filter).toEqual({ text: 'farola', state: 'open' });
    expect(await studio.views.list(eva.id)).toEqual([]);
    await expect(studio.views.remove(eva, views[0]?.id ?? '')).rejects.toThrow();
    await studio.views.remove(ana, views[0]?.id ?? '');
    expect(await studio.views.list(ana.id)).toHaveLength(1);
    const { items } = await studio.audit.find({ action: 'view.removed', offset: 0, limit: 5 });
    // Names may be those of visitors: the trail has the id.
    expect(items).toMatchObject([{ person: 'ana', subject: views[0]?.id }]);
  });

  test('a person has up to twenty views', async () => {
    const { studio, addClerk } = await open();
    const ana = { id: await addClerk('ana'), name: 'ana' };
    for (let at = 0; at < 20; at += 1) await studio.views.save(ana, { name: `${at}`, filter: {} });
    const more = studio.views.save(ana, { name: 'more', filter: {} });
    await expect(more).rejects.toMatchObject({ values: { code: 'views-full' } });
    await studio.views.save(ana, { name: '7', filter: { state: 'open' } });
    expect(await studio.views.list(ana.id)).toHaveLength(20);
  });

  test('an assignee works at the desk', async () => {
    const { db, desk, addPerson, addClerk, studio } = await open();
    await addMessage(db, { id: 'a', received: '2026-11-20T10:00:00.000Z' });
    await addPerson('eva', 'editor');
    const ana = await addClerk('ana');
    await desk.find(ALL);
    const editor = (await studio.people.list()).find(({ name }) => name === 'eva')?.id ?? '';
    for (const assigneeId of [editor, 'nobody']) {
      const change = desk.change(actor, 'a', { revision: 1, assigneeId });
      await expect(change).rejects.toThrow();
    }
    await desk.change(actor, 'a', { revision: 1, assigneeId: ana });
    expect(await desk.count(ana)).toMatchObject({ new: 1, own: 1 });
    expect((await desk.find({ ...ALL, assignee: 'none' })).total).toBe(0);
    await desk.change(actor, 'a', { revision: 2, state: 'done' });
    expect(await desk.count(ana)).toMatchObject({ new: 0, done: 1, own: 0, overdue: 0 });
  });

  test('a response continues the thread, goes out with it, and takes the case into work', async () => {
    const { db, desk, addClerk } = await open();
    const id = await addClerk('ana');
    await addMessage(db, { id: 'a', received: '2026-11-20T10:00:00.000Z' });
    await db.write.transaction().execute(async (transaction) => {
      const mail = { submissionId: 'a', replyTo: null, text: 't', html: 'h', attachments: [] };
      const recipient = 'sales@lumbrera.example';
      const own = { ...mail, id: '1', messageId: '<1@x>', recipient, replyTo: 'jo@example.test' };
      const receipt = { ...mail, id: '2', messageId: '<2@x>', recipient: 'Jo@example.test' };
      const at = '2026-11-20T10:00:00.000Z';
      await addMail(transaction, { ...own, subject: 'A message' }, at);
      const text = `Here: https://x.example/en/newsletter/${'s'.repeat(43)}`;
      await addMail(transaction, { ...receipt, subject: 'We have it', text }, at);
    });
    await desk.find(ALL);
    const response = { subject: 'Your downlights', text: 'They ship on Monday.', revision: 1 };
    await desk.respond({ id, name: 'ana' }, 'a', response);
    const sent = await db.read
      .selectFrom('outgoing_mail')
      .select(['recipient', 'reply_to', 'in_reply_to', 'status'])
      .where('id', '=', 'response to a')
      .execute();
    expect(sent).toEqual([
      {
        recipient: 'jo@example.test',
        reply_to: 'sales@lumbrera.example',
        in_reply_to: '<2@x>',
        status: 'waiting',
      },
    ]);
    const found = await desk.describe('a');
    expect(found).toMatchObject({ state: 'in-progress', assignee: 'ana', revision: 2 });
    expect(found?.mails.map(({ subject }) => subject)).toContain('Your downlights');
    expect(found?.mails[1]?.text).toBe('Here: https://x.example/en/newsletter/…');
    await addMessage(db, { id: 'b', received: '2026-11-20T11:00:00.000Z', email: '' });
    await desk.find(ALL);
    await expect(desk.respond(actor, 'b', response)).rejects.toMatchObject({
      values: { code: 'no-address' },
    });
    await expect(desk.respond(actor, 'c', response)).rejects.toMatchObject({
      id: 'studio-not-found',
    });
  });

  test('templates are filled in the language of the sender, and a preview is what goes out', async () => {
    const { db, desk } = await open();
    // 23:30 in London is the next day at the company.
    await addMessage(db, { id: 'a', received: '2026-11-27T23:30:00.000Z', name: 'Jo {clerk}' });
    await addMessage(db, { id: 'b', received: '2026-11-27T10:00:00.000Z' }, 'copy');
    await desk.find(ALL);
    const [ships, ...rest] = await desk.listTemplates({ id: null, name: 'Ana' }, 'a');
    expect(rest).toEqual([]);
    expect(ships?.title.en).toBe('It ships (en)');
    expect(ships?.text).toBe('es: Jo {clerk}, 28 de noviembre de 2026, Ana');
    expect(await desk.listTemplates(actor, 'b')).toEqual([]);
    await expect(desk.listTemplates(actor, 'c')).rejects.toMatchObject({ id: 'studio-not-found' });
    const response = { subject: 'Your downlights', text: 'They ship.' };
    const preview = await desk.preview('a', response);
    expect(await db.read.selectFrom('outgoing_mail').select('id').execute()).toEqual([]);
    expect(await desk.describe('a')).toMatchObject({ state: 'new', revision: 1, history: [] });
    await desk.respond(actor, 'a', { ...response, revision: 1 });
    const sent = await db.read
      .selectFrom('outgoing_mail')
      .select(['recipient', 'reply_to as replyTo', 'subject', 'text_body as text'])
      .execute();
    expect(sent).toEqual([preview]);
  });

  test('a claim that was settled by command is done, with its number', async () => {
    const { db, desk } = await open();
    for (const [id, status] of [
      ['a', 'received'],
      ['b', 'settled'],
    ] as const) {
      const received = '2026-11-20T10:00:00.000Z';
      await addMessage(db, { id, received }, 'warranty-claim');
      await db.write.transaction().execute(async (transaction) => {
        const claim = { caseNumber: `AC-${id}`, tokenDigest: id, locale: 'es', sku: 'X' } as const;
        await insertClaim(transaction, id, { ...claim, received, photos: [] });
        const change = transaction.updateTable('warranty_claim').set({ status });
        await change.where('submission_id', '=', id).execute();
      });
    }
    const { items } = await desk.find({ ...ALL, kind: 'warranty-claim' });
    expect(items.map(({ reference, state }) => [reference, state])).toEqual([
      ['AC-b', 'done'],
      ['AC-a', 'new'],
    ]);
    expect(await desk.describe('a')).toMatchObject({ claimState: 'received', photos: 0 });
  });

  test('tells whether a sign-up for the newsletter was confirmed, and whether it still counts', async () => {
    const { db, desk } = await open();
    const received = '2026-11-20T10:00:00.000Z';
    await addMessage(db, { id: 'a', received }, 'newsletter');
    const { rows } = prepareSignUp({ form, locale: 'es', email: 'jo@example.test', received }, '');
    await db.write.transaction().execute((transaction) => insertSignUp(transaction, 'a', rows));
    const stateOf = async () => (await desk.find(ALL)).items.map(({ newsletter }) => newsletter);
    expect(await stateOf()).toEqual(['requested']);
    await db.write.updateTable('newsletter_event').set({ used: received }).execute();
    for (const state of ['confirmed', 'unsubscribed'] as const) {
      await db.write.updateTable('newsletter_subscriber').set({ state }).execute();
      expect(await stateOf()).toEqual([state]);
    }
    expect(await desk.describe('a')).toMatchObject({ newsletter: 'unsubscribed', state: 'done' });
    await addMessage(db, { id: 'b', received });
    expect(await stateOf()).toEqual([null, 'unsubscribed']);
    const { sort, order } = ALL;
    const csv: Uint8Array[] = [];
    for await (const part of desk.exportCsv({ sort, order }, 'es')) csv.push(part);
    expect(Buffer.concat(csv).toString()).toContain(';Boletín, de baja;');
  });

  test('what is known of a person is exported and erased with notes and case', async () => {
    const { db, desk } = await open();
    await addMessage(db, { id: 'a', received: '2026-11-20T10:00:00.000Z' });
    await desk.find(ALL);
    await desk.addNote(actor, 'a', 'Wants a discount.');
    const exported = await exportPerson({ database: db }, 'JO@example.test');
    expect(exported).toMatchObject({
      cases: [{ submission_id: 'a', state: 'new' }],
      notes: [{ body: 'Wants a discount.' }],
    });
    const files = { photos: { remove: async () => {} }, outbox: {} } as never;
    await erasePerson({ database: db, files }, 'jo@example.test').catch(() => {});
    expect((await desk.find(ALL)).total).toBe(0);
    expect(await db.read.selectFrom('desk_note').selectAll().execute()).toEqual([]);
  });
});
