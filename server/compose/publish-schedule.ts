import { log } from '#server/log.ts';

const LOOK_EVERY_MS = 60_000;

/** Looks every minute whether the time of a change set has come, the first time at once: the site may have been down. */
export function createPublishSchedule(publishDue: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isClosed = false;

  function plan(ms: number): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = publishDue()
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
