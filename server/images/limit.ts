/** Runs tasks in the order they come, at most `count` at a time. */
export function createLimit(count: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function limit<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // A task that waits takes over the place of this one.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
