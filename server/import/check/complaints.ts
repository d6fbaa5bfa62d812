import { quote, type Report } from '#server/import/content-problem.ts';
import { didYouMean } from '#server/import/nearest.ts';
import type { FieldPath, Sourced } from '#server/import/read/parse-yaml.ts';

/** Tells a problem of one field of a record. */
export type Complain = (
  path: FieldPath,
  value: unknown,
  problem: string,
  whatToDo: string,
  severity?: 'error' | 'warn',
) => void;

/** Complaints about one record, with the line of the field, or of a line of its text. */
export function complaintsAbout(
  source: Pick<Sourced<unknown>, 'file' | 'locate'>,
  report: Report,
  lineOfText?: number,
) {
  const complain: Complain = (path, value, problem, whatToDo, severity = 'error') =>
    report[severity]({
      file: source.file,
      place: source.locate(path, lineOfText),
      field: path.join('.'),
      value,
      problem,
      whatToDo,
    });
  return complain;
}

/** Complains unless a code is one of those known. */
export function mustBeKnown(
  complain: Complain,
  path: FieldPath,
  code: string,
  { known, what, where }: { known: ReadonlySet<string>; what: string; where: string },
): void {
  if (known.has(code)) return;
  const whatToDo = `${didYouMean(code, known)}Use a code from ${where}, or add the record there.`;
  complain(path, code, `${quote(code)} is not a known ${what}`, whatToDo);
}

/** Finds values that must not come twice. */
export function createUniqueness() {
  const seen = new Map<string, string>();
  /** Complains when somebody else claimed the value before; `owner` says where, for the second one's reader. */
  return function claim(scope: string, value: string, owner: string, tell: (by: string) => void) {
    const key = `${scope}\0${value}`;
    const first = seen.get(key);
    if (first !== undefined) tell(first);
    else seen.set(key, owner);
  };
}

export type Claim = ReturnType<typeof createUniqueness>;

/** Claims a value of a field; a second claim is told with the place of the first. */
export function claimField(
  { claim, complain, file }: { claim: Claim; complain: Complain; file: string },
  scope: string,
  path: FieldPath,
  value: string,
): void {
  claim(scope, value, file, (by) => {
    const place = by === file ? 'in the same file' : `in ${by}`;
    complain(path, value, `${quote(value)} is used already ${place}`, 'Choose another one.');
  });
}
