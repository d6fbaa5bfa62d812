import type { ContentFinding, ContentFindings } from '#core/studio/changes/change-set.ts';

/** A finding of the importer; an error refuses the content, unless the base version has it, too. A warning does not. */
export type Finding = ContentFinding & { isError: boolean; isExisting?: boolean };

/** Errors first. */
export function listFindings(found: Partial<Omit<ContentFindings, 'state'>>): Finding[] {
  const { errors = [], existing = [], warnings = [] } = found;
  return [
    ...errors.map((one) => ({ ...one, isError: true })),
    ...existing.map((one) => ({ ...one, isError: true, isExisting: true })),
    ...warnings.map((one) => ({ ...one, isError: false })),
  ];
}

/** Findings of one cause. */
export type Cause<Found extends ContentFinding = ContentFinding> = [Found, ...Found[]];

/** The same fault of the same value in the same column or field, wherever it is; the place in a list does not matter. */
export function groupByCause<Found extends ContentFinding>(
  findings: readonly Found[],
): Cause<Found>[] {
  const causes = Map.groupBy(findings, ({ field, problem, whatToDo }) =>
    [field.replace(/\d+/g, '#'), problem, whatToDo].join('\0'),
  );
  return [...causes.values()] as Cause<Found>[];
}

/** The sheet of a workbook that a finding is of, as the check names it; null for other files. */
export function sheetOf({ file }: Pick<ContentFinding, 'file'>) {
  const [, book, sheet] = /^(.+\.xlsx), sheet (.+)$/i.exec(file) ?? [];
  return book && sheet ? { book, sheet } : null;
}

/** Tells a finding from others of its file. */
export const keyOfFinding = ({ file, place, field, problem }: ContentFinding): string =>
  JSON.stringify([file, place, field, problem]);

/**
 * The line of a finding about a text; undefined for all others.
 * @param front lines of the file above its text.
 */
export function lineOfText({ file, field, place }: ContentFinding, front = 0): number | undefined {
  const isOfText = file.endsWith('.md') && field === '' && place && 'line' in place;
  return isOfText && place.line > front ? place.line - front : undefined;
}
