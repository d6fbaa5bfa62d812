import { expect, test } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { calculateRoadUtilisation } from './road-utilisation.ts';

test('a strip gets half the sine of its angle from a Lambertian luminaire', () => {
  const curves = calculateRoadUtilisation(createTestLuminaire(cosinePower(1)));
  for (const width of [0.5, 1, 2, 4]) {
    const index = curves?.widths.indexOf(width) ?? -1;
    const percent = 50 * Math.sin(Math.atan(width));
    expect(curves?.streetSide[index]).toBeCloseTo(percent, 0);
    expect(curves?.backSide[index]).toBeCloseTo(percent, 0);
  }
  expect(curves?.streetSide[0]).toBe(0);
});

test('light on one side is on the street, and is a share of what leaves the luminaire', () => {
  const planesDeg = [0, 90, 180, 270];
  const gammasDeg = [0, 45, 90];
  const intensities = [0, 1, 2, 3].map((plane) => gammasDeg.map(() => (plane === 1 ? 500 : 0)));
  const light = { planesDeg, gammasDeg, intensities };
  const curves = calculateRoadUtilisation(createTestLuminaire(light, { lampFluxLm: 3000 }));
  expect(curves?.backSide.at(-1)).toBe(0);
  expect(curves?.streetSide.at(-1)).toBeGreaterThan(60);
  expect(curves?.streetSide.at(-1)).toBeLessThan(100);
});

test('light that only rises has no curves', () => {
  const light = { planesDeg: [0], gammasDeg: [90, 180], intensities: [[0, 100]] };
  expect(calculateRoadUtilisation(createTestLuminaire(light))).toBeNull();
});
