import { createFileTransport, outboxIn } from '#server/mail/file-transport.ts';
import type { Transport } from '#server/mail/mail-transport.ts';
import { createSmtpTransport } from '#server/mail/smtp-transport.ts';

export type MailSettings = {
  /** smtp:// or smtps://; without it mails are written to `{dataDir}/outbox`. */
  smtpUrl?: string | undefined;
  /** Sender of mails: an address, or a name with an address in angle brackets. */
  from: string;
};

/** Opens the transport of the site's mail. */
export function openTransport({ smtpUrl, from }: MailSettings, dataDir: string): Transport {
  if (smtpUrl) return createSmtpTransport(smtpUrl, from);
  return createFileTransport(outboxIn(dataDir), from);
}
