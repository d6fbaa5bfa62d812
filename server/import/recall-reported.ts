import { createReport, type Report } from '#server/import/content-problem.ts';

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
