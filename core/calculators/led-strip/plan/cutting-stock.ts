import { fillBins } from '#core/calculators/led-strip/plan/fill-bins.ts';
import { type Run, sidesOf } from '#core/calculators/led-strip/plan/strip-run.ts';
import { missing } from '#core/missing.ts';

/** Stock lengths of a profile and the kerf of the saw. */
export type Stock = {
  /** Bar lengths, millimetres; at least one. */
  stockMm: readonly number[];
  kerfMm: number;
};

/** A part of a run that is cut from one bar. */
type Piece = {
  /** Index of the run. */
  run: number;
  /** Index of its side; absent from the first. */
  side?: number;
  lengthMm: number;
};

/** A bar to buy and its pieces in cutting order. The kerf counts as waste. */
export type Bar = { stockMm: number; pieces: Piece[]; wasteMm: number };

/** Plans count as equal if their lengths differ by less than this. */
const TOLERANCE_MM = 1e-6;

/**
 * Plans which bars to buy for some runs and how to cut them: the fewest bars, since each one is a joint, a cut and a
 * length to carry, and of those the least material. A run longer than the longest bar consists of whole bars and a
 * remainder. This is the one-dimensional cutting-stock problem (Gilmore and Gomory, 1961); see `fillBins` for the
 * algorithm. With a kerf k, pieces of l fit a bar of b if Σ(l + k) ≤ b + k: the last piece needs no cut behind it.
 *
 * @param runsMm none negative. Each side of a run is cut by itself, for its mitres.
 */
export function planBars(runsMm: readonly Run[], { stockMm, kerfMm }: Stock): Bar[] {
  const stocks = [...new Set(stockMm)].toSorted((a, b) => a - b);
  const longest = stocks.at(-1) as number;
  const pieces = runsMm.flatMap((one, run) =>
    sidesOf(one).flatMap((length, side) =>
      splitRun(length, side > 0 ? { run, side } : { run }, longest),
    ),
  );
  const largest = Math.max(0, ...pieces.map(({ lengthMm }) => lengthMm));
  const plans = stocks
    .filter((stock) => stock + TOLERANCE_MM >= largest)
    .map((main) => {
      const sizes = pieces.map(({ lengthMm }) => lengthMm + kerfMm);
      return fillBins(sizes, main + kerfMm).map((bin) => {
        const inBin = bin.map((index) => pieces[index] ?? missing());
        return cutFrom(inBin, { stocks, kerfMm });
      });
    });
  return plans.reduce((best, plan) => (isBetter(plan, best) ? plan : best));
}

/** Unused share of the purchased material, percent: 1 − Σ runs / Σ bars. */
export function wastePercent(bars: readonly Bar[]): number {
  const bought = bars.reduce((sum, { stockMm }) => sum + stockMm, 0);
  const wasted = bars.reduce((sum, { wasteMm }) => sum + wasteMm, 0);
  return bought > 0 ? (wasted / bought) * 100 : 0;
}

/** Whole bars and the remainder. */
function splitRun(lengthMm: number, of: Pick<Piece, 'run' | 'side'>, longest: number): Piece[] {
  const pieces: Piece[] = [];
  let rest = lengthMm;
  while (rest > longest + TOLERANCE_MM) {
    pieces.push({ ...of, lengthMm: longest });
    rest -= longest;
  }
  return rest > TOLERANCE_MM ? [...pieces, { ...of, lengthMm: rest }] : pieces;
}

/** The shortest bar that fits the pieces. */
function cutFrom(
  pieces: Piece[],
  { stocks, kerfMm }: { stocks: readonly number[]; kerfMm: number },
): Bar {
  const length = pieces.reduce((sum, piece) => sum + piece.lengthMm, 0);
  const needed = length + kerfMm * (pieces.length - 1);
  const stockMm = stocks.find((stock) => stock + TOLERANCE_MM >= needed) as number;
  return { stockMm, pieces, wasteMm: Math.max(0, Math.round((stockMm - length) * 1e6) / 1e6) };
}

function isBetter(a: Bar[], b: Bar[]): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const material = (bars: Bar[]) => bars.reduce((sum, { stockMm }) => sum + stockMm, 0);
  return material(a) < material(b) - TOLERANCE_MM;
}
