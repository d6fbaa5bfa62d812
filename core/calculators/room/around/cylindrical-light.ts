import {
  type LitRoom,
  planPoints,
  samplePlan,
  summarise,
} from '#core/calculators/room/calculate-room.ts';
import { candelaFactor } from '#core/calculators/room/direct-light.ts';
import { createSight, type Factor, type Sight } from '#core/calculators/room/floor.ts';
import { interpolatePlan } from '#core/calculators/room/interpolate-plan.ts';
import { gatherAbove, type Reflecting } from '#core/calculators/room/interreflection.ts';
import { createElements } from '#core/calculators/room/luminaire-elements.ts';
import { halve, type Point, type Rectangle } from '#core/calculators/room/rectangle-factor.ts';
import {
  findTaskArea,
  type Lighting,
  type LuminaireGroup,
  listGroups,
  type Room,
} from '#core/calculators/room/room.ts';
import { missing } from '#core/missing.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';

/** Light on faces at one height, over the task area (EN 12464-1:2021, 5.6). */
export type CylindricalLight = {
  /** Height above the floor, metres. */
  heightM: number;
  /** Mean cylindrical illuminance Ez, lux, maintained. */
  averageLux: number;
  minimumLux: number;
  uniformity: number;
  /** Lowest and highest ratio of cylindrical to horizontal illuminance at a point of that height. */
  modelling: { least: number; most: number };
};

/** Places along each side at which reflected light is calculated; it changes slowly between them. */
const PLACES = 7;
const DEGREES = 180 / Math.PI;
/** A part of a surface counts as small from this share of its distance. */
const SMALL = 0.7;
const MAX_DEPTH = 16;

/** Cylindrical illuminance, and its ratio to the horizontal one, on the grid of EN 12464-1 at a height. */
export function calculateCylindrical(room: Room, lit: LitRoom, heightM: number): CylindricalLight {
  const directAt = createFaceLight(room, lit.lighting);
  const reflectedAt = interpolatePlan(room, PLACES, ({ x, y }) =>
    gatherAround(lit, [x, y, heightM]),
  );
  const aboveAt = interpolatePlan(room, PLACES, ({ x, y }) => gatherAbove(lit, [x, y, heightM]));
  const modelling = { least: Number.POSITIVE_INFINITY, most: 0 };
  const area = findTaskArea(room);
  const lux = samplePlan(area, planPoints(area), ({ x, y }) => {
    const direct = directAt([x, y, heightM]);
    const cylindrical = direct.cylindrical + reflectedAt({ x, y });
    const horizontal = direct.horizontal + aboveAt({ x, y });
    const ratio = horizontal > 0 ? cylindrical / horizontal : 0;
    modelling.least = Math.min(modelling.least, ratio);
    modelling.most = Math.max(modelling.most, ratio);
    return cylindrical;
  });
  const { averageLux, minimumLux, uniformity } = summarise(lux);
  return { heightM, averageLux, minimumLux, uniformity, modelling };
}

/**
 * Direct cylindrical and horizontal illuminance at a point, lux. A source gives Ez = I sin γ / (π d²): its mean over all
 * vertical planes, of which half face it.
 */
function createFaceLight(room: Room, lighting: Lighting) {
  const sight = createSight(room);
  const groups = listGroups(room, lighting).map((group) => {
    return createGroupFaceLight(group, lighting.maintenanceFactor, sight);
  });
  return (point: Point): FaceLight => {
    const total = { cylindrical: 0, horizontal: 0 };
    for (const lightAt of groups) {
      const { cylindrical, horizontal } = lightAt(point);
      total.cylindrical += cylindrical;
      total.horizontal += horizontal;
    }
    return total;
  };
}

type FaceLight = { cylindrical: number; horizontal: number };

function createGroupFaceLight(
  group: LuminaireGroup,
  maintenanceFactor: number,
  sight: Sight | null,
) {
  const { light, luminousArea } = group.luminaire;
  const intensityAt = createIntensityLookup(light);
  const candelaPerUnit = candelaFactor(group.luminaire, maintenanceFactor);
  let [c0Deg, around, above] = [0, 0, 0];
  const at = { x: 0, y: 0 };
  const visitElements = createElements(luminousArea, ({ dx, dy, dz }, share) => {
    const away2 = dx * dx + dy * dy;
    const distance2 = away2 + dz * dz;
    if (distance2 === 0) return;
    if (sight && !sight({ x: at.x - dx, y: at.y - dy }, at)) return;
    const away = Math.sqrt(away2);
    const gammaDeg = Math.atan2(away, -dz) * DEGREES;
    const intensity = intensityAt(Math.atan2(dy, dx) * DEGREES - c0Deg, gammaDeg);
    const light = (share * intensity) / (distance2 * Math.sqrt(distance2));
    around += (light * away) / Math.PI;
    if (dz < 0) above -= light * dz;
  });
  return ([x, y, z]: Point): FaceLight => {
    [around, above] = [0, 0];
    [at.x, at.y] = [x, y];
    for (const place of group.placed) {
      ({ c0Deg } = place);
      visitElements({ dx: x - place.x, dy: y - place.y, dz: z - group.heightM }, place);
    }
    return { cylindrical: around * candelaPerUnit, horizontal: above * candelaPerUnit };
  };
}

/** Cylindrical illuminance from diffuse surfaces all around a point, lux. */
export function gatherAround({ patches, exitance, factorTo }: Reflecting, point: Point): number {
  let sum = 0;
  patches.forEach((patch, index) => {
    sum += (exitance[index] ?? missing()) * factorAround({ point, factorTo }, patch, 0);
  });
  return sum;
}

type From = { point: Point; factorTo: Factor };

/**
 * Share of the light of a diffuse rectangle that a small upright cylinder receives: the horizontal part of its vector
 * factor over π, exact for small rectangles. Others are halved until they are small.
 */
function factorAround(from: From, rectangle: Rectangle, depth: number): number {
  const { point, factorTo } = from;
  const { x, y, z, dx, dy, dz } = rectangle;
  const distance = Math.hypot(x + dx / 2 - point[0], y + dy / 2 - point[1], z + dz / 2 - point[2]);
  if (depth === MAX_DEPTH || Math.hypot(dx, dy, dz) <= SMALL * distance) {
    return Math.hypot(factorTo(point, 0, rectangle), factorTo(point, 1, rectangle)) / Math.PI;
  }
  const [first, second] = halve(rectangle, dx >= dy && dx >= dz ? 0 : dy >= dz ? 1 : 2);
  return factorAround(from, first, depth + 1) + factorAround(from, second, depth + 1);
}
