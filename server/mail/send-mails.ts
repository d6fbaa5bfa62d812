import { maskSecrets } from '#server/log.ts';
import type { Mail, Transport } from '#server/mail/mail-transport.ts';

/** A queued mail with the number of attempts so far. */
type WaitingMail = Mail & { id: string; attempts: number };

/** Interface of the mail queue. */
type MailQueue = {
  listDue(now: string, limit: number): Promise<WaitingMail[]>;
  markSent(id: string, now: string): Promise<void>;
  /** `nextAttempt` null: a dead letter. */
  markFailed(id: string, error: string, nextAttempt: string | null): Promise<void>;
};

export type SendOptions = {
  queue: MailQueue;
  transport: Transport;
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
  { queue, transport, now = Date.now }: SendOptions,
): Promise<'tried' | 'away'> {
  const delivery = await transport.send(mail);
  if (delivery.outcome === 'sent') {
    await queue.markSent(mail.id, toIso(now()));
    return 'tried';
  }
  if (delivery.outcome === 'away') return 'away';
  const attempts = mail.attempts + 1;
  const isDead = delivery.outcome === 'refused' || attempts >= MAX_ATTEMPTS;
  const next = isDead ? null : toIso(now() + waitAfter(attempts));
  await queue.markFailed(mail.id, withoutAddresses(delivery.problem), next);
  return 'tried';
}

/** Servers repeat the addresses and links that they refuse; they must not appear in reports and logs. */
function withoutAddresses(problem: string): string {
  return maskSecrets(problem).replace(/[^\s<>]+@[^\s<>]+/g, '…');
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
