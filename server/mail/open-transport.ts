import { createFileTransport, type Outbox } from '#server/mail/file-transport.ts';
import type { Transport } from '#server/mail/mail-transport.ts';
import { createSmtpTransport } from '#server/mail/smtp-transport.ts';

export type MailSettings = {
  /** smtp:// or smtps://; without it mails are written to the outbox. */
  smtpUrl?: string | undefined;
  /** Sender of mails: an address, or a name with an address in angle brackets. */
  from: string;
  /** Address that is told of mails that could not be delivered. */
  operator?: string | undefined;
};

/** Opens the transport of the site's mail. @param outbox takes it without a server */
export function openTransport({ smtpUrl, from }: MailSettings, outbox: Outbox): Transport {
  if (smtpUrl) return createSmtpTransport(smtpUrl, from);
  return createFileTransport(outbox, from);
}
