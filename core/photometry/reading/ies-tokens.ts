import { LARGEST_NUMBER } from '#core/photometry/eulumdat/ldt-lines.ts';
import { PhotometryError, type RefusalCode } from '#core/photometry/finding.ts';
import { scanNumbers } from '#core/photometry/reading/scan-numbers.ts';

/** Reads the numbers of an IES file in sequence; records may span lines. */
export type IesTokens = {
  /** Returns the next number. Throws PhotometryError at the end of the file or at anything else. */
  next(): number;
  /** Returns the next number; rejects it with `code` if it is below 0, or 0 unless `canBeZero`. */
  nextFigure(code: RefusalCode, canBeZero: boolean): number;
  nextWhole(range: { min: number; max: number }): number;
  list(count: number): number[];
  intensities(count: number): number[];
  /** Number of remaining numbers. */
  left(): number;
  /** Line of the number read last, 1-based. */
  line(): number;
};

/**
 * Numbers from line `from` on (0-based), separated by blanks, commas or semicolons; a comma may be a decimal sign
 * instead.
 */
export function createIesTokens(
  lines: readonly string[],
  options: { from: number; hasDecimalCommas?: boolean },
): IesTokens {
  const comma = options.hasDecimalCommas ? 'decimal' : 'separator';
  const scanned = scanNumbers(lines, { from: options.from, comma });
  const { values } = scanned;
  let position = 0;

  const line = () => (scanned.lines[Math.max(0, position - 1)] ?? lines.length - 1) + 1;

  function next(): number {
    const value = values[position];
    if (value === undefined) throw new PhotometryError('cut-short', {}, lines.length);
    position += 1;
    if (Number.isNaN(value)) {
      // Numbers are read in sequence, so the first invalid one is the first word.
      const value = scanned.firstWord?.slice(0, 40) ?? '';
      throw new PhotometryError('not-a-number', { value }, line());
    }
    if (Math.abs(value) > LARGEST_NUMBER) {
      const range = { min: -LARGEST_NUMBER, max: LARGEST_NUMBER };
      throw new PhotometryError('out-of-range', { value, ...range }, line());
    }
    return value;
  }

  function nextFigure(code: RefusalCode, canBeZero: boolean): number {
    const value = next();
    if (value > 0 || (value === 0 && canBeZero)) return value;
    throw new PhotometryError(code, { value }, line());
  }

  return {
    next,
    nextFigure,
    nextWhole({ min, max }) {
      const value = next();
      if (!Number.isInteger(value)) throw new PhotometryError('not-whole', { value }, line());
      if (value < min || value > max) {
        throw new PhotometryError('out-of-range', { value, min, max }, line());
      }
      return value;
    },
    list: (count) => Array.from({ length: count }, next),
    intensities(count) {
      // Most of a file: plain intensities are read without a call for each.
      const start = position;
      while (position < start + count && isIntensity(values[position])) position += 1;
      const row = values.slice(start, position);
      while (row.length < count) row.push(nextFigure('negative-intensity', true));
      return row;
    },
    left: () => values.length - position,
    line,
  };
}

function isIntensity(value: number | undefined): boolean {
  return value !== undefined && value >= 0 && value <= LARGEST_NUMBER;
}
