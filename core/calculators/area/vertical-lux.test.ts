import { expect, test } from 'vitest';
import { createTestLuminaire, uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import type { AreaLighting } from './area.ts';
import { calculateVerticalLux, type RaysAt } from './area-light.ts';

const area = { target: 'ground', widthM: 10, depthM: 6 } as const;
const lighting: AreaLighting = {
  luminaire: createTestLuminaire(uniformLight(90)),
  arrangement: 'side',
  masts: 1,
  perMast: 1,
  heightM: 8,
  setbackM: 0,
  tiltDeg: 0,
  fanDeg: 0,
  maintenanceFactor: 0.8,
};
const verticalLux = (raysAt: RaysAt) => calculateVerticalLux(area, lighting, raysAt);

/** A ray along the ground, with its lux on a surface across it. */
const towards = ([x, y]: readonly [number, number], lux: number) => ({ x, y, down: 0, lux });
const [right, left, ahead, back] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

test('it is that of the darkest of the four directions, whichever that is', () => {
  const from = [right, left, ahead, back];
  for (const dark of from) {
    const rays = from.map((way) => towards(way, way === dark ? 30 : 100));
    expect(verticalLux(() => rays)).toBeCloseTo(0.8 * 30, 9);
  }
  for (const missing of from) {
    const rays = from.filter((way) => way !== missing).map((way) => towards(way, 100));
    expect(verticalLux(() => rays)).toBe(0);
  }
});

test('a slanting ray counts by the cosine on the faces that it meets', () => {
  const corners = [
    [0.6, 0.48],
    [-0.6, 0.48],
    [0.6, -0.48],
    [-0.6, -0.48],
  ] as const;
  const rays = corners.map((way) => ({ ...towards(way, 50), down: 0.64 }));
  // Two of the four light each direction; along the depth they are flatter: 2 × 50 lx × 0.48.
  expect(verticalLux(() => rays)).toBeCloseTo(0.8 * 48, 9);
});

test('it is the mean of the points of the grid, 1.5 m above the ground and inside the area', () => {
  const seen: { x: number; y: number; z: number }[] = [];
  const lux = verticalLux((point) => {
    seen.push(point);
    const share = point.x / area.widthM;
    return [right, left, ahead, back].map((way) => towards(way, 100 * share));
  });
  // The middle of the area is at half of its width.
  expect(lux).toBeCloseTo(0.8 * 50, 9);
  expect(new Set(seen.map(({ z }) => z))).toEqual(new Set([1.5]));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(seen.map(({ x }) => x))).toBeCloseTo(5, 9);
  expect(mean(seen.map(({ y }) => y))).toBeCloseTo(3, 9);
});
