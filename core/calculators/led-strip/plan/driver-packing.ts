import { fillBins } from '#core/calculators/led-strip/plan/fill-bins.ts';
import { missing } from '#core/missing.ts';

/** A driver that may be used any number of times. */
export type DriverOption = {
  ratedW: number;
  /** Permitted share of the rated power: 0.8 leaves a fifth as headroom. */
  maxLoadFraction: number;
  /** Some mains-dimmed drivers do not start below this, watts. */
  minLoadW?: number;
  /** Footprint, square millimetres; minimised by the packing `smallest-footprint`. */
  footprintMm2?: number;
};

/** An indivisible load: a segment of a run. */
export type Load = {
  /** Index of the segment's run. */
  run: number;
  watts: number;
};

/** Packing preference: few drivers, a small footprint, or one driver per run so that runs switch separately. */
export type Packing = 'fewest' | 'smallest-footprint' | 'one-per-run';

export type LoadedDriver<Option extends DriverOption = DriverOption> = {
  option: Option;
  loadW: number;
  /** Share of the rated power, percent. */
  loadPercent: number;
  /** Indexes of the loads it feeds. */
  loads: number[];
};

const TOLERANCE_W = 1e-6;

/** Usable power of a driver: rated power × the share permitted by its maker or the company rule. */
export function capacityOf({ ratedW, maxLoadFraction }: DriverOption): number {
  return ratedW * maxLoadFraction;
}

/**
 * Distributes loads among drivers so that none exceeds its permitted share of the rated power; each driver is the
 * smallest that carries its loads.
 *
 * @returns null if a single load exceeds every driver, or there are no drivers.
 */
export function packDrivers<Option extends DriverOption>(
  loads: readonly Load[],
  options: readonly Option[],
  packing: Packing,
): LoadedDriver<Option>[] | null {
  const sorted = options.toSorted((a, b) => capacityOf(a) - capacityOf(b) || a.ratedW - b.ratedW);
  const largest = sorted.at(-1);
  const heaviest = Math.max(0, ...loads.map(({ watts }) => watts));
  if (!largest || heaviest > capacityOf(largest) + TOLERANCE_W) return null;
  const all = loads.map((_, index) => index);
  if (packing === 'one-per-run') {
    const runs = Map.groupBy(all, (index) => (loads[index] ?? missing()).run);
    return [...runs.values()].flatMap((indexes) => pack(indexes, loads, { sorted, main: largest }));
  }
  if (packing === 'fewest') return pack(all, loads, { sorted, main: largest });
  const mains = sorted.filter((option) => capacityOf(option) + TOLERANCE_W >= heaviest);
  const plans = mains.map((main) => pack(all, loads, { sorted, main }));
  return plans.reduce((best, plan) => (footprintOf(plan) < footprintOf(best) ? plan : best));
}

/** Packs loads into drivers of the size of `main`, then replaces each driver with the smallest that suffices. */
function pack<Option extends DriverOption>(
  indexes: number[],
  loads: readonly Load[],
  { sorted, main }: { sorted: readonly Option[]; main: Option },
): LoadedDriver<Option>[] {
  const sizes = indexes.map((index) => (loads[index] ?? missing()).watts);
  return fillBins(sizes, capacityOf(main)).map((bin) => {
    const loadW = bin.reduce((sum, item) => sum + (sizes[item] ?? missing()), 0);
    const option = sorted.find((driver) => capacityOf(driver) + TOLERANCE_W >= loadW) ?? main;
    const loadIndexes = bin.map((item) => indexes[item] ?? missing()).toSorted((a, b) => a - b);
    return { option, loadW, loadPercent: (loadW / option.ratedW) * 100, loads: loadIndexes };
  });
}

/** Footprint of all drivers; rated power replaces an unknown size, since both grow together. */
function footprintOf(drivers: LoadedDriver[]): number {
  return drivers.reduce((sum, { option }) => sum + (option.footprintMm2 ?? option.ratedW), 0);
}
