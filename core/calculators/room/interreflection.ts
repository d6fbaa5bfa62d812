import { missing } from '#core/missing.ts';
import type { Factor } from './floor.ts';
import type { Patch } from './patches.ts';
import type { Point } from './rectangle-factor.ts';

const TOLERANCE = 1e-5;
const MAX_STEPS = 200;

/** Surfaces with the light that they emit, lm/m², and what of them is seen from a point. */
export type Reflecting = {
  patches: readonly Patch[];
  exitance: Float64Array;
  factorTo: Factor;
};

/** Light on each patch, lux, and light that it emits, lm/m². */
type PatchLight = { illuminance: Float64Array; exitance: Float64Array };

/**
 * Light of each patch after all interreflections (radiosity; CIE 40 and EN 13032-2 use three surfaces, this uses all
 * patches). Surfaces are diffuse.
 *
 * @returns a function of the direct illuminance of each patch, lux.
 */
export function createInterreflection(patches: readonly Patch[], factorTo: Factor) {
  const factors = calculateFactors(patches, factorTo);
  return (direct: Float64Array): PatchLight => solve(patches, factors, direct);
}

function solve(patches: readonly Patch[], factors: Float64Array, direct: Float64Array): PatchLight {
  const count = patches.length;
  const illuminance = Float64Array.from(direct);
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
      illuminance[to] = received;
      const next = reflectance * received;
      change = Math.max(change, Math.abs(next - (exitance[to] ?? missing())));
      largest = Math.max(largest, next);
      exitance[to] = next;
    }
    if (change <= largest * TOLERANCE) break;
  }
  return { illuminance, exitance };
}

/** Form factors from the centre of each patch to every other; each row adds up to 1. */
function calculateFactors(patches: readonly Patch[], factorTo: Factor): Float64Array {
  const count = patches.length;
  const factors = new Float64Array(count * count);
  patches.forEach(({ centre, axis, facing }, to) => {
    let sum = 0;
    patches.forEach((from, index) => {
      // Patches that face the same way do not see each other.
      const isSameSurface = from.axis === axis && from.facing === facing;
      const factor = isSameSurface ? 0 : factorTo(centre, axis, from);
      factors[to * count + index] = factor;
      sum += factor;
    });
    for (let index = to * count; index < (to + 1) * count; index += 1)
      factors[index] = (factors[index] ?? missing()) / sum;
  });
  return factors;
}

/** Illuminance from what of the patches lies above a point that faces up, lux. */
export function gatherAbove({ patches, exitance, factorTo }: Reflecting, point: Point): number {
  let sum = 0;
  patches.forEach((patch, index) => {
    const top = patch.z + patch.dz;
    if (top <= point[2] + 1e-9) return;
    const seen = patch.z < point[2] ? { ...patch, z: point[2], dz: top - point[2] } : patch;
    sum += (exitance[index] ?? missing()) * factorTo(point, 2, seen);
  });
  return sum;
}
