import { log } from '#server/log.ts';
import type { Delivery } from '#server/mail/mail-transport.ts';
import { type SendOptions, sendDueMails, waitAfter } from '#server/mail/send-mails.ts';

const LOOK_EVERY_MS = 10_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

type SenderOptions = SendOptions & {
  /** Acquires the lock that lets only one process send; null when another process has it. */
  tryLock(name: string): Promise<(() => Promise<void>) | null>;
  lookEveryMs?: number;
  /** Called after a run in which servers took mail; returns true when it queued another. */
  report?: () => Promise<boolean>;
  /** Pause after the n-th consecutive run in which no server was available. */
  pauseAfter?: (count: number) => number;
};

const pauseFor = (count: number) => Math.min(waitAfter(count), LONGEST_PAUSE_MS);

/** Sends mail in the background: soon after it was stored, including mail left by other processes. */
export function createMailSender(options: SenderOptions) {
  const { tryLock, report, lookEveryMs = LOOK_EVERY_MS, pauseAfter = pauseFor } = options;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const pauses = createPauses(pauseAfter);
  let isClosed = false;
  let isRequested = false;

  function plan(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(run, ms).unref();
  }

  function run(): void {
    if (running) {
      isRequested = true;
      return;
    }
    isRequested = false;
    running = look()
      .catch((error) => log.error({ err: error }, 'cannot send mail'))
      .finally(() => {
        running = null;
        plan(isRequested ? 0 : Math.max(lookEveryMs, pauses.until() - Date.now()));
      });
  }

  async function look(): Promise<void> {
    if (Date.now() < pauses.until()) return;
    const release = await tryLock('mail');
    if (!release) return;
    try {
      const outcome = await sendDueMails(options);
      pauses.note(outcome);
      if (outcome === 'done' && (await report?.())) isRequested = true;
    } finally {
      await release();
    }
  }

  return {
    /** Sends due mail now and periodically from then on. */
    start: run,
    /** Called after mail was stored. */
    wake: run,
    /** Finishes the mail that is being sent. Queued mails stay in the table. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await running;
      options.transport.close();
    },
  };
}

/** How long to wait before another try after the mail server was unavailable. */
function createPauses(pauseAfter: (count: number) => number) {
  let timesAway = 0;
  let pausedUntil = 0;
  return {
    until: () => pausedUntil,
    note(outcome: 'done' | Extract<Delivery['outcome'], 'away'>): void {
      if (outcome === 'done') {
        if (timesAway > 0) log.info('mail is being sent again');
        timesAway = 0;
        return;
      }
      timesAway += 1;
      pausedUntil = Date.now() + pauseAfter(timesAway);
      log.warn(
        { pausedUntil: new Date(pausedUntil).toISOString() },
        'the mail server is unavailable',
      );
    },
  };
}
