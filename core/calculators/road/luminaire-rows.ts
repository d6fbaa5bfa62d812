import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import { carriagewayWidth, type Road, type RoadLighting } from './road.ts';

const DEGREES = 180 / Math.PI;

/** The side to which a luminaire's C90 points: 1 towards greater y, -1 towards smaller. */
type Facing = 1 | -1;

/** A luminaire above the road. */
export type RoadLuminaire = { x: number; y: number; facing: Facing };

/** Luminaires of all rows between two places along the road. */
export function placeLuminaires(
  road: Road,
  lighting: RoadLighting,
  [from, to]: readonly [number, number],
): RoadLuminaire[] {
  const { spacingM } = lighting;
  return listRows(road, lighting).flatMap(({ start, y, facing }) => {
    const first = Math.ceil((from - start) / spacingM);
    const count = Math.max(0, Math.floor((to - start) / spacingM) - first + 1);
    return Array.from({ length: count }, (_, index) => ({
      x: start + (first + index) * spacingM,
      y,
      facing,
    }));
  });
}

/** `start`: place of one luminaire along the road. */
function listRows(
  road: Road,
  { arrangement, spacingM, overhangM, medianM }: RoadLighting,
): (Omit<RoadLuminaire, 'x'> & { start: number })[] {
  const near = { start: 0, y: overhangM, facing: 1 } as const;
  const otherSide = carriagewayWidth(road) - overhangM;
  switch (arrangement) {
    case 'single':
      return [near];
    case 'opposite':
      return [near, { start: 0, y: otherSide, facing: -1 }];
    case 'staggered':
      return [near, { start: spacingM / 2, y: otherSide, facing: -1 }];
    case 'median':
      return [near, { start: 0, y: -medianM - overhangM, facing: -1 }];
  }
}

/** A direction from a luminaire: along the road, across it and up, of any length. */
type Direction = readonly [number, number, number];

/** Initial intensity of a luminaire in a direction of the road, cd. */
export type RoadIntensity = (facing: Facing, direction: Direction) => number;

/** Takes tilt and side of the luminaires into account (EN 13201-3:2015, clause 6). */
export function createRoadIntensity({ luminaire, tiltDeg }: RoadLighting): RoadIntensity {
  const intensityAt = createIntensityLookup(luminaire.light);
  const candelaPerUnit = luminaire.lampFluxLm / 1000;
  const cosine = Math.cos(tiltDeg / DEGREES);
  const sine = Math.sin(tiltDeg / DEGREES);
  return (facing, [dx, dy, dz]) => {
    const alongC0 = facing * dx;
    const alongC90 = facing * dy * cosine + dz * sine;
    const down = facing * dy * sine - dz * cosine;
    const gammaDeg = Math.atan2(Math.hypot(alongC0, alongC90), down) * DEGREES;
    return intensityAt(Math.atan2(alongC90, alongC0) * DEGREES, gammaDeg) * candelaPerUnit;
  };
}
