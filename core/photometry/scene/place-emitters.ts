import { findThrow, type MainPlane } from '#core/photometry/ground/front-plane.ts';
import type { Luminaire, LuminousArea } from '#core/photometry/luminaire.ts';
import type { Emitters, Orientation, SceneSetup } from './scene.ts';
import { add, scale, type Vector } from './vector.ts';

/** Longest part of a luminous area that counts as a point, metres: a fifth of 1.25 m (EN 13032-1, photometric distance). */
const PART_M = 0.25;
const MOST_PARTS = 24;

/** Where luminaires are mounted, and how. */
export type Mounting = { at: readonly Vector[]; orientation: Orientation };

/** Divides luminaires into points that shine alike, each with the intensities of the file and a share of its flux. */
export function placeEmitters(
  luminaire: Luminaire,
  { at, orientation }: Mounting,
  { dimming }: Pick<SceneSetup, 'dimming'>,
): Emitters {
  const frontPlaneDeg = findSceneFront(luminaire);
  const parts = at.length > 1 ? [{ along: 0, across: 0 }] : divideArea(luminaire.luminousArea);
  const { along, across } = ownAxes(orientation, frontPlaneDeg);
  const positions = at.flatMap((place) =>
    parts.map((part) => add(add(place, along, part.along), across, part.across)),
  );
  return {
    positions,
    orientation,
    frontPlaneDeg,
    candelaPerUnit: (luminaire.lampFluxLm / 1000 / parts.length) * dimming,
  };
}

/**
 * The half plane at the front: the side that the light is thrown to. Light without a side leaves a long luminaire across
 * its front, so that it lies along the wall.
 */
function findSceneFront({ light, luminousArea }: Luminaire): MainPlane {
  const isLong = luminousArea.widthM > 0 && luminousArea.lengthM > 2 * luminousArea.widthM;
  return findThrow(light) ?? (isLong ? 0 : 90);
}

/** The luminaire's length and width in the scene, unit vectors; the length lies along C90-C270. */
export function ownAxes({ right, front }: Orientation, frontPlaneDeg: MainPlane) {
  const turn = ((frontPlaneDeg - 90) * Math.PI) / 180;
  const along = add(scale(right, Math.sin(turn)), front, Math.cos(turn));
  const across = add(scale(right, Math.cos(turn)), front, -Math.sin(turn));
  return { along, across };
}

/** The middles of equal parts of a luminous area, metres from its own middle. */
function divideArea({ lengthM, widthM }: LuminousArea): { along: number; across: number }[] {
  // A round area is divided like the square of the same size as the circle.
  const side = widthM === 0 ? lengthM * Math.sqrt(Math.PI / 4) : null;
  const [length, width] = [side ?? lengthM, side ?? widthM];
  const columns = Math.min(MOST_PARTS, Math.max(1, Math.ceil(length / PART_M)));
  const rows = Math.min(Math.floor(MOST_PARTS / columns), Math.max(1, Math.ceil(width / PART_M)));
  const middles = (size: number, count: number) =>
    Array.from({ length: count }, (_, index) => ((index + 0.5) / count - 0.5) * size);
  return middles(length, columns).flatMap((along) =>
    middles(width, Math.max(1, rows)).map((across) => ({ along, across })),
  );
}
