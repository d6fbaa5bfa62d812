import { log, maskSecrets } from '#server/log.ts';
import type { Mail, Transport } from '#server/mail/mail-transport.ts';
import { observe } from '#server/observe/signals.ts';

/** A queued mail with the number of attempts so far. An attachment is a file, or where that is null its content. */
type WaitingMail = Omit<Mail, 'attachments'> & {
  id: string;
  attempts: number;
  attachments: (Mail['attachments'][number] & { file: string | null })[];
};

/** Interface of the mail queue. */
type MailQueue = {
  listDue(now: string, limit: number): Promise<WaitingMail[]>;
  markSent(id: string, now: string): Promise<void>;
  /** `nextAttempt` null: a dead letter. */
  markFailed(id: string, error: string, nextAttempt: string | null): Promise<void>;
};

type ReadAttached = (file: string) => Promise<Uint8Array | null>;

export type SendOptions = {
  queue: MailQueue;
  transport: Transport;
  /** Reads a file that is attached, null if it is gone; mails without attachments need none. */
  readAttached?: ReadAttached;
  now?: () => number;
};

const BATCH = 20;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 60 * 60_000;
/** About two days with these delays. */
export const MAX_ATTEMPTS = 16;

/** Delay after a mail's n-th failed attempt, n from 1: doubles from half a minute up to six hours. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

/**
 * Sends due mails one at a time. A mail is marked after it was accepted: a process that dies in between sends it again
 * under the same Message-ID.
 * @returns `away` when no server is available; the remaining mails stay due.
 */
export async function sendDueMails(options: SendOptions): Promise<'done' | 'away'> {
  const { queue, now = Date.now } = options;
  while (true) {
    const due = await queue.listDue(toIso(now()), BATCH);
    for (const mail of due) {
      if ((await sendOne(mail, options)) === 'away') return 'away';
    }
    if (due.length < BATCH) return 'done';
  }
}

async function sendOne(
  mail: WaitingMail,
  { queue, transport, readAttached = async () => null, now = Date.now }: SendOptions,
): Promise<'tried' | 'away'> {
  const attachments = await readAttachments(mail, readAttached).catch((error) => {
    log.warn({ err: error, mail: mail.id }, 'attachments cannot be read');
    return null;
  });
  if (!attachments) return 'away';
  const delivery = await observe('mail', () => transport.send({ ...mail, attachments }));
  if (delivery.outcome === 'sent') {
    await queue.markSent(mail.id, toIso(now()));
    return 'tried';
  }
  if (delivery.outcome === 'away') return 'away';
  const attempts = mail.attempts + 1;
  const isDead = delivery.outcome === 'refused' || attempts >= MAX_ATTEMPTS;
  const next = isDead ? null : toIso(now() + waitAfter(attempts));
  const problem = withoutAddresses(delivery.problem);
  await queue.markFailed(mail.id, problem, next);
  if (isDead) log.error({ mail: mail.id, attempts, problem }, 'a mail could not be delivered');
  return 'tried';
}

/** A mail is sent without a file that is gone: the rest of it is worth more than nothing. Where files cannot be read it waits. */
async function readAttachments(
  { id, attachments }: WaitingMail,
  readAttached: ReadAttached,
): Promise<Mail['attachments']> {
  const read: Mail['attachments'] = [];
  for (const { file, fileName, mimeType, content } of attachments) {
    const bytes = file === null ? content : await readAttached(file);
    if (bytes) read.push({ fileName, mimeType, content: bytes });
    else log.warn({ mail: id, file }, 'an attachment is missing');
  }
  return read;
}

/** Servers repeat the addresses and links that they refuse; they must not appear in reports and logs. */
function withoutAddresses(problem: string): string {
  return maskSecrets(problem).replace(/[^\s<>]+@[^\s<>]+/g, '…');
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
