import { inEnglish, type Said, say } from '#core/say.ts';
import type { CheckMemory } from '#server/import/check-memory.ts';

/** Position in a file: a line of YAML or Markdown, a row of CSV, or the file as a whole. */
export type Place = { line: number } | { row: number } | null;

/** One fault of the content, described so that an editor can fix it. */
export type Problem = {
  /** Path inside the content folder. */
  file: string;
  place: Place;
  /** Column of a CSV file, or the path of a field: `questions.2.answer.es`; '' for the file as a whole. */
  field: string;
  /** The invalid value, as read; undefined when none was given. */
  value: unknown;
  /** The fault, a sentence without its full stop. */
  problem: Said;
  /** How to fix it, whole sentences. */
  whatToDo: Said;
};

/**
 * Collects problems, so that an editor sees all of them at once.
 * @param memory of an earlier check of nearly the same content.
 * @param isExisting whether an error was there before and may remain; null: none may.
 */
export function createReport(
  memory: CheckMemory | null = null,
  isExisting: ((error: Problem) => boolean) | null = null,
) {
  const errors: Problem[] = [];
  const existing: Problem[] = [];
  const warnings: Problem[] = [];
  const known = new Set<string>();
  const standIns = new Map<string, string[]>();
  const isStandIn = (file: string, field: string) =>
    standIns.get(file)?.some((path) => overlaps(path, field)) ?? false;
  /** A header that the variants of many products share is read for each of them. */
  const add = (list: Problem[], problem: Problem) => {
    const { file, place, field } = problem;
    if (isStandIn(file, field) || (list === warnings && standIns.has(file))) return;
    const key = JSON.stringify([file, place, field, problem.problem]);
    if (known.has(key)) return;
    known.add(key);
    list.push(problem);
  };
  let isRead = false;
  const fail = (problem: Problem) => add(errors, problem);
  return {
    memory,
    errors,
    existing,
    warnings,
    error: (problem: Problem) =>
      isRead && isExisting?.(problem) ? add(existing, problem) : fail(problem),
    /** An error of something that could not be read: without it the content would lack what it has. */
    fail,
    /** Everything is read: until now each error is one of something that could not be. */
    endReading(): void {
      isRead = true;
    },
    warn: (problem: Problem) => add(warnings, problem),
    /** Whether invalid records are checked, too, with stand-ins in place of what is invalid: set by `checkContent`. */
    completes: false,
    /** From now on nothing is reported of these fields of a file, nor anything doubtful of the others. */
    standIn: (file: string, faulty: string[]) => standIns.set(file, faulty),
    isStandIn,
  };
}

/** Whether one field is the other, or in it. */
function overlaps(one: string, other: string): boolean {
  return `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);
}

export type Report = ReturnType<typeof createReport>;

/**
 * Formats a problem as one line for a terminal:
 * `content/…/variants.csv row 7, column cri: '8O' is not a whole number. Write digits only.`
 * @param folder the content folder as its user named it.
 */
export function formatProblem(problem: Problem, folder: string): string {
  const { file, place, field } = problem;
  const path = `${folder.replace(/\/+$/, '')}/${file}`.replace(/\/$/, '');
  const at = place ? ('row' in place ? ` row ${place.row}` : ` line ${place.line}`) : '';
  const name = place && 'row' in place ? 'column' : 'field';
  const where = field ? `${path}${at}, ${name} ${field}` : `${path}${at}`;
  return `${where}: ${inEnglish(problem.problem)}. ${inEnglish(problem.whatToDo)}`;
}

/** A value as quoted in a problem, cut to a readable length. */
export function quote(value: unknown): Said {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const short = text.length > 80 ? `${text.slice(0, 77)}...` : text;
  return say`'${short.replace(/\s+/g, ' ')}'`;
}
