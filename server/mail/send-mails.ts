import type { Mail, Transport } from '#server/mail/mail-transport.ts';

/** A mail that waits, with how often it was tried. */
type WaitingMail = Mail & { id: string; attempts: number };

/** Where mails wait: what a table of them must do. */
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
/** With these waits about two days. */
export const MAX_ATTEMPTS = 16;

/** How long a mail waits after its n-th failed attempt, n from 1: doubling from half a minute up to six hours. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

/**
 * Sends what is due, one after the other. A mail is marked after it was taken: a process that dies in between sends it
 * again under the same Message-ID.
 *
 * @returns `away` when nobody takes mail at the moment; what is left stays due.
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

/** Servers repeat the address that they refuse; reports and logs must not. */
function withoutAddresses(problem: string): string {
  return problem.replace(/[^\s<>]+@[^\s<>]+/g, '…');
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
