import { missing } from '#core/missing.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { createSight, type Floor, type Sight } from './floor.ts';
import { createElements } from './luminaire-elements.ts';
import type { Patch, Side } from './patches.ts';
import type { Point } from './rectangle-factor.ts';
import { type Lighting, type LuminaireGroup, listGroups, type Placed, type Room } from './room.ts';

const DEGREES = 180 / Math.PI;
/** Sample points along each side of a patch. */
const SAMPLES = 3;
const POINTS = SAMPLES ** 2;
/** Distance below which a luminaire counts as fixed to the ceiling: its upward light stays on the patch above. */
export const AT_CEILING_M = 0.05;

/** Direct illuminance at a point on a surface, lux. */
type DirectLight = (point: Point, side: Side) => number;

/** Of all luminaires of a room. */
export function createDirectLight(
  room: Pick<Room, 'mountingHeightM'> & Floor,
  lighting: Lighting,
): DirectLight {
  const factor = lighting.maintenanceFactor;
  const sight = createSight(room);
  const [first = missing(), ...further] = listGroups(room, lighting).map((group) => {
    return createGroupLight(group, factor, sight);
  });
  if (further.length === 0) return first;
  return (point, side) => {
    return further.reduce((sum, lightAt) => sum + lightAt(point, side), first(point, side));
  };
}

function createGroupLight(
  group: LuminaireGroup,
  maintenanceFactor: number,
  sight: Sight | null,
): DirectLight {
  const { light, luminousArea } = group.luminaire;
  const intensityAt = createIntensityLookup(light);
  const isRotational = light.planesDeg.length === 1;
  const candelaPerUnit = candelaFactor(group.luminaire, maintenanceFactor);
  let [axis, facing, c0Deg, sum] = [0, 1, 0, 0];
  const at = { x: 0, y: 0 };
  const visitElements = createElements(luminousArea, ({ dx, dy, dz }, share) => {
    // Cosine times distance: how far the element lies in front of the surface.
    const front = -facing * (axis === 0 ? dx : axis === 1 ? dy : dz);
    const away2 = dx * dx + dy * dy;
    const distance2 = away2 + dz * dz;
    if (front <= 0 || distance2 === 0) return;
    if (sight && !sight({ x: at.x - dx, y: at.y - dy }, at)) return;
    const gammaDeg = Math.atan2(Math.sqrt(away2), -dz) * DEGREES;
    const planeDeg = isRotational ? 0 : Math.atan2(dy, dx) * DEGREES - c0Deg;
    sum += (share * intensityAt(planeDeg, gammaDeg) * front) / (distance2 * Math.sqrt(distance2));
  });
  return (point, side) => {
    ({ axis, facing } = side);
    [at.x, at.y] = point;
    sum = 0;
    const dz = point[2] - group.heightM;
    for (const place of group.placed) {
      ({ c0Deg } = place);
      visitElements({ dx: point[0] - place.x, dy: point[1] - place.y, dz }, place);
    }
    return sum * candelaPerUnit;
  };
}

/** Candela for each cd/klm of the distribution, including the maintenance factor. */
export function candelaFactor({ lampFluxLm }: Luminaire, maintenanceFactor: number): number {
  return (lampFluxLm / 1000) * maintenanceFactor;
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
  const samples = new Float64Array(patches.length * POINTS);
  const uplight = new Float64Array(patches.length);
  for (const group of listGroups(room, lighting)) {
    addGroup(group, lighting.maintenanceFactor, { room, patches, samples, uplight });
  }
  const mean = new Float64Array(patches.length);
  const lowest = new Float64Array(patches.length);
  for (let index = 0; index < patches.length; index += 1) {
    const own = samples.subarray(index * POINTS, (index + 1) * POINTS);
    let [sum, least] = [0, Number.POSITIVE_INFINITY];
    for (const lux of own) {
      sum += lux;
      least = Math.min(least, lux);
    }
    mean[index] = sum / POINTS + (uplight[index] ?? missing());
    lowest[index] = least;
  }
  return { mean, lowest };
}

type Receiving = {
  room: Room;
  patches: readonly Patch[];
  /** Illuminance of each sample point of each patch, lux. */
  samples: Float64Array;
  /** Illuminance by luminaires fixed to a patch, lux. */
  uplight: Float64Array;
};

/** Adds the light of a group to the samples. */
function addGroup(
  group: LuminaireGroup,
  maintenanceFactor: number,
  { room, patches, samples, uplight }: Receiving,
): void {
  const directAt = createGroupLight(group, maintenanceFactor, createSight(room));
  const isAtCeiling = room.heightM - group.heightM < AT_CEILING_M;
  const own = new Float64Array(samples.length);
  let received = 0;
  patches.forEach((patch, index) => {
    // A luminaire in the plane of the ceiling does not light it.
    if (isAtCeiling && patch.axis === 2 && patch.facing === -1) return;
    const sum = sample(patch, directAt, own.subarray(index * POINTS, (index + 1) * POINTS));
    received += (sum / POINTS) * patch.areaM2;
  });
  const perLuminaire = candelaFactor(group.luminaire, maintenanceFactor);
  const { light } = group.luminaire;
  const count = group.placed.length;
  const upward = isAtCeiling ? calculateFlux(light, 90, 180) * perLuminaire : 0;
  const expected = calculateFlux(light) * perLuminaire * count - upward * count;
  if (received > 0)
    for (let index = 0; index < own.length; index += 1)
      samples[index] =
        (samples[index] ?? missing()) + (own[index] ?? missing()) * (expected / received);
  if (upward > 0) spreadUplight({ patches, placed: group.placed, light: uplight, upward });
}

/** Writes the illuminances of the sample points of a patch, and returns their sum. */
function sample(patch: Patch, directAt: DirectLight, own: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < POINTS; index += 1) {
    const [a, b] = [
      (Math.floor(index / SAMPLES) + 0.5) / SAMPLES,
      ((index % SAMPLES) + 0.5) / SAMPLES,
    ];
    const isWallAlongY = patch.axis === 0;
    const x = patch.x + patch.dx * a;
    const y = patch.y + patch.dy * (isWallAlongY ? a : b);
    const lux = directAt([x, y, patch.z + patch.dz * b], patch);
    own[index] = lux;
    sum += lux;
  }
  return sum;
}

function spreadUplight({
  patches,
  placed,
  light,
  upward,
}: {
  patches: readonly Patch[];
  placed: readonly Placed[];
  light: Float64Array;
  upward: number;
}): void {
  for (const { x, y } of placed) {
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
