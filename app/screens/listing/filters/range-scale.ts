import type { Span } from '#core/catalogue/product-view.ts';

const MAX_STOPS = 60;
/** A scale whose end is more than this many times its start is geometric instead of linear. */
const MAX_LINEAR_RATIO = 12;
const MANTISSAS = [1, 1.2, 1.5, 1.8, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9];
const STEP_MANTISSAS = [1, 2, 5];

/**
 * Returns the stops of a slider between two bounds: the bounds and round numbers between them. On a wide scale small
 * values are closer together, since 10 and 20 W differ as much as 100 and 200 W.
 */
export function listStops({ min, max }: Span, step: number): number[] {
  if (max <= min) return [min];
  const isWide = max / Math.max(min, step) > MAX_LINEAR_RATIO && (max - min) / step > MAX_STOPS;
  const between = isWide ? roundNumbers(max, step) : multiples(max, wideStep(max - min, step));
  return [min, ...between.filter((value) => value > min && value < max), max];
}

/** Returns the index of the stop nearest to a value. */
export function nearestStop(stops: number[], value: number): number {
  const distances = stops.map((stop) => Math.abs(stop - value));
  return distances.indexOf(Math.min(...distances));
}

/** Returns the smallest round multiple of the step that divides a length into few enough parts. */
function wideStep(length: number, step: number): number {
  for (let power = 1; ; power *= 10) {
    for (const mantissa of STEP_MANTISSAS) {
      const wide = mantissa * power * step;
      if (length / wide <= MAX_STOPS) return wide;
    }
  }
}

function multiples(max: number, step: number): number[] {
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => rounded(index * step));
}

function roundNumbers(max: number, step: number): number[] {
  const values: number[] = [];
  for (let power = step; power <= max; power *= 10) {
    for (const mantissa of MANTISSAS) {
      values.push(rounded(Math.round((mantissa * power) / step) * step));
    }
  }
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Removes floating-point noise. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
