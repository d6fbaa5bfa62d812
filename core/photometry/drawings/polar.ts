import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';

/** Intensities of one half plane, one for each γ of the diagram. */
type PolarHalf = { planeDeg: number; values: readonly number[] };

/** A polar diagram ready for drawing: in a square of 2 × 2 around its centre, nadir at the bottom. */
export type Polar = {
  /** Labelled rings, from the smallest: share of the radius, cd/klm or cd. */
  rings: readonly { radius: number; value: number }[];
  /** Closed curves as SVG paths. */
  curves: readonly { planeDeg: number; path: string }[];
  /** Rows of the data table: every 15° from the nadir. */
  gammasDeg: readonly number[];
  halves: readonly PolarHalf[];
  hasUplight: boolean;
};

const STEP_DEG = 2.5;
const TABLE_STEP_DEG = 15;
const RINGS = 4;
/** Minimum uplight that shows the upper half of the diagram, share of the edge, and where it begins. */
const UPLIGHT_SHARE = 0.02;
const UPLIGHT_FROM_DEG = 95;

/**
 * Creates the curves of C0-C180 and C90-C270, or of one plane if the light is rotational.
 *
 * @param scale factor on cd/klm: 1, or lamp flux / 1000 for candela.
 * @param highest intensity at the edge of the diagram; calculated if absent.
 */
export function createPolar(light: LightDistribution, scale = 1, highest?: number): Polar {
  const lookup = createIntensityLookup(light);
  const intensityAt = (plane: number, gamma: number) => lookup(plane, gamma) * scale;
  const isRotational = light.planesDeg.length === 1;
  const planes = isRotational ? [0] : [0, 90];
  const halfPlanes = isRotational ? [0] : [0, 90, 180, 270];
  const highestFrom = (gammaDeg: number) => {
    const angles = range(gammaDeg, 180, STEP_DEG);
    return Math.max(...halfPlanes.flatMap((plane) => angles.map((g) => intensityAt(plane, g))));
  };
  const edge = highest ?? roundUp(Math.max(1e-9, highestFrom(0)));
  const hasUplight = highestFrom(UPLIGHT_FROM_DEG) > edge * UPLIGHT_SHARE;
  const gammasDeg = range(0, hasUplight ? 180 : 90, TABLE_STEP_DEG);
  return {
    rings: Array.from({ length: RINGS }, (_, index) => {
      const radius = (index + 1) / RINGS;
      return { radius, value: edge * radius };
    }),
    curves: planes.map((plane) => ({
      planeDeg: plane,
      path: drawCurve((gamma, side) => intensityAt(plane + (side < 0 ? 180 : 0), gamma) / edge),
    })),
    gammasDeg,
    halves: halfPlanes.map((planeDeg) => ({
      planeDeg,
      values: gammasDeg.map((gamma) => intensityAt(planeDeg, gamma)),
    })),
    hasUplight,
  };
}

/** Around the whole circle: down one side from the zenith and up the other. */
function drawCurve(radiusAt: (gamma: number, side: 1 | -1) => number): string {
  const angles = range(0, 180, STEP_DEG);
  const right = angles.map((gamma) => point(radiusAt(gamma, 1), gamma));
  const left = angles.map((gamma) => point(radiusAt(gamma, -1), -gamma)).reverse();
  const points = [...right, ...left].filter((point, index, all) => point !== all[index - 1]);
  return `M${points.join('L')}Z`;
}

function point(radius: number, gammaDeg: number): string {
  const angle = (gammaDeg * Math.PI) / 180;
  return [radius * Math.sin(angle), radius * Math.cos(angle)]
    .map((x) => Number(x.toFixed(3)))
    .join(' ');
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
