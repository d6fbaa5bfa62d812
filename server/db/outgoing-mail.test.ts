import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { addMail, createMailTable, type NewMail } from '#server/db/outgoing-mail.ts';
import { getSiteSecret } from '#server/db/site-secret.ts';

const mail = (id: string): NewMail => ({
  id,
  submissionId: null,
  messageId: `<${id}@lumbrera.example>`,
  recipient: 'ana@example.test',
  replyTo: null,
  subject: 'Your message',
  text: 'We have it.',
  html: '<p>We have it.</p>',
  attachments: [],
});

const T0 = '2026-11-21T10:00:00.000Z';
const T1 = '2026-11-21T10:00:30.000Z';

describeEachDatabase('the table of outgoing mail', (createPlace) => {
  async function open(...ids: string[]) {
    const database = await (await createPlace()).open();
    await database.write.transaction().execute(async (transaction) => {
      for (const id of ids) await addMail(transaction, mail(id), T0);
    });
    return createMailTable(database);
  }

  test('returns a mail until it is sent, and again when it is due', async () => {
    const mails = await open('a', 'b');
    expect((await mails.listDue(T0, 10)).map(({ id }) => id)).toEqual(['a', 'b']);
    await mails.markSent('a', T0);
    await mails.markFailed('b', 'refused', T1);
    expect(await mails.listDue(T0, 10)).toEqual([]);
    expect(await mails.listDue(T1, 10)).toMatchObject([{ ...mail('b'), attempts: 1 }]);
    expect(await mails.countByStatus()).toEqual({ waiting: 1, sent: 1, dead: 0 });
  });

  test('retains dead mails with their reason until they are retried', async () => {
    const mails = await open('a', 'b');
    await mails.markFailed('a', '550 no such user', null);
    await mails.markSent('b', T0);
    expect(await mails.listDead()).toEqual([
      { id: 'a', created: T0, attempts: 1, lastError: '550 no such user' },
    ]);
    expect(await mails.retry(T1)).toBe(1);
    expect((await mails.listDue(T1, 10)).map(({ id }) => id)).toEqual(['a']);
  });

  test('holds no Message-ID twice', async () => {
    await expect(open('a', 'a')).rejects.toThrow(/unique|duplicate/i);
  });

  test('a failed transaction leaves no mail', async () => {
    const database = await (await createPlace()).open();
    const failing = database.write.transaction().execute(async (transaction) => {
      await addMail(transaction, mail('a'), T0);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await createMailTable(database).listDue(T1, 10)).toEqual([]);
  });
});

describeEachDatabase('getSiteSecret', (createPlace) => {
  test('gives every process the same key, and each name its own', async () => {
    const place = await createPlace();
    const database = await place.open();
    const [one, two] = await Promise.all([
      getSiteSecret(database, 'captcha'),
      getSiteSecret(database, 'captcha'),
    ]);
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(two).toBe(one);
    expect(await getSiteSecret(database, 'stamp')).not.toBe(one);
  });
});
