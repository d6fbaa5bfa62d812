import { missing } from '#core/missing.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import { createElements } from './luminaire-elements.ts';
import type { Patch, Side } from './patches.ts';
import type { Point } from './rectangle-factor.ts';
import type { Lighting, Room } from './room.ts';

const DEGREES = 180 / Math.PI;
/** Sample points along each side of a patch. */
const SAMPLES = 3;
/** Distance below which a luminaire counts as fixed to the ceiling: its upward light stays on the patch above. */
const AT_CEILING_M = 0.05;

/** Direct illuminance at a point on a surface, lux. */
type DirectLight = (point: Point, side: Side) => number;

export function createDirectLight(room: Room, lighting: Lighting): DirectLight {
  const { light, luminousArea } = lighting.luminaire;
  const intensityAt = createIntensityLookup(light);
  const isRotational = light.planesDeg.length === 1;
  const candelaPerUnit = candelaFactor(lighting);
  let [axis, facing, c0Deg, sum] = [0, 1, 0, 0];
  const visitElements = createElements(luminousArea, ({ dx, dy, dz }, share) => {
    // Cosine times distance: how far the element lies in front of the surface.
    const front = -facing * (axis === 0 ? dx : axis === 1 ? dy : dz);
    const away2 = dx * dx + dy * dy;
    const distance2 = away2 + dz * dz;
    if (front <= 0 || distance2 === 0) return;
    const gammaDeg = Math.atan2(Math.sqrt(away2), -dz) * DEGREES;
    const planeDeg = isRotational ? 0 : Math.atan2(dy, dx) * DEGREES - c0Deg;
    sum += (share * intensityAt(planeDeg, gammaDeg) * front) / (distance2 * Math.sqrt(distance2));
  });
  return (point, side) => {
    ({ axis, facing } = side);
    sum = 0;
    const dz = point[2] - room.mountingHeightM;
    for (const place of lighting.placed) {
      ({ c0Deg } = place);
      visitElements({ dx: point[0] - place.x, dy: point[1] - place.y, dz }, place);
    }
    return sum * candelaPerUnit;
  };
}

/** Candela for each cd/klm of the distribution, including the maintenance factor. */
export function candelaFactor({ luminaire, maintenanceFactor }: Lighting): number {
  return (luminaire.lampFluxLm / 1000) * maintenanceFactor;
}

/** Direct illuminance of each patch, lux: its mean, and its lowest sample. */
type DirectPatches = { mean: Float64Array; lowest: Float64Array };

/**
 * Direct illuminance of each patch. Sampling errors are corrected in proportion, so that the room receives all light
 * that leaves the luminaires.
 */
export function lightPatches(
  room: Room,
  lighting: Lighting,
  patches: readonly Patch[],
): DirectPatches {
  const directAt = createDirectLight(room, lighting);
  const isAtCeiling = room.heightM - room.mountingHeightM < AT_CEILING_M;
  const light = new Float64Array(patches.length);
  const lowest = new Float64Array(patches.length);
  let received = 0;
  patches.forEach((patch, index) => {
    // A luminaire in the plane of the ceiling does not light it.
    const isOwnCeiling = isAtCeiling && patch.axis === 2 && patch.facing === -1;
    if (isOwnCeiling) return;
    [light[index], lowest[index]] = sample(patch, directAt);
    received += (light[index] ?? missing()) * patch.areaM2;
  });
  const perLuminaire = candelaFactor(lighting);
  const { light: distribution } = lighting.luminaire;
  const count = lighting.placed.length;
  const upward = isAtCeiling ? calculateFlux(distribution, 90, 180) * perLuminaire : 0;
  const expected = calculateFlux(distribution) * perLuminaire * count - upward * count;
  if (received > 0)
    for (let index = 0; index < light.length; index += 1) {
      light[index] = (light[index] ?? missing()) * (expected / received);
      lowest[index] = (lowest[index] ?? missing()) * (expected / received);
    }
  if (upward > 0) spreadUplight({ patches, lighting, light, upward });
  return { mean: light, lowest };
}

/** Mean and lowest of the sample points of a patch. */
function sample(patch: Patch, directAt: DirectLight): [mean: number, lowest: number] {
  let sum = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let u = 0; u < SAMPLES; u += 1) {
    for (let v = 0; v < SAMPLES; v += 1) {
      const [a, b] = [(u + 0.5) / SAMPLES, (v + 0.5) / SAMPLES];
      const isWallAlongY = patch.axis === 0;
      const x = patch.x + patch.dx * a;
      const y = patch.y + patch.dy * (isWallAlongY ? a : b);
      const lux = directAt([x, y, patch.z + patch.dz * b], patch);
      sum += lux;
      lowest = Math.min(lowest, lux);
    }
  }
  return [sum / SAMPLES ** 2, lowest];
}

function spreadUplight({
  patches,
  lighting,
  light,
  upward,
}: {
  patches: readonly Patch[];
  lighting: Lighting;
  light: Float64Array;
  upward: number;
}): void {
  for (const { x, y } of lighting.placed) {
    const index = patches.findIndex(
      (patch) =>
        patch.axis === 2 &&
        patch.facing === -1 &&
        x >= patch.x &&
        x <= patch.x + patch.dx &&
        y >= patch.y &&
        y <= patch.y + patch.dy,
    );
    const patch = patches[index];
    if (patch) light[index] = (light[index] ?? missing()) + upward / patch.areaM2;
  }
}
