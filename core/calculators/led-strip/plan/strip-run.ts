/** Whether a run ends at the last cut mark within the requested length or at the first one beyond it. */
export type Rounding = 'down' | 'up';

/** The length of a run, or the sides of one that turns corners, millimetres: the strip is cut and linked at each. */
export type Run = number | readonly number[];

export const sidesOf = (run: Run): readonly number[] => (typeof run === 'number' ? [run] : run);

/** Tolerance for rounding errors: a length this close to a cut mark lies on it. */
const MARK_TOLERANCE = 1e-6;

/** Number of cuts in a length: floor or ceil of length / increment. A length on a mark is not changed. */
export function countCuts(lengthMm: number, incrementMm: number, rounding: Rounding): number {
  const cuts = lengthMm / incrementMm;
  return rounding === 'down' ? Math.floor(cuts + MARK_TOLERANCE) : Math.ceil(cuts - MARK_TOLERANCE);
}

/** Length of a number of cuts, millimetres, without rounding errors. */
export function lengthOfCuts(cuts: number, incrementMm: number): number {
  return Math.round(cuts * incrementMm * 1e6) / 1e6;
}

/**
 * Splits a run into the fewest segments within the longest length that a feed can supply, as equal as cut marks allow;
 * if they differ, the last ones are one cut longer.
 *
 * @param longestMm longest segment, millimetres; a single cut is never split.
 * @returns lengths of the segments, millimetres; empty for no cuts.
 */
export function splitIntoSegments(cuts: number, incrementMm: number, longestMm: number): number[] {
  if (cuts === 0) return [];
  const cutsInLongest = Math.max(1, countCuts(longestMm, incrementMm, 'down'));
  const count = Math.ceil(cuts / cutsInLongest);
  const shorter = Math.floor(cuts / count);
  const longerCount = cuts - shorter * count;
  return Array.from({ length: count }, (_, index) => {
    return lengthOfCuts(index < count - longerCount ? shorter : shorter + 1, incrementMm);
  });
}
