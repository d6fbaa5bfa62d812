import { expect, test } from 'vitest';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { createAimedIntensity } from './aimed-intensity.ts';
import { findFrontPlane } from './front-plane.ts';
import { groundLimits, listLevels, planGround } from './ground-plan.ts';

const lambert = createTestLuminaire(cosinePower(1), { lampFluxLm: 1000 });

/** 1,000 cd/klm everywhere in one quarter of the planes below the horizontal, from `plane - 30` to `plane + 30`. */
function oneSided(plane: number): LightDistribution {
  const planesDeg = Array.from({ length: 12 }, (_, index) => index * 30);
  const gammasDeg = Array.from({ length: 19 }, (_, index) => index * 5);
  const isLit = (at: number) => Math.abs(((at - plane + 540) % 360) - 180) <= 30;
  const intensities = planesDeg.map((at) => gammasDeg.map(() => (isLit(at) ? 1000 : 0)));
  return { planesDeg, gammasDeg, intensities };
}

test.each([0, 90, 180, 270] as const)('light thrown to C%i has its front there', (plane) => {
  expect(findFrontPlane(oneSided(plane))).toBe(plane);
});

test('light without a side has its front in C90', () => {
  expect(findFrontPlane(cosinePower(1))).toBe(90);
});

test('C0 is on the right of C90, and in front if it is the front', () => {
  const toC0 = oneSided(0);
  const seenFromC90 = createAimedIntensity(toC0, { frontPlaneDeg: 90, tiltDeg: 0 });
  expect([seenFromC90(1, 0, 1), seenFromC90(-1, 0, 1), seenFromC90(0, 1, 1)]).toEqual([1000, 0, 0]);
  const seenFromC0 = createAimedIntensity(toC0, { frontPlaneDeg: 0, tiltDeg: 0 });
  expect([seenFromC0(0, 1, 1), seenFromC0(0, -1, 1), seenFromC0(1, 0, 1)]).toEqual([1000, 0, 0]);
});

test('a raised front carries the axis of the light forwards', () => {
  const spot = cosinePower(20);
  const aimed = createAimedIntensity(spot, { frontPlaneDeg: 90, tiltDeg: 30 });
  const peak = (1000 * 21) / (2 * Math.PI);
  expect(aimed(0, Math.tan(Math.PI / 6), 1)).toBeCloseTo(peak, 6);
  // 30° off the axis.
  expect(aimed(0, 0, 1)).toBeCloseTo(peak * Math.cos(Math.PI / 6) ** 20, 0);
});

test('levels are 1, 2 and 5 times powers of ten below the highest value', () => {
  expect(listLevels(79.6)).toEqual([50, 20, 10, 5, 2, 1]);
  expect(listLevels(5.2)).toEqual([2, 1, 0.5, 0.2, 0.1, 0.05]);
  expect(listLevels(0.012)).toEqual([0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002]);
});

test('lines of a Lambertian luminaire are circles where Φ cos⁴γ / (π h²) has their value', () => {
  const plan = planGround(lambert, { heightM: 2, tiltDeg: 0 });
  expect(plan?.highestLux).toBeCloseTo(1000 / Math.PI / 4, 1);
  expect(plan?.lines.map(({ lux }) => lux)).toEqual([50, 20, 10, 5, 2, 1]);
  for (const { lux, path, label } of plan?.lines ?? []) {
    const cosine = ((lux * 4 * Math.PI) / 1000) ** 0.25;
    const radius = 2 * Math.tan(Math.acos(cosine));
    const points = path
      .slice(1)
      .split(/[ML]/)
      .map((pair) => pair.split(' ').map(Number));
    const radii = points.map(([x = 0, y = 0]) => Math.hypot(x, y));
    expect(Math.max(...radii)).toBeLessThan(radius * 1.01);
    expect(Math.min(...radii)).toBeGreaterThan(radius * 0.97);
    expect(Math.hypot(label.x, label.y)).toBeCloseTo(radius, 1);
    // One closed line.
    expect(path.match(/M/g)).toHaveLength(1);
    expect(points[0]).toEqual(points.at(-1));
  }
});

test('the drawing contains every line, and the front is at the top', () => {
  const plan = planGround(createTestLuminaire(cosinePower(8)), { heightM: 5, tiltDeg: 45 });
  const ys = (plan?.lines ?? []).flatMap(({ path }) =>
    [...path.matchAll(/[ML]\S+ (\S+?)(?=[ML]|$)/g)].map(([, y]) => Number(y)),
  );
  const { top = 0, height = 0 } = plan?.box ?? {};
  expect(Math.min(...ys)).toBeGreaterThan(top);
  expect(Math.max(...ys)).toBeLessThan(top + height);
  // The peak is 5 m in front; more light is there than behind.
  expect(-Math.min(...ys)).toBeGreaterThan(5);
  expect(Math.max(...ys)).toBeLessThan(5);
});

test('light that only rises has no plan', () => {
  const gammasDeg = [90, 135, 180];
  const up = createTestLuminaire({ planesDeg: [0], gammasDeg, intensities: [[0, 100, 100]] });
  expect(planGround(up, { heightM: 3, tiltDeg: 0 })).toBeNull();
  expect(groundLimits.tiltDeg.max).toBeLessThan(90);
});
