/**
 * Runs one task per key at a time: later callers of the key wait for the running task. `isCurrent` tells the task
 * whether it has been forgotten because the data it has read is out of date.
 */
export function createSingleFlight<Value>() {
  const running = new Map<string, Promise<Value | null>>();

  return {
    /** The first caller gets the task's error, waiting callers get null. */
    run(key: string, task: (isCurrent: () => boolean) => Promise<Value | null>) {
      const shared = running.get(key);
      if (shared) return shared.catch(() => null);
      const isCurrent = () => running.get(key) === started;
      const started = task(isCurrent).finally(() => {
        if (isCurrent()) running.delete(key);
      });
      running.set(key, started);
      return started;
    },

    /** Forgets running tasks: they end for their waiting callers, and the next caller starts a new one. */
    forget(isForgotten: (key: string) => boolean): void {
      for (const key of running.keys()) if (isForgotten(key)) running.delete(key);
    },
  };
}
