import { log } from '#server/log.ts';
import type { OpenMailbox } from '#server/mail/incoming/imap-mailbox.ts';
import { type Cursor, type TakeOptions, takeMails } from '#server/mail/incoming/take-mails.ts';

const LOOK_EVERY_MS = 60_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

type WatchOptions<Thread> = Pick<TakeOptions<Thread>, 'recipient' | 'readHead' | 'readMail'> & {
  /** Its name in the database. */
  name: string;
  open: OpenMailbox;
  /** How far mailboxes have been read, by their names. */
  cursors: {
    find(mailbox: string): Promise<Cursor | null>;
    move(mailbox: string, cursor: Cursor): Promise<void>;
  };
  /** Acquires the lock that lets only one process look; null when another process has it. */
  tryLock(name: string): Promise<(() => Promise<void>) | null>;
  lookEveryMs?: number;
};

/**
 * Looks into a mailbox every minute. The first look remembers where the mailbox ends: earlier mails are those that
 * people have dealt with.
 */
export function watchMailbox<Thread>(options: WatchOptions<Thread>) {
  const { name, tryLock, lookEveryMs = LOOK_EVERY_MS } = options;
  const tries = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isClosed = false;
  let failures = 0;

  async function look(): Promise<void> {
    const release = await tryLock('mailbox');
    if (!release) return;
    try {
      await lookInto(options, tries);
    } finally {
      await release();
    }
  }

  function noteFailure(error: unknown): void {
    failures += 1;
    if (failures === 1) log.warn({ err: error, mailbox: name }, 'the mailbox cannot be read');
  }

  function noteSuccess(): void {
    if (failures > 0) log.info({ mailbox: name }, 'the mailbox is being read again');
    failures = 0;
  }

  function run(): void {
    running ??= look()
      .then(noteSuccess, noteFailure)
      .finally(() => {
        running = null;
        const pause = Math.min(lookEveryMs * 2 ** failures, LONGEST_PAUSE_MS);
        if (!isClosed) timer = setTimeout(run, Math.max(pause, lookEveryMs)).unref();
      });
  }

  return {
    /** Looks now, and periodically from then on. */
    start: run,
    /** Finishes the look. What was not stored is found by the next one. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function lookInto<Thread>(
  { name, open, cursors, ...reading }: WatchOptions<Thread>,
  tries: Map<number, number>,
): Promise<void> {
  const mailbox = await open();
  try {
    const move = (cursor: Cursor) => cursors.move(name, cursor);
    const cursor = await cursors.find(name);
    if (!cursor) {
      await move({ uidValidity: mailbox.uidValidity, lastUid: mailbox.uidNext - 1 });
      return;
    }
    await takeMails(mailbox, cursor, { ...reading, move, tries });
  } finally {
    await mailbox.close();
  }
}
