import { describe, expect, it } from 'vitest';
import { addEmitters, type Emitter } from './add-emitters.ts';
import { calculateFlux } from './figures/flux.ts';
import { createIntensityLookup } from './intensity-lookup.ts';
import type { LightDistribution } from './light-distribution.ts';
import { cosinePower, createTestLuminaire } from './luminaire.fixtures.ts';

const emitter = (
  light: LightDistribution,
  lampFluxLm: number,
  change: Partial<Emitter> = {},
): Emitter => ({
  luminaire: createTestLuminaire(light, { lampFluxLm }),
  rotationDeg: [0, 0, 0],
  fluxLm: null,
  ...change,
});
const lambert = cosinePower(1, 1);
/** The same light upwards. */
const up = {
  planesDeg: [0],
  gammasDeg: lambert.gammasDeg.map((gamma) => 180 - gamma).reverse(),
  intensities: lambert.intensities.map((row) => [...row].reverse()),
};

describe('addEmitters', () => {
  it('adds light downwards and upwards: 7821 lm and 1602 lm', () => {
    const sum = addEmitters([emitter(lambert, 7821), emitter(up, 1602)]);
    expect(sum.planesDeg).toEqual([0]);
    expect(calculateFlux(sum, 0, 90)).toBeCloseTo(7821, 0);
    expect(calculateFlux(sum, 90, 180)).toBeCloseTo(1602, 0);
    expect(sum.intensities[0]?.[0]).toBeCloseTo(7821 / Math.PI, 3);
    expect(sum.intensities[0]?.at(-1)).toBeCloseTo(1602 / Math.PI, 3);
  });

  it('scales a distribution to the rated flux of its emitter', () => {
    const sum = addEmitters([emitter(lambert, 1000, { fluxLm: 2500 }), emitter(lambert, 500)]);
    expect(calculateFlux(sum)).toBeCloseTo(3000, 0);
  });

  it('does not smear light that ends at an angle into the next one', () => {
    const cut = { planesDeg: [0], gammasDeg: [0, 30], intensities: [[100, 100]] };
    const sum = addEmitters([emitter(cut, 1000), emitter(up, 1000)]);
    const at = createIntensityLookup(sum);
    expect([at(0, 30), at(0, 31)]).toEqual([100, 0]);
  });

  it('has the planes of all distributions', () => {
    const sided = (planesDeg: number[]) => ({
      planesDeg,
      gammasDeg: [0, 90],
      intensities: planesDeg.map((plane) => [100, plane / 10]),
    });
    const sum = addEmitters([
      emitter(sided([0, 90, 180, 270]), 1000),
      emitter(sided([0, 60, 180, 300]), 1000),
    ]);
    expect(sum.planesDeg).toEqual([0, 60, 90, 180, 270, 300]);
    expect(sum.intensities[3]).toEqual([200, 36, 0, 0]);
  });

  it.each([
    [
      [90, 0, 0],
      [90, 90],
    ],
    [
      [270, 0, 0],
      [270, 90],
    ],
    [
      [0, 90, 0],
      [180, 90],
    ],
    [
      [0, 30, 0],
      [180, 30],
    ],
    [
      [90, 0, 90],
      [180, 90],
    ],
    [
      [90, 0, 45],
      [135, 90],
    ],
    [
      [180, 0, 0],
      [0, 180],
    ],
  ] as const)(
    'turned by %j, a beam straight down shines to C, γ %j',
    (rotationDeg, [plane, gamma]) => {
      const sum = addEmitters([emitter(cosinePower(50, 1), 1000, { rotationDeg })]);
      const at = createIntensityLookup(sum);
      const peak = (1000 * 51) / (2 * Math.PI);
      expect(at(plane, gamma)).toBeCloseTo(peak, 6);
      expect(calculateFlux(sum)).toBeGreaterThan(985);
      expect(calculateFlux(sum)).toBeLessThan(1015);
    },
  );
});
