import type { IncomingMail, MailHead } from '#server/mail/incoming/incoming-mail.ts';
import { readHead, readMail } from '#server/mail/incoming/read-mail.ts';
import { runJobs } from '#server/workers/run-jobs.ts';

export type MailJob = { kind: 'head' | 'whole'; bytes: Uint8Array };
export type MailResult = { head: MailHead } | { mail: IncomingMail };

runJobs(async ({ kind, bytes }: MailJob): Promise<MailResult> => {
  return kind === 'head' ? { head: await readHead(bytes) } : { mail: await readMail(bytes) };
});
