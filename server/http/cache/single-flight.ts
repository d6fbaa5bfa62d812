/**
 * Runs one task per key at a time: whoever asks for a key meanwhile waits for the running one. `isCurrent` tells the
 * task whether it has been forgotten, because what it has read is out of date.
 */
export function createSingleFlight<Value>() {
  const running = new Map<string, Promise<Value | null>>();

  return {
    /** The first caller gets the task's error, those who wait get null. */
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

    /** Lets tasks end for those who wait for them; the next caller starts another one. */
    forget(isForgotten: (key: string) => boolean): void {
      for (const key of running.keys()) if (isForgotten(key)) running.delete(key);
    },
  };
}
