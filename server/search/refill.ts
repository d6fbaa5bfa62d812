import { log } from '#server/log.ts';

const RETRY_MS = 5_000;

/** Lets one filling wait for the one before, and repeats what failed until it succeeds or the next one comes. */
export function createRefill(fill: () => Promise<void>) {
  let last: Promise<void> = Promise.resolve();
  let attempts = 0;
  let isStopped = false;

  /** Rejects when the filling fails. */
  function refill(): Promise<void> {
    attempts += 1;
    last = last.catch(() => undefined).then(fill);
    return last;
  }

  /** Never fails; what is found stays as it was until it succeeds. */
  async function refillSoon(onFilled: () => void): Promise<void> {
    const filling = refill();
    const attempt = attempts;
    try {
      await filling;
      onFilled();
    } catch (error) {
      if (isStopped) return;
      log.error({ err: error }, 'the search cannot take the new content, trying again');
      setTimeout(
        () => attempts === attempt && !isStopped && void refillSoon(onFilled),
        RETRY_MS,
      ).unref();
    }
  }

  /** For the end of a process, whose database goes away. */
  function stop() {
    isStopped = true;
  }

  return { refill, refillSoon, stop };
}
