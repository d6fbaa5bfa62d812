import { missing } from '#core/missing.ts';
import { interpolatePlane, type LightDistribution } from '#core/photometry/light-distribution.ts';
import type { Polar } from './polar.ts';

const WIDTH = 236;
const HEIGHT = 140;
const FOOT = 14;

/** Intensities over the angle from the nadir, C + 180 on the left: the usual diagram of floodlights. */
export type Cartesian = {
  width: number;
  height: number;
  /** Curves through the intensities of the file, as SVG paths. */
  curves: { planeDeg: number; path: string }[];
  /** Horizontal lines, from the lowest. */
  levels: { y: number; value: number }[];
  angles: { x: number; angleDeg: number }[];
};

/** Draws the planes, the levels and the range of angles of a polar diagram in Cartesian axes. */
export function drawCartesian(light: LightDistribution, polar: Polar): Cartesian {
  const limitDeg = polar.hasUplight ? 180 : 90;
  const edge = polar.rings.at(-1)?.value ?? 1;
  const xAt = (angleDeg: number) => round(WIDTH / 2 + (angleDeg / limitDeg) * (WIDTH / 2));
  const yAt = (intensity: number) => round((HEIGHT - FOOT) * (1 - intensity / edge));
  const step = limitDeg / 6;
  return {
    width: WIDTH,
    height: HEIGHT,
    curves: polar.curves.map(({ planeDeg }) => {
      const points = listPoints(light, planeDeg).filter(([angle]) => Math.abs(angle) <= limitDeg);
      return { planeDeg, path: `M${points.map(([a, i]) => `${xAt(a)} ${yAt(i)}`).join('L')}` };
    }),
    levels: [0, ...polar.rings.map(({ value }) => value)].map((value) => ({
      y: yAt(value),
      value,
    })),
    angles: Array.from({ length: 13 }, (_, index) => (index - 6) * step).map((angleDeg) => ({
      x: xAt(angleDeg),
      angleDeg,
    })),
  };
}

/** Angles and intensities of a file in one plane, from C + 180 to C; dark beyond its ends. */
function listPoints(light: LightDistribution, planeDeg: number): [number, number][] {
  const sideOf = (plane: number, sign: 1 | -1) => {
    const row = interpolatePlane(light, plane);
    return light.gammasDeg.map((gamma, index): [number, number] => [
      sign * gamma,
      row[index] ?? missing(),
    ]);
  };
  const right = sideOf(planeDeg, 1);
  const left = sideOf(planeDeg + 180, -1).reverse();
  const first = light.gammasDeg[0] ?? missing();
  const last = light.gammasDeg.at(-1) ?? missing();
  const gap: [number, number][] =
    first > 0
      ? [
          [-first, 0],
          [first, 0],
        ]
      : [];
  return [[-180, 0], [-last, 0], ...left, ...gap, ...right, [last, 0], [180, 0]];
}

function round(value: number): number {
  return Number(value.toFixed(1));
}
