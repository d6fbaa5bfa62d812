import { mkdir, opendir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** Folders of `DATA_DIR` whose files cannot be made again. */
export const dataFolders = ['media', 'private', 'outbox'];

/** Uploads that are being read, and files that are being written. */
const TRANSIENT = /^private\/uploads\/|\.part$/;

/** Lists the files in them, as paths relative to `DATA_DIR`. */
export async function* listDataFiles(dataDir: string): AsyncGenerator<string> {
  for (const folder of dataFolders) {
    const entries = await opendir(join(dataDir, folder), { recursive: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return [];
      },
    );
    for await (const entry of entries) {
      const name = relative(dataDir, join(entry.parentPath, entry.name));
      if (entry.isFile() && !TRANSIENT.test(name)) yield name;
    }
  }
}

/** Whether a name in an archive is that of such a file, and of none outside `DATA_DIR`. */
export function isDataFile(name: string): boolean {
  const [folder = '', ...rest] = name.split('/');
  const isPlain = rest.every((part) => part !== '' && part !== '..' && /^[^\0\\]+$/.test(part));
  return dataFolders.includes(folder) && rest.length > 0 && isPlain;
}

/** Creates the folder of such a file: all but media are for the site's user alone. */
export async function createFolderOf(dataDir: string, name: string): Promise<void> {
  const mode = name.startsWith('media/') ? 0o755 : 0o700;
  await mkdir(dirname(join(dataDir, name)), { recursive: true, mode });
}
