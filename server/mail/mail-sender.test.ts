import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { addMail, createMailTable } from '#server/db/outgoing-mail.ts';
import { createFolderStore } from '#server/files/folder-store.ts';
import { log } from '#server/log.ts';
import { createFileTransport } from '#server/mail/file-transport.ts';
import { createMailSender } from '#server/mail/mail-sender.ts';
import { buildMail, FROM } from '#server/mail/mail-transport.fixtures.ts';
import type { Transport } from '#server/mail/mail-transport.ts';
import { MAX_ATTEMPTS, sendDueMails, waitAfter } from '#server/mail/send-mails.ts';
import { startSmtpServer } from '#server/mail/smtp-server.fixtures.ts';
import { createSmtpTransport } from '#server/mail/smtp-transport.ts';

const writeTo = (folder: string) => createFolderStore(folder).write;

const START = Date.parse('2026-11-21T10:00:00.000Z');

async function openQueue(...ids: string[]) {
  const database = await openDatabase({ inMemory: true });
  onTestFinished(() => database.destroy());
  await database.write.transaction().execute(async (transaction) => {
    for (const id of ids) {
      const mail = {
        ...buildMail(),
        ...(id === 'gone' && { recipient: 'gone@elsewhere.example' }),
        id,
        submissionId: null,
        messageId: `<${id}@lumbrera.example>`,
        attachments: [],
      };
      await addMail(transaction, mail, new Date(START).toISOString());
    }
  });
  return { database, queue: createMailTable(database) };
}

async function openSmtp(responseMs = 2000) {
  const server = await startSmtpServer();
  const transport = createSmtpTransport(server.url, FROM, responseMs);
  onTestFinished(async () => {
    transport.close();
    await server.stop();
  });
  return { server, transport };
}

test('every mail is accepted once, with its own Message-ID', async () => {
  const { queue } = await openQueue('a', 'b', 'c');
  const { server, transport } = await openSmtp();
  expect(await sendDueMails({ queue, transport, now: () => START })).toBe('done');
  expect(server.ids).toEqual([
    '<a@lumbrera.example>',
    '<b@lumbrera.example>',
    '<c@lumbrera.example>',
  ]);
  expect(await queue.countByStatus()).toEqual({ waiting: 0, sent: 3, dead: 0 });
  await sendDueMails({ queue, transport, now: () => START });
  expect(server.ids).toHaveLength(3);
});

test('a recipient that is refused for good is a dead letter at once, without the address', async () => {
  const { queue } = await openQueue('a');
  const { server, transport } = await openSmtp();
  server.behave('refuse');
  await sendDueMails({ queue, transport, now: () => START });
  const [dead] = await queue.listDead();
  expect(dead?.lastError).toContain('550');
  expect(dead?.lastError).not.toContain('ana@');
});

test('a postponed mail is tried again after increasing delays, then dead', async () => {
  const { queue } = await openQueue('a');
  const { server, transport } = await openSmtp();
  server.behave('postpone');
  let now = START;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await sendDueMails({ queue, transport, now: () => now });
    const early = now + waitAfter(attempt) - 1;
    expect(await queue.listDue(new Date(early).toISOString(), 9)).toEqual([]);
    now += waitAfter(attempt);
  }
  expect(await queue.countByStatus()).toEqual({ waiting: 0, sent: 0, dead: 1 });
  server.behave('take');
  expect(await queue.retry(new Date(now).toISOString())).toBe(1);
  await sendDueMails({ queue, transport, now: () => now });
  expect(server.ids).toEqual(['<a@lumbrera.example>']);
});

test('delays double from half a minute to six hours', () => {
  const waits = Array.from({ length: MAX_ATTEMPTS }, (_, at) => waitAfter(at + 1) / 1000);
  expect(waits.slice(0, 4)).toEqual([30, 60, 120, 240]);
  expect(waits.at(-1)).toBe(6 * 60 * 60);
});

test('a server that does not respond delays nothing for longer than the limit', async () => {
  const { queue } = await openQueue('a', 'b');
  const { server, transport } = await openSmtp(400);
  server.behave('delay');
  expect(await sendDueMails({ queue, transport, now: () => START })).toBe('done');
  expect(await queue.countByStatus()).toEqual({ waiting: 2, sent: 0, dead: 0 });
  server.behave('take');
  await sendDueMails({ queue, transport, now: () => START + waitAfter(1) });
  expect(server.ids.toSorted()).toEqual(['<a@lumbrera.example>', '<b@lumbrera.example>']);
});

test.each(['drop', 'drop after taking'] as const)(
  'a line that breaks (%s) loses nothing',
  async (behaviour) => {
    const { queue } = await openQueue('a', 'b');
    const { server, transport } = await openSmtp();
    server.behave(behaviour);
    await sendDueMails({ queue, transport, now: () => START });
    server.behave('take');
    await sendDueMails({ queue, transport, now: () => START + waitAfter(1) });
    expect(new Set(server.ids)).toEqual(new Set(['<a@lumbrera.example>', '<b@lumbrera.example>']));
    expect(await queue.countByStatus()).toMatchObject({ sent: 2 });
  },
);

test('a recipient at which the server closes the connection holds up no other mail', async () => {
  const { queue } = await openQueue('gone', 'b', 'c');
  const { server, transport } = await openSmtp();
  server.behave('close at gone');
  for (let attempt = 0, at = START; attempt < MAX_ATTEMPTS; attempt += 1) {
    expect(await sendDueMails({ queue, transport, now: () => at })).toBe('done');
    expect(new Set(server.ids)).toEqual(new Set(['<b@lumbrera.example>', '<c@lumbrera.example>']));
    at += waitAfter(attempt + 1);
  }
  expect(await queue.countByStatus()).toEqual({ waiting: 0, sent: 2, dead: 1 });
});

test('down for the whole run, then up: each Message-ID once, no attempt counted', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => `m${at}`);
  const { database, queue } = await openQueue(...ids);
  const { server } = await openSmtp();
  await server.stop();
  const transport = createSmtpTransport(server.url, FROM);
  const sender = createMailSender({
    queue,
    transport,
    tryLock: database.tryLock,
    lookEveryMs: 20,
    pauseAfter: () => 50,
  });
  onTestFinished(() => sender.close());
  sender.start();
  await pause(300);
  expect(await queue.countByStatus()).toEqual({ waiting: 60, sent: 0, dead: 0 });
  const up = await startSmtpServer(server.port);
  onTestFinished(() => up.stop());
  await expect
    .poll(() => queue.countByStatus(), { timeout: 15_000 })
    .toEqual({ waiting: 0, sent: 60, dead: 0 });
  expect(up.ids).toHaveLength(60);
  expect(new Set(up.ids).size).toBe(60);
});

test('several senders on one table send each mail once', async () => {
  const { database, queue } = await openQueue(...Array.from({ length: 30 }, (_, at) => `m${at}`));
  const { server, transport } = await openSmtp();
  const options = { queue, transport, tryLock: database.tryLock, lookEveryMs: 10 };
  const senders = [createMailSender(options), createMailSender(options)];
  for (const sender of senders) sender.start();
  await expect.poll(() => queue.countByStatus(), { timeout: 10_000 }).toMatchObject({ sent: 30 });
  for (const sender of senders) await sender.close();
  expect(server.ids).toHaveLength(30);
});

test('without a server mails become files, the same mail the same file', async () => {
  const { queue } = await openQueue('a');
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const transport: Transport = createFileTransport(
    { write: writeTo(folder), admits: async () => true },
    FROM,
  );
  await transport.send(buildMail({ messageId: '<a@lumbrera.example>' }));
  await sendDueMails({ queue, transport, now: () => START });
  expect(await readdir(folder)).toEqual(['a@lumbrera.example.eml']);
  const text = await readFile(join(folder, 'a@lumbrera.example.eml'), 'utf8');
  expect(text).toContain('Message-ID: <a@lumbrera.example>');
  expect((await queue.countByStatus()).sent).toBe(1);
});

test('mails wait while the outbox is full, and no half file is left', async () => {
  const { queue } = await openQueue('a');
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const occupied = join(folder, 'file');
  await writeFile(occupied, '');
  let isFull = true;
  const admits = async () => !isFull;
  const full = createFileTransport({ write: writeTo(folder), admits }, FROM);
  const unwritable = createFileTransport(
    { write: writeTo(occupied), admits: async () => true },
    FROM,
  );
  const now = () => START;
  expect(await sendDueMails({ queue, transport: full, now })).toBe('away');
  expect(await sendDueMails({ queue, transport: unwritable, now })).toBe('away');
  expect(await readdir(folder)).toEqual(['file']);
  expect(await queue.listDue(new Date(START).toISOString(), 9)).toMatchObject([{ attempts: 0 }]);
  isFull = false;
  expect(await sendDueMails({ queue, transport: full, now })).toBe('done');
  expect(await readdir(folder)).toEqual(['a@lumbrera.example.eml', 'file']);
});

test('a mail whose attachments cannot be read waits, one whose attachment is gone does not', async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  const { database, queue } = await openQueue('a');
  const attachment = { mail_id: 'a', position: 0, file_name: 'p.jpg', mime_type: 'image/jpeg' };
  await database.write
    .insertInto('mail_attachment')
    .values({ ...attachment, content: new Uint8Array(), file: '1.jpg' })
    .execute();
  const sent: number[] = [];
  const transport: Transport = {
    async send({ attachments }) {
      sent.push(attachments.length);
      return { outcome: 'sent' };
    },
    close() {},
  };
  const options = { queue, transport, now: () => START };
  const fail = () => Promise.reject(new Error('the bucket does not respond'));
  expect(await sendDueMails({ ...options, readAttached: fail })).toBe('away');
  expect(await queue.listDue(new Date(START).toISOString(), 9)).toMatchObject([{ attempts: 0 }]);
  expect(await sendDueMails({ ...options, readAttached: async () => null })).toBe('done');
  expect(sent).toEqual([0]);
});
