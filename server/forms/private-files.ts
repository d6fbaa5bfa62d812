import type { FileStore } from '#server/files/file-store.ts';
import { mailFileName } from '#server/mail/file-transport.ts';

/** Removes mails from the outbox by their Message-IDs. Returns the number of files removed. */
export async function removeMailFiles(outbox: FileStore, messageIds: string[]): Promise<number> {
  let count = 0;
  for (const id of messageIds) {
    if (await outbox.remove(mailFileName(id))) count += 1;
  }
  return count;
}

/** Removes the files of a store that were last written before a time. Returns the number of files removed. */
export async function removeOldFiles(
  store: FileStore,
  before: number,
  isMeant: (file: string) => boolean = () => true,
): Promise<number> {
  let count = 0;
  for await (const { name, changed } of store.list()) {
    if (changed.getTime() >= before || !isMeant(name)) continue;
    if (await store.remove(name)) count += 1;
  }
  return count;
}
