import { chmod, mkdir, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from '#server/log.ts';

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHERS = 0o077;

/** Creates an empty file for its owner alone, where there is none. */
export async function createPrivateFile(path: string): Promise<void> {
  // An existing file must not be opened: closing it would release this process's locks on it, which SQLite relies on.
  const file = await open(path, 'wx', FILE_MODE).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await file?.close();
}

/** Makes a file private to its owner, if it exists. */
export async function protectFile(path: string): Promise<void> {
  await restrict(path, FILE_MODE);
}

/** Creates a folder for its owner alone; an existing one becomes that, with all files in it. */
export async function protectFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: FOLDER_MODE });
  const wasOpen = await restrict(path, FOLDER_MODE);
  if (!wasOpen) return;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const mode = entry.isDirectory() ? FOLDER_MODE : FILE_MODE;
    await restrict(join(entry.parentPath, entry.name), mode);
  }
}

/** Returns whether others had permissions. A file of another user stays as it is, and the log says so. */
async function restrict(path: string, mode: number): Promise<boolean> {
  const stats = await stat(path).catch(() => null);
  if (!stats || (stats.mode & OTHERS) === 0) return false;
  await chmod(path, mode).catch((error) =>
    log.warn({ err: error, path }, 'other users of the machine may read this'),
  );
  return true;
}
