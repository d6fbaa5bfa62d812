import type { IncomingMail, MailHead } from '#server/mail/incoming/incoming-mail.ts';
import type { MailJob, MailResult } from '#server/mail/incoming/read-mail-worker.ts';
import { startThread } from '#server/workers/start-worker.ts';
import { createWorkQueue } from '#server/workers/work-queue.ts';

const SCRIPT = new URL('./read-mail-worker.ts', import.meta.url);
const MEMORY_MB = 512;
const TIMEOUT_MS = 60_000;
const ESTIMATE_MS = 50;

/** Reads mails in a thread of its own: anybody can send one that takes long or much memory. */
export function createMailThread() {
  const { run, close } = createWorkQueue<MailJob, MailResult>({
    start: () => startThread({ script: SCRIPT, memoryMb: MEMORY_MB }),
    maxWaiting: 10,
    maxOwnWaiting: 10,
    estimateMs: () => ESTIMATE_MS,
    timeoutMs: () => TIMEOUT_MS,
    failed: (problem) => new Error(`A mail cannot be read: ${problem}`),
    timedOut: (_job, limit) => new Error(`A mail took more than ${limit / 1000} s.`),
  });
  const runJob = (job: MailJob) => run(job, (read) => read());
  return {
    /** @throws Error for a header block that cannot be read */
    async readHead(bytes: Uint8Array): Promise<MailHead> {
      const result = await runJob({ kind: 'head', bytes });
      if (!('head' in result)) throw new Error('There is no head.');
      return result.head;
    },
    /** @throws Error for a mail that cannot be read */
    async readMail(bytes: Uint8Array): Promise<IncomingMail> {
      const result = await runJob({ kind: 'whole', bytes });
      if (!('mail' in result)) throw new Error('There is no mail.');
      return result.mail;
    },
    close,
  };
}

export type MailThread = ReturnType<typeof createMailThread>;
