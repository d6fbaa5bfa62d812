import { missing } from '#core/missing.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import {
  findPeak,
  interpolateGamma,
  interpolatePlane,
  type LightDistribution,
} from '#core/photometry/light-distribution.ts';
import { simplifyLine } from './simplify-line.ts';

/** Intensities of one half plane, one for each γ of the diagram. */
type PolarHalf = { planeDeg: number; values: readonly number[] };

/** A polar diagram ready for drawing: in a square of 2 × 2 around its centre, nadir at the bottom. */
export type Polar = {
  /** Labelled rings, from the smallest: share of the radius, cd/klm or cd. */
  rings: readonly { radius: number; value: number }[];
  /** Closed curves as SVG paths. */
  curves: readonly { planeDeg: number; path: string }[];
  /** Rows of the data table: every 5° from the nadir. */
  gammasDeg: readonly number[];
  halves: readonly PolarHalf[];
  hasUplight: boolean;
  /** The highest intensity of the curves. */
  peak: number;
};

/** Largest step between the points of a curve: intensities between those of a file are linear in γ, not in the picture. */
const STEP_DEG = 2.5;
const TABLE_STEP_DEG = 5;
const RINGS = 4;
/** Minimum uplight that shows the upper half of the diagram, share of the edge, and where it begins. */
const UPLIGHT_SHARE = 0.02;
const UPLIGHT_FROM_DEG = 95;
/** How far a point may be from the line that replaces it, share of the radius. */
const TOLERANCE = 0.0005;
/** Share of the peak that the main planes must reach for a diagram without the plane of the peak. */
const SHOWN_SHARE = 0.95;

export type PolarOptions = {
  /** Factor on cd/klm: 1, or lamp flux / 1000 for candela. */
  scale?: number;
  /** Intensity at the edge of the diagram; calculated if absent. */
  highest?: number;
  /** Planes C, each drawn with C + 180; those of `listUsualPlanes` if absent. */
  planesDeg?: readonly number[];
};

/** C0-C180 and C90-C270, or one plane if the light is rotational. */
export function listMainPlanes(light: LightDistribution): number[] {
  return light.planesDeg.length === 1 ? [0] : [0, 90];
}

/** The main planes, and the one of the highest intensity if they do not show it. */
function listUsualPlanes(light: LightDistribution): number[] {
  const main = listMainPlanes(light);
  const peak = findPeak(light);
  const shown = findHighest(light, main, 0);
  return shown >= SHOWN_SHARE * peak.intensity ? main : [...main, peak.planeDeg % 180];
}

/**
 * Creates the curves of planes through all intensities of the file; between them they follow the linear interpolation
 * of all calculations.
 */
export function createPolar(light: LightDistribution, options: PolarOptions = {}): Polar {
  const { scale = 1, planesDeg = listUsualPlanes(light) } = options;
  const lookup = createIntensityLookup(light);
  const intensityAt = (plane: number, gamma: number) => lookup(plane, gamma) * scale;
  const isRotational = light.planesDeg.length === 1;
  const halfPlanes = isRotational
    ? [0]
    : [...planesDeg, ...planesDeg.map((plane) => plane + 180)].sort((a, b) => a - b);
  const peak = findHighest(light, planesDeg, 0) * scale;
  const edge = options.highest ?? roundUp(Math.max(1e-9, peak));
  const hasUplight = findHighest(light, planesDeg, UPLIGHT_FROM_DEG) * scale > edge * UPLIGHT_SHARE;
  const gammasDeg = range(0, hasUplight ? 180 : 90, TABLE_STEP_DEG);
  const angles = listAngles(light.gammasDeg);
  return {
    rings: Array.from({ length: RINGS }, (_, index) => {
      const radius = (index + 1) / RINGS;
      return { radius, value: edge * radius };
    }),
    curves: planesDeg.map((plane) => ({
      planeDeg: plane,
      path: drawCurve(
        angles,
        (gamma, side) => intensityAt(plane + (side < 0 ? 180 : 0), gamma) / edge,
      ),
    })),
    gammasDeg,
    halves: halfPlanes.map((planeDeg) => ({
      planeDeg,
      values: gammasDeg.map((gamma) => intensityAt(planeDeg, gamma)),
    })),
    hasUplight,
    peak,
  };
}

/** The highest intensity of planes C and C + 180 from an angle on, cd/klm. */
function findHighest(light: LightDistribution, planesDeg: readonly number[], fromDeg: number) {
  const gammas = light.gammasDeg;
  const rows = planesDeg.flatMap((plane) =>
    [0, 180].map((turn) => interpolatePlane(light, plane + turn)),
  );
  return Math.max(
    ...rows.map((row) =>
      Math.max(
        interpolateGamma(gammas, row, fromDeg),
        ...row.filter((_, index) => (gammas[index] ?? missing()) >= fromDeg),
      ),
    ),
  );
}

/** The angles of a file with others between them, and the darkness beyond its last one. */
function listAngles(gammasDeg: readonly number[]): number[] {
  const first = gammasDeg[0] ?? missing();
  const last = gammasDeg[gammasDeg.length - 1] ?? missing();
  const between = range(0, 180, STEP_DEG).filter((angle) => angle > first && angle < last);
  const all = new Set([
    ...gammasDeg,
    ...between,
    ...(first > 0 ? [0] : []),
    ...(last < 180 ? [180] : []),
  ]);
  return [...all].sort((a, b) => a - b);
}

/** Around the whole circle: down one side from the zenith and up the other. */
function drawCurve(
  angles: readonly number[],
  radiusAt: (gamma: number, side: 1 | -1) => number,
): string {
  const right = angles.map((gamma) => point(radiusAt(gamma, 1), gamma));
  const left = angles.map((gamma) => point(radiusAt(gamma, -1), -gamma)).reverse();
  const points = simplifyLine([...right, ...left], TOLERANCE).map(([x, y]) => `${x} ${y}`);
  const once = points.filter((text, index) => text !== points[index - 1]);
  // The curve is closed: its last point is its first one.
  if (once.length > 1 && once[0] === once.at(-1)) once.pop();
  return `M${once.join('L')}Z`;
}

function point(radius: number, gammaDeg: number): readonly [number, number] {
  const angle = (gammaDeg * Math.PI) / 180;
  return [round(radius * Math.sin(angle)), round(radius * Math.cos(angle))];
}

/** Without -0. */
function round(value: number): number {
  return Number(value.toFixed(3)) + 0;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, index) => from + index * step,
  );
}

/** The next value that four rings divide into round numbers. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const steps = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 5, 6, 8, 10];
  return (steps.find((step) => step * power >= value * 0.9999) ?? 10) * power;
}
