import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { addMail } from '#server/db/outgoing-mail.ts';
import type { CaseFilter } from '#server/studio/desk/find-cases.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

const ALL = { sort: 'received', order: 'desc', offset: 0, limit: 100 } as const;

async function openWith(arrivals: Record<string, string>) {
  const db = await openDatabase({ inMemory: true });
  for (const [id, received] of Object.entries(arrivals)) {
    const row = { id, form_id: 101, kind: 'message', locale: 'es', received, fields: '[]' };
    await db.write
      .insertInto('form_submission')
      .values({ ...row, email: 'jo@exmaple.test' })
      .execute();
  }
  const { studio, clock, addPerson } = await openTestStudio(db);
  const idsOf = async (filter: CaseFilter) =>
    (await studio.desk.find({ ...ALL, ...filter })).items.map(({ id }) => id);
  const addClerk = async () => {
    const email = await addPerson('ana', 'desk');
    return (await studio.people.list()).find((person) => person.email === email)?.id ?? '';
  };
  return { db, studio, clock, idsOf, addClerk };
}

test('days of a filter begin and end at midnight of the company', async () => {
  const { idsOf } = await openWith({
    // Its summer is two hours ahead of UTC, its winter one hour.
    summer: '2026-06-30T22:00:00.000Z',
    evening: '2026-11-21T22:59:59.999Z',
    night: '2026-11-21T23:00:00.000Z',
  });
  expect(await idsOf({ from: '2026-11-21', to: '2026-11-21' })).toEqual(['evening']);
  expect(await idsOf({ from: '2026-11-22', to: '2026-11-22' })).toEqual(['night']);
  expect(await idsOf({ from: '2026-07-01', to: '2026-07-01' })).toEqual(['summer']);
  expect(await idsOf({ to: '2026-06-30' })).toEqual([]);
  expect(await idsOf({ from: '0001-01-01', to: '9999-12-31' })).toHaveLength(3);
});

test('the days of the audit trail are those of the company, too', async () => {
  const { studio, clock } = await openWith({ a: '2026-11-20T10:00:00.000Z' });
  await studio.desk.find(ALL);
  clock.now = Date.parse('2026-11-21T23:30:00.000Z');
  await studio.desk.addNote({ id: null, name: 'Eva' }, 'a', 'Called.');
  const page = { offset: 0, limit: 5, action: 'case.noted' };
  const day = async (name: string) =>
    (await studio.audit.find({ ...page, from: name, to: name })).total;
  expect([await day('2026-11-21'), await day('2026-11-22')]).toEqual([0, 1]);
});

test('after a corrected address, replies to a response go to the company and never to the wrong one', async () => {
  const received = '2026-11-20T10:00:00.000Z';
  const { db, studio } = await openWith({ a: received });
  await db.write.transaction().execute(async (transaction) => {
    const mail = { submissionId: 'a', text: 't', html: 'h', attachments: [] };
    const receipt = { ...mail, id: '1', messageId: '<1@x>', recipient: 'jo@exmaple.test' };
    await addMail(transaction, { ...receipt, subject: 'We have it', replyTo: null }, received);
    const own = { ...mail, id: '2', messageId: '<2@x>', recipient: 'sales@lumbrera.example' };
    await addMail(transaction, { ...own, subject: 'New', replyTo: 'jo@exmaple.test' }, received);
  });
  await studio.desk.find(ALL);
  await db.write.updateTable('desk_case').set({ email: 'jo@example.test' }).execute();
  const preview = await studio.desk.preview('a', { subject: 'Corrected', text: 'It is.' });
  expect(preview).toMatchObject({
    recipient: 'jo@example.test',
    replyTo: 'sales@lumbrera.example',
  });
});

test('of two clerks who respond to one message the second is told, and sends nothing', async () => {
  const { db, studio } = await openWith({ a: '2026-11-20T10:00:00.000Z' });
  await studio.desk.find(ALL);
  const response = { subject: 'Your downlights', text: 'They ship.', revision: 1 };
  const both = await Promise.allSettled(
    ['Ana', 'Eva'].map((name) => studio.desk.respond({ id: null, name }, 'a', response)),
  );
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(both.find((one) => one.status === 'rejected')).toMatchObject({
    reason: { values: { code: 'changed-meanwhile' } },
  });
  const mails = await db.read.selectFrom('outgoing_mail').select('id').execute();
  expect(mails).toHaveLength(1);
});

test('a view of overdue messages finds what is overdue on the day when it is opened', async () => {
  const { studio, clock, idsOf, addClerk } = await openWith({
    friday: '2026-11-20T10:00:00.000Z',
    monday: '2026-11-23T10:00:00.000Z',
    done: '2026-11-20T11:00:00.000Z',
  });
  // Promised within a working day: on Monday 23 and Tuesday 24 at the company.
  clock.now = Date.parse('2026-11-23T22:30:00.000Z');
  await studio.desk.find(ALL);
  await studio.desk.change({ id: null, name: 'Eva' }, 'done', { revision: 1, state: 'done' });
  const filter = { due: 'overdue' } as const;
  const person = { id: await addClerk(), name: 'Ana' };
  await studio.views.save(person, { name: 'Late', filter });
  const countOf = async () => (await studio.views.list(person.id))[0]?.count;
  expect([await countOf(), await idsOf(filter)]).toEqual([0, []]);
  clock.now = Date.parse('2026-11-23T23:30:00.000Z');
  expect([await countOf(), await idsOf(filter)]).toEqual([1, ['friday']]);
  clock.now = Date.parse('2026-11-25T10:00:00.000Z');
  expect(await idsOf(filter)).toEqual(['monday', 'friday']);
  expect(await idsOf({ ...filter, dueBefore: '2026-11-24' })).toEqual(['friday']);
  expect(await idsOf({ ...filter, state: 'done' })).toEqual([]);
  expect(await countOf()).toBe((await studio.desk.count(person.id)).overdue);
});

const VIEWS = new URL('../../db/migrations/0039-overdue-views.sql', import.meta.url);

test('earlier views of what was overdue are relative after the update, others stay as they are', async () => {
  const { db, studio, addClerk } = await openWith({});
  const personId = await addClerk();
  const filters = {
    late: { state: 'open', dueBefore: '2026-11-20', text: 'luz' },
    deadline: { state: 'open', dueBefore: '2026-12-01' },
    done: { state: 'done', dueBefore: '2026-11-20' },
    quoted: { state: 'open', text: '"dueBefore":"2026-11-20"' },
  };
  for (const [name, filter] of Object.entries(filters)) {
    const view = { id: name, person_id: personId, name, filter: JSON.stringify(filter) };
    await db.write
      .insertInto('desk_view')
      .values({ ...view, created: '2026-11-20T10:00:00.000Z' })
      .execute();
  }
  await sql.raw(await readFile(VIEWS, 'utf8')).execute(db.write);
  const views = await studio.views.list(personId);
  expect(Object.fromEntries(views.map(({ name, filter }) => [name, filter]))).toEqual({
    ...filters,
    late: { state: 'open', due: 'overdue', text: 'luz' },
  });
});
