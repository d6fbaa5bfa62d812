import { calculateRoad } from './calculate-road.ts';
import type { Road, RoadLighting } from './road.ts';
import { checkRoadClass, type RoadClass } from './road-class.ts';

/** Spacings to try, metres. */
type SpacingRange = { leastM: number; mostM: number; stepM: number };

/** Spacings that meet a class without a gap, metres. */
export type MetSpacings = { fromM: number; toM: number };

/**
 * Finds the spacings at which the luminaires meet a class, in ascending sequence; the last value is the widest. Tries
 * every step instead of bisecting: a wider spacing can meet a class that a narrower one misses, because uniformity does
 * not fall evenly and classes P limit the average from above.
 */
export function findSpacings(
  road: Road,
  lighting: Omit<RoadLighting, 'spacingM'>,
  { roadClass, leastM, mostM, stepM }: SpacingRange & { roadClass: RoadClass },
): MetSpacings[] {
  const met: MetSpacings[] = [];
  const count = Math.floor((mostM - leastM) / stepM + 1e-9) + 1;
  let wasMet = false;
  for (let index = 0; index < count; index += 1) {
    const spacingM = leastM + index * stepM;
    const result = calculateRoad(road, { ...lighting, spacingM });
    const isMet = checkRoadClass(result, roadClass).every((check) => check.isMet);
    const last = met.at(-1);
    if (isMet && wasMet && last) last.toM = spacingM;
    else if (isMet) met.push({ fromM: spacingM, toM: spacingM });
    wasMet = isMet;
  }
  return met;
}
