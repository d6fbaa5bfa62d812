import { missing } from '#core/missing.ts';
import type { Patch } from './patches.ts';
import { factorToRectangle, type Point } from './rectangle-factor.ts';

const TOLERANCE = 1e-5;
const MAX_STEPS = 200;

/**
 * Light emitted by each patch after all interreflections, lm/m² (radiosity; CIE 40 and EN 13032-2 use three surfaces,
 * this uses all patches). Surfaces are diffuse.
 *
 * @returns a function of the direct illuminance of each patch, lux.
 */
export function createInterreflection(patches: readonly Patch[]) {
  const factors = calculateFactors(patches);
  return (direct: Float64Array): Float64Array => solve(patches, factors, direct);
}

function solve(
  patches: readonly Patch[],
  factors: Float64Array,
  direct: Float64Array,
): Float64Array {
  const count = patches.length;
  const exitance = Float64Array.from(patches, (patch, index) => {
    return patch.reflectance * (direct[index] ?? missing());
  });
  for (let step = 0; step < MAX_STEPS; step += 1) {
    let change = 0;
    let largest = 0;
    for (let to = 0; to < count; to += 1) {
      const reflectance = (patches[to] ?? missing()).reflectance;
      let received = direct[to] ?? missing();
      const row = to * count;
      for (let from = 0; from < count; from += 1) {
        received += (factors[row + from] ?? missing()) * (exitance[from] ?? missing());
      }
      const next = reflectance * received;
      change = Math.max(change, Math.abs(next - (exitance[to] ?? missing())));
      largest = Math.max(largest, next);
      exitance[to] = next;
    }
    if (change <= largest * TOLERANCE) break;
  }
  return exitance;
}

/** Form factors from the centre of each patch to every other; each row adds up to 1. */
function calculateFactors(patches: readonly Patch[]): Float64Array {
  const count = patches.length;
  const factors = new Float64Array(count * count);
  patches.forEach(({ centre, axis, facing }, to) => {
    let sum = 0;
    patches.forEach((from, index) => {
      // Patches of one surface do not see each other.
      const isSameSurface = from.axis === axis && from.facing === facing;
      const factor = isSameSurface ? 0 : factorToRectangle(centre, axis, from);
      factors[to * count + index] = factor;
      sum += factor;
    });
    for (let index = to * count; index < (to + 1) * count; index += 1)
      factors[index] = (factors[index] ?? missing()) / sum;
  });
  return factors;
}

/** Illuminance from the patches above at a point that faces up, lux. */
export function gatherAbove(
  patches: readonly Patch[],
  exitance: Float64Array,
  point: Point,
): number {
  let sum = 0;
  patches.forEach((patch, index) => {
    const isBelow = patch.z + patch.dz <= point[2] + 1e-9;
    if (!isBelow) sum += (exitance[index] ?? missing()) * factorToRectangle(point, 2, patch);
  });
  return sum;
}
