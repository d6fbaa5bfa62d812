/** How current enters a segment of strip. From the centre or both ends it covers half the distance. */
export type Feed = 'one-end' | 'both-ends' | 'centre';

/** Resistivity of copper at 20 °C, Ω·mm²/m: 1.724e-8 Ω·m (IEC 60028) as data sheets round it. */
const COPPER_OHM_MM2_PER_M = 0.0172;

/** Cores that carry the same current: supply and return. */
const CORES = 2;

/** Resistance of one copper core, ohms per metre: ρ / A. */
export function coreResistance(areaMm2: number): number {
  return COPPER_OHM_MM2_PER_M / areaMm2;
}

/**
 * Drop along a two-core cable, volts: ΔV = 2 · L · I · r, Ohm's law over both cores (IEC 60364-5-52, annex G, for
 * direct current).
 *
 * @param ohmPerM resistance of one core: `coreResistance`, or the highest that IEC 60228 allows for a class.
 */
export function cableDrop(cable: { lengthM: number; ohmPerM: number; currentA: number }): number {
  return CORES * cable.lengthM * cable.currentA * cable.ohmPerM;
}

/** The load is uniform, so the current's mean path is half the length; fed from two sides a quarter. */
const WAYS: Record<Feed, number> = { 'one-end': 2, 'both-ends': 8, centre: 8 };

export type StripLoad = {
  /** Both tracks of the board together, ohms per metre of strip. */
  loopOhmPerM: number;
  /** Watts per metre over volts. */
  ampsPerM: number;
};

/**
 * Drop from the feed to the darkest point of a segment, volts: ΔV = r' · i · L² / 2 from one end, r' · i · L² / 8 from
 * both ends or from the centre. Integrates Ohm's law over a constant current per metre: an upper bound for strip with
 * resistors, whose current falls with the voltage.
 */
export function stripDrop({ loopOhmPerM, ampsPerM }: StripLoad, lengthM: number, feed: Feed) {
  return (loopOhmPerM * ampsPerM * lengthM ** 2) / WAYS[feed];
}
