import { checkContent } from '#server/import/check/check-content.ts';
import { type CheckMemory, createCheckMemory } from '#server/import/check-memory.ts';
import { createReport, type Problem, type Report } from '#server/import/content-problem.ts';
import type { SourceFolder } from '#server/import/read/source-folder.ts';

type ContentCheck = Omit<Parameters<typeof checkContent>[1], 'report'>;

/** Content as read, and what is wrong with it; `existing` errors do not refuse it. */
export type CheckedContent = Pick<Report, 'errors' | 'existing' | 'warnings'> & {
  checked: Awaited<ReturnType<typeof checkContent>>;
};

/** Checks content as an import does, but refuses only what could not be read. */
export function checkReadable(folder: SourceFolder, options: ContentCheck) {
  return run(folder, { ...options, memory: null, isExisting: () => true });
}

/**
 * Checks changed content as an import does. An error that the content before has in the same line is no error of the change: it
 * does not refuse it, unless what it is about could not be read.
 * @param before the content that is changed. It is only checked where the changed one has errors.
 */
export function createChangeCheck(before: SourceFolder, memory = createCheckMemory()) {
  let errorsBefore: Problem[] | null = null;
  async function findErrorsBefore(options: ContentCheck): Promise<Problem[]> {
    const { existing } = await run(before, { ...options, memory, isExisting: () => true });
    return existing;
  }
  return async (folder: SourceFolder, options: ContentCheck): Promise<CheckedContent> => {
    const strict = await run(folder, { ...options, memory, isExisting: null });
    if (strict.errors.length === 0) return strict;
    errorsBefore ??= await findErrorsBefore(options);
    if (errorsBefore.length === 0) return strict;
    const isExisting = createComparison({ before, errors: errorsBefore }, folder);
    return run(folder, { ...options, memory, isExisting });
  };
}

type Run = ContentCheck & {
  memory: CheckMemory | null;
  isExisting: ((error: Problem) => boolean) | null;
};

async function run(folder: SourceFolder, options: Run): Promise<CheckedContent> {
  const { memory, isExisting, ...others } = options;
  const report = createReport(memory, isExisting);
  // A check adds what it makes of workbooks.
  const copy = { ...folder, files: new Map(folder.files) };
  const checked = await checkContent(copy, { ...others, report });
  const { errors, existing, warnings } = report;
  return { checked, errors, existing, warnings };
}

/** Finds each error of the content before once: the same fault in a line that reads the same, wherever that is in its file. */
function createComparison(
  { before, errors }: { before: SourceFolder; errors: Problem[] },
  folder: SourceFolder,
): (error: Problem) => boolean {
  const keyBefore = createKeys(before);
  const counts = new Map<string, number>();
  for (const error of errors) {
    const key = keyBefore(error);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const keyOf = createKeys(folder);
  return (error) => {
    const key = keyOf(error);
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left > 0;
  };
}

function createKeys({ files }: SourceFolder): (error: Problem) => string {
  const lines = new Map<string, string[]>();
  const linesOf = (file: string): string[] => {
    const own = lines.get(file) ?? files.get(file)?.text?.split(/\r?\n/) ?? [];
    lines.set(file, own);
    return own;
  };
  return ({ file, place, field, problem }) => {
    const number = place && ('row' in place ? place.row : place.line);
    const line = number && (linesOf(file)[number - 1] ?? `${number}`);
    // The place in a list changes with what is above it.
    return JSON.stringify([file, line, field.replace(/\d+/g, '#'), problem]);
  };
}
