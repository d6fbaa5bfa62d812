/** What an earlier check of nearly the same content has found out. */
export type CheckMemory = {
  /** The latest result under a key if it came from the same inputs, else a new one. */
  recall<Result>(key: string, inputs: readonly unknown[], work: () => Result): Result;
};

export function createCheckMemory(): CheckMemory {
  const known = new Map<string, { inputs: readonly unknown[]; result: unknown }>();
  return {
    recall<Result>(key: string, inputs: readonly unknown[], work: () => Result): Result {
      const found = known.get(key);
      if (found && isSame(found.inputs, inputs)) return found.result as Result;
      const result = work();
      const entry = { inputs, result };
      known.set(key, entry);
      // What could not be read this time may be read the next time.
      if (result instanceof Promise)
        result.catch(() => known.get(key) === entry && known.delete(key));
      return result;
    },
  };
}

/** The result of an earlier check from the same inputs, or of `work` without a memory. Nobody may change it. */
export function recall<Result>(
  { memory }: { memory: CheckMemory | null },
  [key, ...inputs]: readonly [key: string, ...inputs: unknown[]],
  work: () => Result,
): Result {
  return memory ? memory.recall(key, inputs, work) : work();
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((input, index) => input === other[index]);
}
