import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Transport } from '#server/mail/mail-transport.ts';

export type Outbox = {
  folder: string;
  /** Returns whether as many bytes may be written. */
  admits(bytes: number): Promise<boolean>;
};

/**
 * Writes every mail to a folder as `{Message-ID}.eml`, which mail programs open. Equal mails produce equal files. A
 * folder that takes none is away, as a server may be: mails wait.
 */
export function createFileTransport({ folder, admits }: Outbox, from: string): Transport {
  async function write(name: string, bytes: Uint8Array): Promise<void> {
    const path = join(folder, name);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
    } catch (error) {
      await rm(`${path}.part`, { force: true }).catch(() => {});
      throw error;
    }
  }

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

/** Folder below `DATA_DIR` for mails when no server is configured. */
export function outboxIn(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** The file of a mail in the outbox. */
export function mailFileName(messageId: string): string {
  return `${messageId.replace(/[^A-Za-z0-9.@_-]/g, '')}.eml`;
}
