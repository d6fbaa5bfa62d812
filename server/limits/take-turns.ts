/** Resolves when it is the caller's turn to go on. */
export type TakeTurn = () => Promise<void>;

/**
 * Returns the pause of computations that run beside requests: one of them goes on in every second round of the event
 * loop, the one that has waited longest. A plain `setImmediate` would let all of them go on before the next request is read.
 */
export function createTurns(): TakeTurn {
  const waiting: (() => void)[] = [];
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return;
    isScheduled = true;
    // Two rounds: in the first a connection is accepted, in the second its request is read.
    setImmediate(() => setImmediate(goOn));
  }

  function goOn(): void {
    isScheduled = false;
    waiting.shift()?.();
    schedule();
  }

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      schedule();
    });
}

/** The turns of this process. */
export const takeTurn = createTurns();
