import { expect, test } from 'vitest';
import { describeEachDatabase } from '#server/db/databases.fixtures.ts';
import { createDeadLetters } from '#server/db/dead-letters.ts';
import { addMail, createMailTable } from '#server/db/outgoing-mail.ts';
import { buildMail } from '#server/mail/mail-transport.fixtures.ts';
import { reportDeadLetters } from '#server/mail/report-dead-letters.ts';
import { sendDueMails } from '#server/mail/send-mails.ts';

const START = Date.parse('2026-11-21T10:00:00.000Z');
const HOUR_MS = 60 * 60_000;
const OPERATOR = 'operator@lumbrera.example';

describeEachDatabase('dead letters', (createPlace) => {
  async function open() {
    const database = await (await createPlace()).open();
    const [queue, letters] = [createMailTable(database), createDeadLetters(database)];
    const delivered: { recipient: string; text: string }[] = [];
    let refused = /^ana@/;
    const transport = {
      send: async ({ recipient, text }: { recipient: string; text: string }) => {
        const problem = `550 no such user ${recipient}`;
        if (refused.test(recipient)) return { outcome: 'refused' as const, problem };
        delivered.push({ recipient, text });
        return { outcome: 'sent' as const };
      },
      close() {},
    };
    const add = (id: string, recipient = 'ana@example.test') =>
      database.write.transaction().execute((transaction) => {
        const mail = { ...buildMail({ recipient, messageId: `<${id}@x.example>` }), id };
        return addMail(
          transaction,
          { ...mail, submissionId: null, attachments: [] },
          new Date(START).toISOString(),
        );
      });
    const send = (now: number) => sendDueMails({ queue, transport, now: () => now });
    const report = (now: number) =>
      reportDeadLetters({ letters, operator: OPERATOR, domain: 'x.example', now: () => now });
    const refuse = (pattern: RegExp) => {
      refused = pattern;
    };
    return { letters, queue, delivered, add, send, report, refuse };
  }

  test('are counted, and told to the operator once, without their recipients', async () => {
    const { letters, delivered, add, send, report } = await open();
    await add('a');
    await add('b');
    await add('c', 'jo@example.test');
    expect(await report(START)).toBe(false);
    await send(START);
    expect(await letters.count()).toEqual({ waiting: 0, dead: 2 });
    expect(await report(START)).toBe(true);
    expect(await letters.count()).toEqual({ waiting: 1, dead: 2 });
    await send(START);
    const mails = delivered.filter(({ recipient }) => recipient === OPERATOR);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/ a {2}after 1 attempts: 550[\s\S]* b {2}after 1 attempts: 550/);
    expect(mails[0]?.text).not.toContain('ana@');
    expect(await report(START + 2 * HOUR_MS)).toBe(false);
  });

  test('within an hour of a report wait for the next one', async () => {
    const { add, send, report, delivered } = await open();
    await add('a');
    await send(START);
    expect(await report(START)).toBe(true);
    await add('b');
    await send(START);
    expect(await report(START + HOUR_MS - 1)).toBe(false);
    expect(await report(START + HOUR_MS)).toBe(true);
    await send(START + HOUR_MS);
    expect(delivered.at(-1)?.text).toContain(' b  after');
    expect(delivered.at(-1)?.text).not.toContain(' a  after');
  });

  test('a report that is a dead letter itself is not reported; a retried mail is told again', async () => {
    const { add, send, report, refuse, queue, letters } = await open();
    refuse(/./);
    await add('a');
    await send(START);
    expect(await report(START)).toBe(true);
    await send(START);
    expect(await letters.count()).toEqual({ waiting: 0, dead: 2 });
    expect(await report(START + 2 * HOUR_MS)).toBe(false);
    await queue.retry(new Date(START).toISOString());
    await send(START);
    expect(await report(START + 2 * HOUR_MS)).toBe(true);
  });
});
