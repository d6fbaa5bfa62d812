/** Runs tasks in order of arrival, at most `count` at a time. */
export function createLimit(count: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function limit<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      // A waiting task takes the slot of this one.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
