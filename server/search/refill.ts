import { log } from '#server/log.ts';

const RETRY_MS = 5_000;

/** Serialises fills, and retries a failed one until it succeeds or the next one starts. */
export function createRefill(fill: () => Promise<void>) {
  let last: Promise<void> = Promise.resolve();
  let attempts = 0;
  let isStopped = false;

  /** Rejects when the fill fails. */
  function refill(): Promise<void> {
    attempts += 1;
    last = last.catch(() => undefined).then(fill);
    return last;
  }

  /** Never rejects; the search serves the previous content until a fill succeeds. */
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

  /** Stops retries at the end of a process, when its database is closed. */
  function stop() {
    isStopped = true;
  }

  return { refill, refillSoon, stop };
}
