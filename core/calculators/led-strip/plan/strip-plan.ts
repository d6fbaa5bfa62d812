import {
  type Bar,
  planBars,
  type Stock,
  wastePercent,
} from '#core/calculators/led-strip/plan/cutting-stock.ts';
import {
  capacityOf,
  type DriverOption,
  type LoadedDriver,
  type Packing,
  packDrivers,
} from '#core/calculators/led-strip/plan/driver-packing.ts';
import {
  countCuts,
  lengthOfCuts,
  type Rounding,
  type Run,
  sidesOf,
  splitIntoSegments,
} from '#core/calculators/led-strip/plan/strip-run.ts';
import {
  cableDrop,
  coreResistance,
  type Feed,
  stripDrop,
} from '#core/calculators/led-strip/plan/voltage-drop.ts';

/** Figures of a strip for the calculation. */
export type StripSpec = {
  wattsPerMetre: number;
  volts: number;
  cutIncrementMm: number;
  /** Both tracks together, ohms per metre of strip. */
  loopOhmPerM: number;
  /** Longest segment tested by the maker, metres: fed from one end, and from both ends or the centre. */
  maxRunSingleM: number;
  maxRunDoubleM: number;
};

/** The cable from a driver to its strip, one way. */
export type CableSpec = {
  lengthM: number;
  /** Lengths to single runs, metres; the last one counts for all that follow. */
  runsM?: readonly number[];
  areaMm2: number;
  /** Resistance of one core, ohms per metre, if known more precisely than from its copper. */
  ohmPerM?: number;
};

export type StripPlanInput<Option extends DriverOption = DriverOption> = {
  strip: StripSpec;
  runsMm: readonly Run[];
  rounding: Rounding;
  feed: Feed;
  cable: CableSpec;
  /** None: drivers are not chosen. */
  drivers: readonly Option[];
  packing: Packing;
  /** Null: no profile. */
  profile: Stock | null;
};

type PlannedRun = {
  requestedMm: number;
  /** Its sides; one if it turns no corner. */
  sidesMm: readonly number[];
  /** What each side needs of a profile: its length, or that of its strip if it is longer. */
  coveredMm: number[];
  cutMm: number;
  /** Unlit part of the requested length; 0 if the strip is longer. */
  unlitMm: number;
  watts: number;
  /** Lengths of separately fed segments, millimetres. */
  segmentsMm: number[];
};

export type StripPlan<Option extends DriverOption = DriverOption> = {
  runs: PlannedRun[];
  totalWatts: number;
  currentA: number;
  /** Along the cable with the greatest drop: each feed has its own cable. */
  cableDropV: number;
  cableDropPercent: number;
  /** Along the segment with the greatest drop. */
  stripDropV: number;
  stripDropPercent: number;
  /** Null if no available driver carries a segment. */
  drivers: LoadedDriver<Option>[] | null;
  bars: Bar[];
  wastePercent: number;
};

const MM_PER_M = 1000;

/** Plans cuts, loads, feeds, drops, drivers and bars for some runs of one strip. */
export function planStrip<Option extends DriverOption>(
  input: StripPlanInput<Option>,
): StripPlan<Option> {
  const { strip, feed, cable, profile } = input;
  const runs = input.runsMm.map((length) => planRun(length, input));
  const totalWatts = runs.reduce((sum, { watts }) => sum + watts, 0);
  const currentA = totalWatts / strip.volts;
  const loads = runs.flatMap(({ segmentsMm }, run) => {
    return segmentsMm.map((length) => ({ run, watts: wattsOf(length, strip) }));
  });
  const isPacked = input.drivers.length > 0;
  const drivers = isPacked ? packDrivers(loads, input.drivers, input.packing) : [];
  const ohmPerM = cable.ohmPerM ?? coreResistance(cable.areaMm2);
  const drops = loads.map(({ run, watts }) => {
    const feedA = watts / feedsOfSegment(feed) / strip.volts;
    return cableDrop({ lengthM: cableLength(cable, run), ohmPerM, currentA: feedA });
  });
  const cableDropV = Math.max(0, ...drops);
  const longestMm = Math.max(0, ...runs.flatMap(({ segmentsMm }) => segmentsMm));
  const load = {
    loopOhmPerM: strip.loopOhmPerM,
    ampsPerM: strip.wattsPerMetre / strip.volts,
  };
  const stripDropV = stripDrop(load, longestMm / MM_PER_M, feed);
  const bars = profile
    ? planBars(
        runs.map(({ coveredMm }) => coveredMm),
        profile,
      )
    : [];
  return {
    runs,
    totalWatts,
    currentA,
    cableDropV,
    cableDropPercent: (cableDropV / strip.volts) * 100,
    stripDropV,
    stripDropPercent: (stripDropV / strip.volts) * 100,
    drivers,
    bars,
    wastePercent: wastePercent(bars),
  };
}

function planRun(of: Run, { strip, rounding, feed, drivers }: StripPlanInput) {
  const { cutIncrementMm } = strip;
  const sides = sidesOf(of).map((sideMm) => {
    const cuts = countCuts(sideMm, cutIncrementMm, rounding);
    return { sideMm, cuts, coveredMm: Math.max(sideMm, lengthOfCuts(cuts, cutIncrementMm)) };
  });
  const requestedMm = sides.reduce((sum, { sideMm }) => sum + sideMm, 0);
  const cuts = sides.reduce((sum, side) => sum + side.cuts, 0);
  const cutMm = lengthOfCuts(cuts, cutIncrementMm);
  const longestMm = Math.min(longestFed(strip, feed), longestDriven(strip, drivers));
  const run: PlannedRun = {
    requestedMm,
    sidesMm: sidesOf(of),
    coveredMm: sides.map(({ coveredMm }) => coveredMm),
    cutMm,
    unlitMm: Math.max(0, Math.round((requestedMm - cutMm) * 1e6) / 1e6),
    watts: wattsOf(cutMm, strip),
    segmentsMm: splitIntoSegments(cuts, cutIncrementMm, longestMm),
  };
  return run;
}

/** Power of a length of strip: watts per metre × metres. */
function wattsOf(lengthMm: number, { wattsPerMetre }: StripSpec): number {
  return (wattsPerMetre * lengthMm) / MM_PER_M;
}

/** Length of the cable to each feed of a run, metres. */
export function cableLength({ lengthM, runsM }: CableSpec, run: number): number {
  return runsM?.[Math.min(run, runsM.length - 1)] ?? lengthM;
}

/** Feeds of one segment, which share its load equally. */
export function feedsOfSegment(feed: Feed): number {
  return feed === 'both-ends' ? 2 : 1;
}

/** Longest segment that the maker allows, millimetres. */
export function longestFed(strip: StripSpec, feed: Feed): number {
  return (feed === 'one-end' ? strip.maxRunSingleM : strip.maxRunDoubleM) * MM_PER_M;
}

/** Longest segment that the largest driver carries, millimetres; no limit without drivers. */
export function longestDriven(strip: StripSpec, drivers: readonly DriverOption[]): number {
  if (drivers.length === 0) return Number.POSITIVE_INFINITY;
  const watts = Math.max(...drivers.map(capacityOf));
  return (watts / strip.wattsPerMetre) * MM_PER_M;
}
