import { blackBody } from './reference-light.ts';
import { observer2, toUv, tristimulus } from './tristimulus.ts';

/** Correlated colour temperature, kelvin, and the distance from the Planckian locus, above it positive (ANSI C78.377). */
export type ColourTemperature = { cctK: number; duv: number };

const [MIN_K, MAX_K] = [1000, 25_000];
const COARSE_STEPS = 100;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Further from the locus than this no temperature is stated (CIE 15, 9.5). */
const MAX_DISTANCE = 0.05;

/**
 * Finds the black body whose chromaticity is the nearest in the u, v diagram of CIE 1960.
 *
 * @returns null for light so far from white that it has none.
 */
export function findColourTemperature(light: readonly number[]): ColourTemperature | null {
  const { u, v } = toUv(tristimulus(light, observer2));
  const offset = (logK: number) => {
    const locus = toUv(tristimulus(blackBody(Math.exp(logK)), observer2));
    return { distance: Math.hypot(u - locus.u, v - locus.v), isAbove: v > locus.v };
  };
  const [from, to] = [Math.log(MIN_K), Math.log(MAX_K)];
  const step = (to - from) / COARSE_STEPS;
  const distances = Array.from(
    { length: COARSE_STEPS + 1 },
    (_, index) => offset(from + index * step).distance,
  );
  const nearest = distances.indexOf(Math.min(...distances));
  // At an end of the range the nearest black body lies beyond it.
  if (nearest === 0 || nearest === COARSE_STEPS) return null;
  let [low, high] = [from + (nearest - 1) * step, from + (nearest + 1) * step];
  while (high - low > 1e-7) {
    const [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (offset(left).distance < offset(right).distance) high = right;
    else low = left;
  }
  const middle = (low + high) / 2;
  const { distance, isAbove } = offset(middle);
  if (!(distance <= MAX_DISTANCE)) return null;
  return { cctK: Math.exp(middle), duv: isAbove ? distance : -distance };
}
