import type { StripPlanInput, StripSpec } from '#core/calculators/led-strip/plan/strip-plan.ts';

/** Two tracks of 3.5 mm × 70 µm: 2 · 0.0172 / (3.5 · 0.07). */
export const LOOP_OHM_PER_M = 0.140408;

/** 14.4 W/m at 24 V, cut every 62.5 mm. */
export function buildStrip(overrides: Partial<StripSpec> = {}): StripSpec {
  return {
    wattsPerMetre: 14.4,
    volts: 24,
    cutIncrementMm: 62.5,
    loopOhmPerM: LOOP_OHM_PER_M,
    maxRunSingleM: 5,
    maxRunDoubleM: 10,
    ...overrides,
  };
}

export function buildPlanInput(overrides: Partial<StripPlanInput> = {}): StripPlanInput {
  return {
    strip: buildStrip(),
    runsMm: [7_230],
    rounding: 'down',
    feed: 'both-ends',
    cable: { lengthM: 2, areaMm2: 1.5 },
    drivers: [60, 100, 150].map((ratedW) => ({ ratedW, maxLoadFraction: 0.8 })),
    packing: 'fewest',
    profile: { stockMm: [2_000], kerfMm: 3 },
    ...overrides,
  };
}
