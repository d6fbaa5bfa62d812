import type { Database } from '#server/db/client.ts';
import { log } from '#server/log.ts';

const LOOK_EVERY_MS = 60_000;

/** Work that is due at times, as one process of the site does it. */
type Schedule = {
  db: Pick<Database, 'tryLock'>;
  publishDue(): Promise<void>;
};

/** Looks every minute whether the time of a change set has come, the first time at once: the site may have been down. */
export function createPublishSchedule({ db, publishDue }: Schedule) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isClosed = false;

  async function look(): Promise<void> {
    const release = await db.tryLock('schedule');
    if (!release) return;
    await publishDue().finally(release);
  }

  function plan(ms: number): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = look()
        .catch((error) => log.error({ err: error }, 'cannot look for change sets that are due'))
        .finally(() => plan(LOOK_EVERY_MS));
    }, ms).unref();
  }

  return {
    start: () => plan(0),
    /** Finishes what is being published; call it before the database is closed. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
