import type { Run } from '#core/calculators/led-strip/plan/strip-run.ts';
import type { StripRequest } from '#core/calculators/led-strip/strip-request.ts';
import { splitQuantity } from '#core/calculators/typed-quantity.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { keysOf } from '#core/keys.ts';

/** Units of entered lengths, in millimetres. */
const unitsMm = { mm: 1, cm: 10, m: 1_000 } as const;
type Unit = keyof typeof unitsMm;

export const MAX_RUNS = 100;
const LONGEST_MM = 100_000;
const MM_PER_M = 1_000;

export type ReadRuns = {
  runsMm: Run[];
  /** First line that is not a length; null if all are. */
  wrong: string | null;
  isTooMany: boolean;
};

/**
 * Parses lengths in common notations: separated by lines or semicolons, `4 x 1200` or `1200 x 4`, and with a unit if it
 * differs from the chosen one: `1,5 m`, `150 cm`. `2400 + 1800` is one run around a corner.
 */
export function readRuns(locale: LocaleCode, { runsText, unit }: StripRequest): ReadRuns {
  const lines = runsText
    .split(/[\n;]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const runsMm: Run[] = [];
  for (const line of lines) {
    const run = line.includes('+') ? readSides(locale, line, unit) : readLine(locale, line, unit);
    if (!run) return { runsMm, wrong: line, isTooMany: false };
    if (runsMm.length + run.count > MAX_RUNS) return { runsMm, wrong: null, isTooMany: true };
    for (let turn = 0; turn < run.count; turn++) runsMm.push(run.mm);
  }
  return { runsMm, wrong: null, isTooMany: false };
}

/** Parses a cable length in metres, with or without a unit; null if invalid. */
function readMetres(locale: LocaleCode, text: string): number | null {
  const length = readFigure(locale, text.trim());
  return length && (length.value * unitsMm[length.unit ?? 'm']) / MM_PER_M;
}

/**
 * Parses the cables of the runs: one length for all, or one for each run, separated by semicolons or lines. Null if one of
 * them is invalid.
 */
export function readCables(locale: LocaleCode, text: string, mostM: number): number[] | null {
  const lengths = text.split(/[;\n]/).map((part) => readMetres(locale, part));
  const valid = lengths.filter((length) => length !== null && length >= 0 && length <= mostM);
  return valid.length === lengths.length && valid.length <= MAX_RUNS ? (valid as number[]) : null;
}

type Figure = { value: number; unit: Unit | null };

function readFigure(locale: LocaleCode, text: string): Figure | null {
  const { value, unit } = splitQuantity(locale, text) ?? {};
  if (value === undefined) return null;
  if (unit === '') return { value, unit: null };
  const named = keysOf(unitsMm).find((name) => name === unit?.toLowerCase().replace(/\.$/, ''));
  return named ? { value, unit: named } : null;
}

function readLine(locale: LocaleCode, line: string, unit: Unit) {
  const figures = line.split(/\s*[x×*]\s*/i).map((part) => readFigure(locale, part));
  const [first, second = { value: 1, unit: null }, ...rest] = figures;
  if (!first || !second || rest.length > 0) return null;
  const isSwapped = figures.length === 1 || isLength(first, second, unit);
  const [count, length] = isSwapped ? [second, first] : [first, second];
  const lengthMm = clean(length.value * unitsMm[length.unit ?? unit]);
  const isRun = count.unit === null && Number.isInteger(count.value) && count.value >= 1;
  if (!isRun || lengthMm < 1 || lengthMm > LONGEST_MM) return null;
  return { count: count.value, mm: lengthMm };
}

/** `2 x 2400 + 1800` or `2.4 + 1.8 m`: a unit at the end is that of all sides without one. */
function readSides(locale: LocaleCode, line: string, unit: Unit) {
  const [, times = '1', text = ''] = /^(?:(\d+)\s*[x×*])?(.+)$/i.exec(line) ?? [];
  const figures = text.split('+').map((part) => readFigure(locale, part.trim()));
  const common = figures.at(-1)?.unit ?? unit;
  const mm = figures.flatMap((figure) =>
    figure ? [clean(figure.value * unitsMm[figure.unit ?? common])] : [],
  );
  const isRead = mm.length === figures.length && mm.every((side) => side >= 1);
  const total = mm.reduce((sum, side) => sum + side, 0);
  const isRun = isRead && total <= LONGEST_MM && Number(times) >= 1;
  return isRun ? { count: Number(times), mm } : null;
}

/**
 * Whether the first of two numbers is the length rather than the count: it has the unit, is the larger one in
 * millimetres, or is not an integer in metres: `3 x 2` means three runs there.
 */
function isLength(first: Figure, second: Figure, unit: Unit): boolean {
  if (first.unit !== null || second.unit !== null) return second.unit === null;
  if (unit !== 'm') return first.value > second.value;
  return !Number.isInteger(first.value) && Number.isInteger(second.value);
}

/** Removes rounding errors: 1.1 m are 1100 mm. */
function clean(lengthMm: number): number {
  return Math.round(lengthMm * 1e6) / 1e6;
}
