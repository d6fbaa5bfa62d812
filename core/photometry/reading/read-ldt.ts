import { type Ldt, parseLdt } from '#core/photometry/eulumdat/ldt.ts';
import { LdtError } from '#core/photometry/eulumdat/ldt-lines.ts';
import { createFinding, type Finding, PhotometryError } from '#core/photometry/finding.ts';
import { splitLines } from '#core/photometry/reading/decode-text.ts';
import { repairLdt } from '#core/photometry/reading/repair-ldt.ts';

/**
 * Reads an EULUMDAT file leniently as long as its meaning is clear; every repaired defect is a finding.
 *
 * @throws PhotometryError with the line if the text cannot be read.
 */
export function readLdt(text: string): { ldt: Ldt; findings: Finding[] } {
  const { lines, findings } = repairLdt(splitLines(text));
  try {
    const ldt = parseLdt(lines.map((line) => line.text).join('\n'));
    if (ldt.luminaireName === '') findings.push(createFinding('name-missing', {}, 9));
    return { ldt, findings };
  } catch (error) {
    if (!(error instanceof LdtError)) throw error;
    const line = lines[error.line - 1]?.line ?? lines.at(-1)?.line ?? 1;
    throw new PhotometryError(error.problem.code, error.problem.values, line);
  }
}

/** Whether a text may be EULUMDAT: its symmetry and its counts are integers on the expected lines. */
export function looksLikeLdt(text: string): boolean {
  const lines = splitLines(text.slice(0, 4000));
  const numbers = [1, 2, 3, 5].map((index) => lines[index] ?? '');
  return lines.length > 12 && numbers.filter((value) => /^\d{1,4}\b/.test(value)).length >= 3;
}
