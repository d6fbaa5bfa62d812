import { composeMail } from '#server/mail/compose-mail.ts';
import type { Transport } from '#server/mail/mail-transport.ts';

export type Outbox = {
  /** Stores a file as a whole or not at all. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns whether as many bytes may be written. */
  admits(bytes: number): Promise<boolean>;
};

/**
 * Writes every mail as a file `{Message-ID}.eml`, which mail programs open. Equal mails produce equal files. An outbox
 * that takes none is away, as a server may be: mails wait.
 */
export function createFileTransport({ write, admits }: Outbox, from: string): Transport {
  return {
    async send(mail) {
      let bytes: Uint8Array;
      try {
        bytes = await composeMail(mail, from);
      } catch (error) {
        return { outcome: 'failed', problem: (error as Error).message };
      }
      if (!(await admits(bytes.length))) return { outcome: 'away', problem: 'the outbox is full' };
      return write(mailFileName(mail.messageId), bytes).then(
        () => ({ outcome: 'sent' }),
        (error: Error) => ({ outcome: 'away', problem: error.message }),
      );
    },
    close() {},
  };
}

/** The file of a mail in the outbox. */
export function mailFileName(messageId: string): string {
  return `${messageId.replace(/[^A-Za-z0-9.@_-]/g, '')}.eml`;
}
