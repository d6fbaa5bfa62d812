/** Starts a task at the first call only; `result` is its result, once it has one. */
export function once<T>(
  task: () => Promise<T>,
): (() => Promise<T>) & { result: () => T | undefined } {
  let started: Promise<T> | undefined;
  let result: T | undefined;
  const run = () => {
    started ??= task().then((value) => {
      result = value;
      return value;
    });
    return started;
  };
  return Object.assign(run, { result: () => result });
}
