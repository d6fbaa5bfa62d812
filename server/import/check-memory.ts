import { createReport, type Report } from '#server/import/content-problem.ts';

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
      known.set(key, { inputs, result });
      return result;
    },
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((input, index) => input === other[index]);
}

/** Work with its problems, which are reported again where it is remembered. Nobody may change its result. */
export function recallReported<Result>(
  report: Report,
  { key, inputs }: { key: string; inputs: readonly unknown[] },
  work: (report: Report) => Result,
): Result {
  const { memory } = report;
  if (!memory) return work(report);
  const { result, own } = memory.recall(key, inputs, () => {
    const own = createReport();
    return { result: work(own), own };
  });
  own.errors.forEach(report.error);
  own.warnings.forEach(report.warn);
  return result;
}
