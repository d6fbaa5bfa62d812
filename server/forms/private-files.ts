import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFileName } from '#server/mail/file-transport.ts';

/** Folder below `DATA_DIR` of files that visitors send; it is never served. */
export function privateFolderIn(dataDir: string): string {
  return join(dataDir, 'private');
}

/** Folder of the claims' photos below `DATA_DIR`; it is never served. */
export function photoFolderIn(dataDir: string): string {
  return join(privateFolderIn(dataDir), 'claims');
}

/** Folder of uploads that are being read; it is never served. */
export function uploadFolderIn(dataDir: string): string {
  return join(privateFolderIn(dataDir), 'uploads');
}

/** Removes mails from the outbox by their Message-IDs. Returns the number of files removed. */
export async function removeMailFiles(outbox: string, messageIds: string[]): Promise<number> {
  const there = new Set(await readdir(outbox).catch((): string[] => []));
  const names = messageIds.map(mailFileName);
  // Files left half-written by a terminated process have another name.
  const files = names.flatMap((name) => [name, `${name}.part`]).filter((name) => there.has(name));
  for (const file of files) await rm(join(outbox, file), { force: true });
  return files.length;
}

/** Removes the files of a folder that were last written before a time. Returns the number of files removed. */
export async function removeOldFiles(
  folder: string,
  before: number,
  isMeant: (file: string) => boolean = () => true,
): Promise<number> {
  const files = await readdir(folder).catch((): string[] => []);
  let count = 0;
  for (const file of files.filter(isMeant)) {
    const path = join(folder, file);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs >= before) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}
