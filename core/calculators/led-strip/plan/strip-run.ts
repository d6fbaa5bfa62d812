/** Whether a run ends at the last cut mark inside the length asked for, or at the first one outside. */
export type Rounding = 'down' | 'up';

/** Lengths and increments carry rounding errors of decimals; what is this close to a cut mark lies on it. */
const MARK_TOLERANCE = 1e-6;

/** Cuts in a length: floor or ceil of length / increment. A length on a mark is not moved by either. */
export function countCuts(lengthMm: number, incrementMm: number, rounding: Rounding): number {
  const cuts = lengthMm / incrementMm;
  return rounding === 'down' ? Math.floor(cuts + MARK_TOLERANCE) : Math.ceil(cuts - MARK_TOLERANCE);
}

/** A whole number of cuts as a length, millimetres, without the noise of decimals. */
export function lengthOfCuts(cuts: number, incrementMm: number): number {
  return Math.round(cuts * incrementMm * 1e6) / 1e6;
}

/**
 * Splits a run into the fewest segments that keep the longest length a feed can supply, as equal as cut marks allow;
 * where they differ, the last ones are one cut longer.
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
