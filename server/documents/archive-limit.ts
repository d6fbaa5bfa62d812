import { AppError } from '#core/app-error.ts';
import { currentVisitor } from '#server/limits/current-visitor.ts';
import { noteQueue, noteRefusal } from '#server/observe/signals.ts';

const MAX_ARCHIVES = 8;
const MAX_OWN_ARCHIVES = 3;
const OWN_RETRY_S = 30;

/** Limits the large files that are being sent at a time, in all and to one visitor. */
export function createArchiveLimit() {
  /** Visitors of the files that are being sent. */
  const running: string[] = [];
  const note = () => noteQueue({ queue: 'archives', running: running.length, waiting: 0 });

  return {
    /** @throws AppError `too-many-requests` or `selection-busy` where a file more would be too many */
    refuseTooMany(text: string): void {
      const own = running.filter((visitor) => visitor === currentVisitor());
      if (own.length >= MAX_OWN_ARCHIVES) {
        noteRefusal('archives');
        throw new AppError('too-many-requests', { retryAfterS: OWN_RETRY_S });
      }
      if (running.length < MAX_ARCHIVES) return;
      noteRefusal('archives');
      throw new AppError('selection-busy', { text });
    },

    /** Counts a file for its visitor while its bytes are read. */
    async *count(visitor: string, bytes: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
      running.push(visitor);
      note();
      try {
        yield* bytes;
      } finally {
        running.splice(running.indexOf(visitor), 1);
        note();
      }
    },
  };
}

export type ArchiveLimit = ReturnType<typeof createArchiveLimit>;
