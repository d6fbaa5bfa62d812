import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Transport } from '#server/mail/mail-transport.ts';

/** Writes every mail to a folder as `{Message-ID}.eml`, which mail programs open. Equal mails produce equal files. */
export function createFileTransport(folder: string, from: string): Transport {
  return {
    async send(mail) {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const path = join(folder, mailFileName(mail.messageId));
        await writeFile(`${path}.part`, await composeMail(mail, from), { mode: 0o600 });
        await rename(`${path}.part`, path);
        return { outcome: 'sent' };
      } catch (error) {
        return { outcome: 'failed', problem: (error as Error).message };
      }
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
