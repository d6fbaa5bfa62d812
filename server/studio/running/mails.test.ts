import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { addMail, createMailTable } from '#server/db/outgoing-mail.ts';
import { buildMail } from '#server/mail/mail-transport.fixtures.ts';
import { openTestStudio } from '#server/studio/studio.fixtures.ts';

const ANA = { id: 'ana', name: 'Ana Ruiz' };
const SECRET = 'a'.repeat(43);
const ALL = { offset: 0, limit: 25 };

describeEachDatabase('the mails that the studio lists', (createPlace) => {
  async function open() {
    const database = await (await createPlace()).open();
    const { studio, clock } = await openTestStudio(database);
    const queue = createMailTable(database);
    let minute = 0;
    const add = (id: string, parts = {}) => {
      const mail = {
        ...buildMail(parts),
        id,
        messageId: `<${id}@lumbrera.example>`,
        attachments: [],
      };
      const created = new Date(clock.now + 60_000 * minute++).toISOString();
      return database.write
        .transaction()
        .execute((transaction) => addMail(transaction, { ...mail, submissionId: null }, created));
    };
    const statesOf = async () => {
      const { items } = await studio.running.mails.find(ALL);
      return Object.fromEntries(items.map(({ id, state }) => [id, state]));
    };
    return { database, studio, queue, add, clock, statesOf };
  }

  test('are found by state and address, the latest first', async () => {
    const { studio, queue, add } = await open();
    await add('a', { recipient: 'ana@example.test' });
    await add('b', { recipient: 'Bo@example.test' });
    await add('c', { recipient: 'cy@other.test' });
    await queue.markSent('a', '2026-11-21T10:00:00.000Z');
    await queue.markFailed('b', '550 no such user', null);
    const idsOf = async (query: object) => {
      const { items, total } = await studio.running.mails.find({ ...ALL, ...query });
      expect(total).toBe(items.length);
      return items.map(({ id }) => id);
    };
    expect(await idsOf({})).toEqual(['c', 'b', 'a']);
    expect(await idsOf({ state: 'open' })).toEqual(['c', 'b']);
    expect(await idsOf({ state: 'dead' })).toEqual(['b']);
    expect(await idsOf({ text: 'bo@EXAMPLE' })).toEqual(['b']);
    expect(await idsOf({ text: '%' })).toEqual([]);
    const page = await studio.running.mails.find({ offset: 1, limit: 1 });
    expect(page).toMatchObject({ total: 3, items: [{ id: 'b', lastError: '550 no such user' }] });
  });

  test('show their text without links and codes that only the recipient may use', async () => {
    const { studio, add } = await open();
    await add('a', { text: `Open https://lumbrera.example/studio/password#${SECRET} now.` });
    await add('b', { text: 'Your code is KX7P-2MRD.' });
    const textOf = async (id: string) => (await studio.running.mails.describe(id))?.text;
    expect(await textOf('a')).toBe('Open https://lumbrera.example/studio/password#… now.');
    expect(await textOf('b')).toBe('Your code is ….');
    expect(await studio.running.mails.describe('none')).toBeNull();
  });

  test('are tried again at once, those that were sent never', async () => {
    const { studio, queue, add, clock, statesOf } = await open();
    await add('a');
    await add('b');
    await queue.markSent('a', '2026-11-21T10:00:00.000Z');
    await queue.markFailed('b', '550 no such user', null);
    expect(await studio.running.mails.retry(ANA, ['a', 'b', 'none'])).toBe(1);
    expect(await statesOf()).toEqual({ a: 'sent', b: 'waiting' });
    const due = await queue.listDue(new Date(clock.now).toISOString(), 9);
    expect(due).toMatchObject([{ id: 'b', attempts: 0 }]);
    const { items } = await studio.audit.find({ ...ALL });
    expect(items).toMatchObject([
      {
        person: 'Ana Ruiz',
        action: 'mail.retried',
        subjectKind: 'mail',
        subject: 'b',
        before: { mail: 'dead' },
        after: { mail: 'waiting' },
      },
    ]);
  });

  test('that were given up are neither sent nor counted, until somebody tries them again', async () => {
    const { database, studio, queue, add, clock, statesOf } = await open();
    await add('a');
    await add('b');
    expect(await studio.running.mails.giveUp(ANA, ['a'])).toBe(1);
    expect(await studio.running.mails.giveUp(ANA, ['a'])).toBe(0);
    // An attempt was under way.
    await queue.markFailed('a', '451 later', new Date(clock.now).toISOString());
    expect(await statesOf()).toEqual({ a: 'given-up', b: 'waiting' });
    expect(await queue.countByStatus()).toEqual({ waiting: 1, sent: 0, dead: 0 });
    const later = new Date(clock.now + 3_600_000).toISOString();
    // The operator's command takes up only what nobody has given up.
    expect(await queue.retry(later)).toBe(1);
    expect((await queue.listDue(later, 9)).map(({ id }) => id)).toEqual(['b']);
    expect(await studio.running.mails.retry(ANA, ['a'])).toBe(1);
    expect((await queue.listDue(later, 9)).map(({ id }) => id)).toContain('a');
    expect(await database.read.selectFrom('audit_event').select('action').execute()).toHaveLength(
      2,
    );
  });
});
