import { expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '#core/app-error.ts';
import { log } from '#server/log.ts';
import type { Mailbox } from '#server/mail/incoming/imap-mailbox.ts';
import type { IncomingMail } from '#server/mail/incoming/incoming-mail.ts';
import { readHead, readMail } from '#server/mail/incoming/read-mail.ts';
import { type Cursor, takeMails } from '#server/mail/incoming/take-mails.ts';

const MB = 1024 * 1024;

/** A mailbox with mails by their numbers; what happens in it is written down in order. */
function mailboxOf(mails: Record<number, { text: string; sizeBytes?: number }>) {
  const events: string[] = [];
  const uids = Object.keys(mails).map(Number);
  const mailbox: Mailbox = {
    uidValidity: 'v1',
    uidNext: Math.max(0, ...uids) + 1,
    list: async (from, to) =>
      uids
        .filter((uid) => uid >= from && uid <= to)
        .map((uid) => ({
          uid,
          sizeBytes: mails[uid]?.sizeBytes ?? 100,
          head: Buffer.from(`Subject: ${uid}\r\n\r\n`),
        })),
    fetch: async (uid, maxBytes) => {
      const mail = Buffer.from(`Subject: ${uid}\r\n\r\n${mails[uid]?.text}`);
      return mail.subarray(0, maxBytes);
    },
    markSeen: async (uid) => void events.push(`seen ${uid}`),
    close: async () => {},
  };
  return { mailbox, events };
}

type Setup = ReturnType<typeof mailboxOf> & {
  cursor?: Cursor;
  store?: (mail: IncomingMail) => Promise<void>;
  tries?: Map<number, number>;
};

const START: Cursor = { uidValidity: 'v1', lastUid: 0 };

function take({ mailbox, events, cursor = START, store, tries = new Map() }: Setup) {
  return takeMails(mailbox, cursor, {
    readHead,
    readMail,
    recipient: {
      find: async ({ subject }) => (Number(subject) % 2 === 1 ? 'case' : null),
      store: async (_thread, mail) => {
        await store?.(mail);
        events.push(`stored ${mail.subject}`);
      },
    },
    move: async ({ lastUid }) => void events.push(`moved ${lastUid}`),
    tries,
  });
}

test('a mail is stored, then seen, then passed; others are passed', async () => {
  const box = mailboxOf({
    1: { text: 'a' },
    2: { text: 'b' },
    3: { text: 'c' },
    450: { text: 'd' },
  });
  await take(box);
  expect(box.events).toEqual([
    ...['stored 1', 'seen 1', 'moved 1', 'stored 3', 'seen 3', 'moved 3'],
    ...['moved 200', 'moved 400', 'moved 450'],
  ]);
});

test('it goes on after the cursor, or begins again where the numbers are others', async () => {
  const after = mailboxOf({ 1: { text: 'a' }, 3: { text: 'c' } });
  await take({ ...after, cursor: { uidValidity: 'v1', lastUid: 1 } });
  expect(after.events).toEqual(['stored 3', 'seen 3', 'moved 3', 'moved 3']);
  const again = mailboxOf({ 1: { text: 'a' } });
  await take({ ...again, cursor: { uidValidity: 'v0', lastUid: 9 } });
  expect(again.events).toEqual(['stored 1', 'seen 1', 'moved 1', 'moved 1']);
});

test('of a mail that is too large the beginning is stored, and the mailbox goes on showing it', async () => {
  const stored: IncomingMail[] = [];
  const box = mailboxOf({ 1: { text: `Hola\n${'x'.repeat(MB)}`, sizeBytes: 60 * MB } });
  await take({ ...box, store: async (mail) => void stored.push(mail) });
  expect(stored).toMatchObject([{ isWhole: false, attachments: [] }]);
  expect(stored[0]?.text).toMatch(/^Hola\nx{1000}/);
  expect(stored[0]?.text.length).toBeLessThan(MB / 2);
  expect(box.events).toEqual(['stored 1', 'moved 1', 'moved 1']);
});

test('without storage nothing is passed, however often', async () => {
  const tries = new Map<number, number>();
  const store = async () => {
    throw new AppError('storage-unavailable');
  };
  for (let look = 0; look < 9; look += 1) {
    const box = mailboxOf({ 1: { text: 'a' }, 3: { text: 'c' } });
    await expect(take({ ...box, store, tries })).rejects.toThrow();
    expect(box.events).toEqual([]);
  }
});

test('a mail that fails for another reason stays unseen after five looks, and the next ones follow', async () => {
  const error = vi.spyOn(log, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const tries = new Map<number, number>();
  const store = async ({ subject }: IncomingMail) => {
    if (subject === '1') throw new Error('a mistake');
  };
  for (let look = 0; look < 4; look += 1) {
    const box = mailboxOf({ 1: { text: 'a' }, 3: { text: 'c' } });
    await expect(take({ ...box, store, tries })).rejects.toThrow('a mistake');
  }
  const box = mailboxOf({ 1: { text: 'a' }, 3: { text: 'c' } });
  await take({ ...box, store, tries });
  expect(box.events).toEqual(['moved 1', 'stored 3', 'seen 3', 'moved 3', 'moved 3']);
  expect(error).toHaveBeenCalledOnce();
});
