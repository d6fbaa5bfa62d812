import { fillBins } from '#core/calculators/led-strip/plan/fill-bins.ts';

/** A driver that may be used, any number of times. */
export type DriverOption = {
  ratedW: number;
  /** Share of the rated power that may be loaded: 0.8 leaves a fifth as headroom. */
  maxLoadFraction: number;
  /** Some mains-dimmed drivers do not start below this, watts. */
  minLoadW?: number;
  /** Area that it covers, square millimetres; what the smallest footprint counts. */
  footprintMm2?: number;
};

/** What one driver feeds: a segment of a run, which cannot be divided. */
export type Load = {
  /** Index of the run that the segment belongs to. */
  run: number;
  watts: number;
};

/** What to prefer: few drivers, little space for them, or one for each run so that runs switch by themselves. */
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

/** What a driver may be loaded with: rated power × the share that its maker or the house rule allows. */
export function capacityOf({ ratedW, maxLoadFraction }: DriverOption): number {
  return ratedW * maxLoadFraction;
}

/**
 * Shares loads among drivers so that none carries more than its share of the rated power; each driver is the smallest
 * that carries what it was given.
 *
 * @returns null when a single load is more than any driver may carry, or there are no drivers.
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
    const runs = Map.groupBy(all, (index) => (loads[index] as Load).run);
    return [...runs.values()].flatMap((indexes) => pack(indexes, loads, { sorted, main: largest }));
  }
  if (packing === 'fewest') return pack(all, loads, { sorted, main: largest });
  const mains = sorted.filter((option) => capacityOf(option) + TOLERANCE_W >= heaviest);
  const plans = mains.map((main) => pack(all, loads, { sorted, main }));
  return plans.reduce((best, plan) => (footprintOf(plan) < footprintOf(best) ? plan : best));
}

/** Loads into drivers as large as `main`, then each driver replaced by the smallest that does. */
function pack<Option extends DriverOption>(
  indexes: number[],
  loads: readonly Load[],
  { sorted, main }: { sorted: readonly Option[]; main: Option },
): LoadedDriver<Option>[] {
  const sizes = indexes.map((index) => (loads[index] as Load).watts);
  return fillBins(sizes, capacityOf(main)).map((bin) => {
    const loadW = bin.reduce((sum, item) => sum + (sizes[item] as number), 0);
    const option = sorted.find((driver) => capacityOf(driver) + TOLERANCE_W >= loadW) ?? main;
    const loadIndexes = bin.map((item) => indexes[item] as number).toSorted((a, b) => a - b);
    return { option, loadW, loadPercent: (loadW / option.ratedW) * 100, loads: loadIndexes };
  });
}

/** Space of all drivers; rated power stands for it where a size is unknown, since both grow together. */
function footprintOf(drivers: LoadedDriver[]): number {
  return drivers.reduce((sum, { option }) => sum + (option.footprintMm2 ?? option.ratedW), 0);
}
