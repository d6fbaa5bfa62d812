import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Availability, storageError } from '#server/db/availability.ts';
import type { Effect } from '#server/db/sqlite/sqlite-waits.ts';
import { log } from '#server/log.ts';

/** A file that takes the place of a lost one may still be being copied: it has to stay unchanged for so long. */
const UNCHANGED_MS = 1000;

/** Files in which SQLite holds what is not in the database file yet. */
export const SIDE_FILES = ['-wal', '-shm'];

export type FileGuardOptions = {
  path: string;
  availability: Availability;
  /** Opens the file at the path and brings its tables up to date. Rejects when it is not a database. */
  prepare(): Promise<void>;
  /** Closes the connections to the earlier file and opens them again. */
  reopen(): Promise<void>;
  unchangedMs?: number;
};

/**
 * Notices when the open database file is deleted or replaced: SQLite itself would go on writing into a file that no
 * other process can find. Reads go on, writes are refused, and a file that comes back is opened.
 */
export function createFileGuard(options: FileGuardOptions) {
  const { path, availability, unchangedMs = UNCHANGED_MS } = options;
  let opened = identityOf(path);
  let sideFiles: (string | null)[] = [];
  let isLost = false;
  let candidate = { stamp: '', since: 0 };
  let isReopening = false;

  async function reopen(): Promise<void> {
    isReopening = true;
    try {
      // Those of the lost file would be applied to the new one.
      for (const [index, suffix] of SIDE_FILES.entries()) {
        const isStale = sideFiles[index] === identityOf(path + suffix);
        if (isStale) await rm(path + suffix, { force: true });
      }
      await options.prepare();
      await options.reopen();
      opened = identityOf(path);
      sideFiles = [];
      isLost = false;
      log.warn('the database file was replaced and is open again');
      availability.noteSuccess();
    } catch (error) {
      availability.noteFailure('file was replaced and cannot be opened', error);
    } finally {
      isReopening = false;
    }
  }

  /** Reopens a file once it has not changed for a while; one that cannot be opened is tried again when it changes. */
  function considerReopening(): void {
    const stamp = stampOf(path);
    const now = performance.now();
    if (stamp !== candidate.stamp) candidate = { stamp, since: now };
    if (isReopening || now - candidate.since < unchangedMs) return;
    candidate.since = Number.POSITIVE_INFINITY;
    void reopen();
  }

  return {
    /** Checks the file before a statement. @throws AppError `storage-unavailable` when it would be stored nowhere. */
    check(effect: Effect): void {
      const current = identityOf(path);
      if (current === opened) {
        if (sideFiles.length === 0 || sideFiles.includes(null))
          sideFiles = SIDE_FILES.map((suffix) => identityOf(path + suffix));
        if (isLost) availability.noteSuccess();
        isLost = false;
        return;
      }
      isLost = true;
      const problem = `file ${current === null ? 'is missing' : 'was replaced'}`;
      if (availability.problem() === null) availability.noteFailure(problem, undefined);
      if (current !== null) considerReopening();
      if (effect !== 'none') throw storageError(problem);
    },
  };
}

/** Which file is at a path, whatever its content; null when there is none. */
function identityOf(path: string): string | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : null;
}

function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.ino}:${stats.size}:${stats.mtimeMs}` : '';
}
