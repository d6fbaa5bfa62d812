import { describe, expect, it } from 'vitest';
import {
  cosinePower,
  createTestLuminaire,
  uniformLight,
} from '#core/photometry/luminaire.fixtures.ts';
import { findBeamEdges } from './beam.ts';
import { calculateCone, isUpright } from './cone.ts';

const tangent = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** cos^n around an axis that is tilted by `tiltDeg` towards C0: 1000 cd/klm on the axis. */
function tilted(tiltDeg: number, n: number) {
  const planesDeg = Array.from({ length: 24 }, (_, index) => index * 15);
  const gammasDeg = Array.from({ length: 181 }, (_, gamma) => gamma);
  const intensities = planesDeg.map((plane) =>
    gammasDeg.map((gamma) => {
      const along = sine(gamma) * cosine(plane) * sine(tiltDeg) + cosine(gamma) * cosine(tiltDeg);
      return along > 0 ? 1000 * along ** n : 0;
    }),
  );
  return { planesDeg, gammasDeg, intensities };
}

describe('calculateCone', () => {
  it('lights a strip of 1.2997 m at 2 m with a beam of 36°', () => {
    const light = {
      planesDeg: [0],
      gammasDeg: [0, 17.999, 18.001, 90],
      intensities: [[100, 100, 0, 0]],
    };
    const cone = calculateCone(createTestLuminaire(light), undefined, [2]);
    const [strip] = cone.steps[0]?.strips ?? [];
    expect(cone.planes.map(({ planeDeg }) => planeDeg)).toEqual([0]);
    expect((strip?.toM ?? 0) - (strip?.fromM ?? 0)).toBeCloseTo(1.2997, 3);
    expect(cone.steps[0]?.centreLux).toBeCloseTo(25, 6);
    expect(strip?.axisLux).toBeCloseTo(25, 6);
    expect([strip?.axisM, strip?.axisVerticalLux]).toEqual([0, 0]);
  });

  it('tilts with the beam, between its real edges', () => {
    // cos^n is at its half at 20° from the axis.
    const n = Math.log(0.5) / Math.log(cosine(20));
    const { planes, steps } = calculateCone(createTestLuminaire(tilted(40, n)), [0, 90], [3]);
    const [c0, c90] = planes.map(({ edges }) => edges);
    expect(c0?.fromDeg).toBeCloseTo(20, 1);
    expect(c0?.toDeg).toBeCloseTo(60, 1);
    const [strip, across] = steps[0]?.strips ?? [];
    expect(strip?.fromM).toBeCloseTo(3 * tangent(20), 2);
    expect(strip?.toM).toBeCloseTo(3 * tangent(60), 1);
    expect(strip?.axisM).toBeCloseTo(3 * tangent(40), 2);
    // 1000 cd at 40° from 3 m: E = I cos³γ / h², on the wall I cos²γ sin γ / h².
    expect(strip?.axisLux).toBeCloseTo((1000 * cosine(40) ** 3) / 9, 0);
    expect(strip?.axisVerticalLux).toBeCloseTo((1000 * cosine(40) ** 2 * sine(40)) / 9, 0);
    expect(steps[0]?.centreLux).toBeCloseTo((1000 * cosine(40) ** n) / 9, 1);
    expect(isUpright(c0 ?? null)).toBe(false);
    expect(isUpright(c90 ?? null)).toBe(true);
    expect(across?.axisM).toBeCloseTo(0, 9);
  });

  it('tilts towards C180 with negative places', () => {
    const { planes, steps } = calculateCone(createTestLuminaire(tilted(-30, 30)), [0, 180], [1]);
    expect(planes[0]?.edges?.fromDeg).toBeCloseTo(-(planes[1]?.edges?.toDeg ?? 0), 9);
    const [towards, back] = steps[0]?.strips ?? [];
    expect(towards?.axisM).toBeCloseTo(-tangent(30), 1);
    expect(back?.axisM).toBeCloseTo(tangent(30), 1);
    expect(back?.axisLux).toBeCloseTo(towards?.axisLux ?? 0, 9);
  });

  it('has the outer edges of a divided beam', () => {
    // A batwing: half of its peak at 15° and at 50°.
    const light = {
      planesDeg: [0],
      gammasDeg: [0, 15, 30, 50, 51],
      intensities: [[20, 50, 100, 50, 0]],
    };
    const [strip] = calculateCone(createTestLuminaire(light), [0], [1]).steps[0]?.strips ?? [];
    expect([strip?.fromM, strip?.toM]).toEqual([-tangent(50), tangent(50)]);
  });

  it('counts what shines down of light in both directions, and looks up if that is more', () => {
    const gammasDeg = [0, 30, 30.001, 149.999, 150, 180];
    const both = (down: number, up: number) =>
      createTestLuminaire({
        planesDeg: [0],
        gammasDeg,
        intensities: [[down, down, 0, 0, up, up]],
      });
    const below = calculateCone(both(100, 90), [0], [1]);
    expect(below.isUpward).toBe(false);
    expect(below.planes[0]?.edges?.toDeg).toBeCloseTo(30, 2);
    expect(below.steps[0]?.centreLux).toBe(100);
    const above = calculateCone(both(10, 90), [0], [2]);
    expect(above.isUpward).toBe(true);
    expect(above.steps[0]?.centreLux).toBe(22.5);
    expect(above.steps[0]?.strips[0]?.toM).toBeCloseTo(2 * tangent(30), 3);
  });

  it('has no strip for a beam up to the horizontal, and none without light', () => {
    const to = (gamma: number) =>
      createTestLuminaire({
        planesDeg: [0],
        gammasDeg: [0, gamma, gamma + 0.001],
        intensities: [[100, 100, 0]],
      });
    const stripOf = (luminaire: ReturnType<typeof to>) =>
      calculateCone(luminaire, undefined, [1]).steps[0]?.strips[0];
    expect(stripOf(to(80))?.toM).toBeCloseTo(tangent(80), 1);
    expect(stripOf(to(90))).toBeNull();
    expect(stripOf(createTestLuminaire(uniformLight(180)))).toBeNull();
    const wall = tilted(80, 20);
    expect(findBeamEdges(wall, 0)?.toDeg).toBe(90);
    expect(calculateCone(createTestLuminaire(wall), [0], [1]).steps[0]?.strips).toEqual([null]);
    const dark = { planesDeg: [0], gammasDeg: [0, 90], intensities: [[0, 0]] };
    expect(calculateCone(createTestLuminaire(dark)).planes[0]?.edges).toBeNull();
  });

  it('has the main planes of any light but a rotational one', () => {
    const planesOf = (light: Parameters<typeof createTestLuminaire>[0]) =>
      calculateCone(createTestLuminaire(light)).planes.map(({ planeDeg }) => planeDeg);
    expect(planesOf(cosinePower(1))).toEqual([0]);
    expect(planesOf(tilted(10, 3))).toEqual([0, 90]);
  });
});
