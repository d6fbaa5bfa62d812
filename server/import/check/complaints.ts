import { type Said, type SaidValue, say } from '#core/say.ts';
import { quote, type Report } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import type { FieldPath, Sourced } from '#server/import/read/parse-yaml.ts';

/** The fault of a value and how to fix it; an error by default. */
export type Fault = { problem: Said; whatToDo: Said; severity?: 'error' | 'warn' };

/** Reports a fault of one field of a record. */
export type Complain = (path: FieldPath, value: unknown, fault: Fault) => void;

/** Reports faults of one record, with the line of the field, or of a line of its text. */
export function complaintsAbout(
  source: Pick<Sourced<unknown>, 'file' | 'locate'>,
  report: Report,
  lineOfText?: number,
): Complain {
  return (path, value, { severity = 'error', ...fault }) =>
    report[severity]({
      file: source.file,
      place: source.locate(path, lineOfText),
      field: path.join('.'),
      value,
      ...fault,
    });
}

/** Reports faults of one row of a CSV file; paths are names of columns. */
export function complaintsAboutRow(file: string, row: number, report: Report): Complain {
  return complaintsAbout({ file, locate: () => ({ row }) }, report);
}

/** Reports a code that is not one of the known codes. */
export function mustBeKnown(
  complain: Complain,
  { path, code }: { path: FieldPath; code: string },
  { known, what, where }: { known: ReadonlySet<string>; what: Said; where: SaidValue },
): void {
  if (known.has(code)) return;
  const whatToDo = say`${didYouMean(code, known)}Use a code from ${where}, or add the record there.`;
  complain(path, code, { problem: say`${quote(code)} is not a known ${what}`, whatToDo });
}

/** Claims a value for its owner, a file or a row; returns the previous owner, or null when there is none. */
export type Claim = (scope: string, value: string, owner: SaidValue) => SaidValue | null;

/** Finds duplicates of values that must be unique. */
export function createUniqueness(): Claim {
  const owners = new Map<string, SaidValue>();
  return (scope, value, owner) => {
    const key = `${scope}\0${value}`;
    const first = owners.get(key) ?? null;
    if (first === null) owners.set(key, owner);
    return first;
  };
}

/** Claims a value of a field, and reports a duplicate. */
export type ClaimField = (scope: string, path: FieldPath, value: string) => void;

/** Claims values for the fields of one file; a duplicate is reported with the place of the first. */
export function createFieldClaims({
  claim,
  complain,
  file,
}: {
  claim: Claim;
  complain: Complain;
  file: string;
}): ClaimField {
  return (scope, path, value) => {
    const owner = claim(scope, value, file);
    if (owner === null) return;
    const problem =
      owner === file
        ? say`${quote(value)} is used already in the same file`
        : say`${quote(value)} is used already in ${owner}`;
    complain(path, value, { problem, whatToDo: say`Choose another one.` });
  };
}
