import { missing } from '#core/missing.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import { findPeak, type LightDistribution } from '#core/photometry/light-distribution.ts';

/** A point or direction: towards C0, towards C90, up. Intensities in units of the highest. */
type Vector = readonly [number, number, number];

/** The surface of a photometric solid: rows of points from the nadir to the zenith, one for each plane. */
export type LightSolid = readonly (readonly Vector[])[];

/** From where a solid is seen: the plane C and the angle above the horizontal, degrees. */
export type SolidView = { planeDeg: number; aboveDeg: number };

/** A facet of the surface as an SVG path, the farthest one first; `shade` is 0 at its rim, 4 towards the viewer. */
type SolidFacet = { path: string; shade: number };

/** A solid as it is seen, the highest intensity 100 units from the centre. */
export type SolidDrawing = {
  facets: SolidFacet[];
  /** Axes of the planes with their labels, those behind the solid first in the drawing. */
  axes: { planeDeg: number; x: number; y: number; isBehind: boolean }[];
};

export const SOLID_RADIUS = 100;
const PLANE_STEP_DEG = 15;
const ROWS = 18;
/** Intensity that counts as light, share of the peak. */
const LIT = 0.005;
const SHADES = 5;
const AXIS = 0.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Creates the solid of a distribution: in each direction as far from the centre as its intensity is high. */
export function createSolid(light: LightDistribution): LightSolid {
  const intensityAt = createIntensityLookup(light);
  const peak = Math.max(1e-9, findPeak(light).intensity);
  const gammasDeg = listRows(light, peak);
  return Array.from({ length: 360 / PLANE_STEP_DEG }, (_, index) => {
    const plane = index * PLANE_STEP_DEG;
    return gammasDeg.map((gamma): Vector => {
      const radius = intensityAt(plane, gamma) / peak;
      const flat = radius * Math.sin(radians(gamma));
      return [
        flat * Math.cos(radians(plane)),
        flat * Math.sin(radians(plane)),
        -radius * Math.cos(radians(gamma)),
      ];
    });
  });
}

/** Angles over the part of the file that has light, at even steps, and those of the highest intensities. */
function listRows({ gammasDeg, intensities }: LightDistribution, peak: number): number[] {
  const lit = gammasDeg.filter((_, index) =>
    intensities.some((row) => (row[index] ?? missing()) > LIT * peak),
  );
  const ends = [lit[0] ?? 0, lit.at(-1) ?? 0].map((gamma) => gammasDeg.indexOf(gamma));
  const first = gammasDeg[Math.max(0, (ends[0] ?? 0) - 1)] ?? missing();
  const last = gammasDeg[Math.min(gammasDeg.length - 1, (ends[1] ?? 0) + 1)] ?? missing();
  return Array.from({ length: ROWS + 1 }, (_, index) => first + ((last - first) * index) / ROWS);
}

/** Projects a solid in parallel onto the picture plane of a viewer; the zenith is up. */
export function drawSolid(solid: LightSolid, view: SolidView): SolidDrawing {
  const { right, up, towards } = cameraOf(view);
  const project = (point: Vector) =>
    [dot(point, right), -dot(point, up)].map((value) => Number((value * SOLID_RADIUS).toFixed(1)));
  const facets = listQuads(solid).map((corners) => {
    const depth = corners.reduce((sum, corner) => sum + dot(corner, towards), 0);
    const facing = Math.abs(dot(normalOf(corners), towards));
    return {
      depth,
      shade: Math.min(SHADES - 1, Math.floor(facing * SHADES)),
      path: `M${corners.map((corner) => project(corner).join(' ')).join('L')}Z`,
    };
  });
  facets.sort((a, b) => a.depth - b.depth);
  return {
    facets: facets.map(({ path, shade }) => ({ path, shade })),
    axes: [0, 90, 180, 270].map((planeDeg) => {
      const axis: Vector = [
        AXIS * Math.cos(radians(planeDeg)),
        AXIS * Math.sin(radians(planeDeg)),
        0,
      ];
      const [x = 0, y = 0] = project(axis);
      return { planeDeg, x, y, isBehind: dot(axis, towards) < 0 };
    }),
  };
}

/** Facets between neighbouring planes and rows, without those that have no extent. */
function listQuads(solid: LightSolid): Vector[][] {
  return solid.flatMap((row, plane) => {
    const next = solid[(plane + 1) % solid.length] ?? missing();
    return row.slice(1).flatMap((corner, index) => {
      const quad = [row[index], corner, next[index + 1], next[index]].map(
        (each) => each ?? missing(),
      );
      return quad.every(([x, y, z]) => Math.hypot(x, y, z) < 1e-3) ? [] : [quad];
    });
  });
}

function cameraOf({ planeDeg, aboveDeg }: SolidView) {
  const [plane, above] = [radians(planeDeg), radians(aboveDeg)];
  const towards: Vector = [
    Math.cos(plane) * Math.cos(above),
    Math.sin(plane) * Math.cos(above),
    Math.sin(above),
  ];
  const right: Vector = [-Math.sin(plane), Math.cos(plane), 0];
  const up: Vector = [
    -Math.cos(plane) * Math.sin(above),
    -Math.sin(plane) * Math.sin(above),
    Math.cos(above),
  ];
  return { right, up, towards };
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Unit normal of a quad, from its diagonals; zero if it has no area. */
function normalOf([a, b, c, d]: readonly Vector[]): Vector {
  const across = subtract(c ?? missing(), a ?? missing());
  const along = subtract(d ?? missing(), b ?? missing());
  const normal: Vector = [
    across[1] * along[2] - across[2] * along[1],
    across[2] * along[0] - across[0] * along[2],
    across[0] * along[1] - across[1] * along[0],
  ];
  const length = Math.hypot(...normal) || 1;
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}

function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** The view after a turn: planes around the full circle, heights between straight below and straight above. */
export function turnView(
  { planeDeg, aboveDeg }: SolidView,
  turnDeg: number,
  raiseDeg: number,
): SolidView {
  return {
    planeDeg: (((planeDeg + turnDeg) % 360) + 360) % 360,
    aboveDeg: Math.min(90, Math.max(-90, aboveDeg + raiseDeg)),
  };
}
