import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { mailboxOf, recipientDigest, takeMail } from '#server/forms/mail-limit.ts';

test.each([
  ['Ana@Example.Test', 'ana@example.test'],
  ['ana+shop@example.test', 'ana@example.test'],
  ['ana+a+b@example.test', 'ana@example.test'],
  ['a.na@example.test', 'a.na@example.test'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['+ana@example.test', '+ana@example.test'],
])('%s reaches the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

describeEachDatabase('mails to one address', (createPlace) => {
  test('three count on each day, each address for itself, and only digests are stored', async () => {
    const { open } = await createPlace();
    const { read, write } = await open();
    const take = (address: string, day: string) =>
      write.transaction().execute((transaction) => takeMail(transaction, address, day));
    const first = [];
    for (let count = 0; count < 5; count += 1) first.push(await take('ana@x.test', '2026-11-25'));
    expect(first).toEqual([true, true, true, false, false]);
    expect(await take('jo@x.test', '2026-11-25')).toBe(true);
    expect(await take('ana@x.test', '2026-11-26')).toBe(true);
    const rows = await read.selectFrom('mail_recipient').selectAll().orderBy('day').execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain('ana');
    expect(rows[2]?.recipient_digest).toBe(recipientDigest('ANA@x.test'));
  });

  test('a mail of a submission that failed does not count', async () => {
    const { open } = await createPlace();
    const { write } = await open();
    const fail = write.transaction().execute(async (transaction) => {
      await takeMail(transaction, 'ana@x.test', '2026-11-25');
      throw new Error('The disk is full.');
    });
    await expect(fail).rejects.toThrow('The disk is full.');
    const taken = [];
    for (let count = 0; count < 4; count += 1) {
      taken.push(
        await write
          .transaction()
          .execute((transaction) => takeMail(transaction, 'ana@x.test', '2026-11-25')),
      );
    }
    expect(taken).toEqual([true, true, true, false]);
  });
});
