import { expect, test } from 'vitest';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { cosinePower } from '#core/photometry/luminaire.fixtures.ts';
import { sampleIntensities } from './intensity-grid.ts';

test('A distribution with even steps stays as it is, with the first plane again at the end', () => {
  const light: LightDistribution = {
    planesDeg: [0, 90, 180, 270],
    gammasDeg: [0, 45, 90],
    intensities: [
      [9, 1, 2],
      [9, 3, 4],
      [9, 5, 6],
      [9, 7, 8],
    ],
  };
  const { values, ...grid } = sampleIntensities(light);
  expect(grid).toEqual({
    gammas: 3,
    planes: 4,
    firstGammaDeg: 0,
    gammaStepDeg: 45,
    firstPlaneDeg: 0,
    planeStepDeg: 90,
  });
  expect([...values]).toEqual([9, 1, 2, 9, 3, 4, 9, 5, 6, 9, 7, 8, 9, 1, 2]);
});

test('Light of rotational symmetry is one row', () => {
  const { planes, gammas, values } = sampleIntensities(cosinePower(1, 2.5));
  expect([planes, gammas, values.length]).toEqual([1, 37, 37]);
});

test('Uneven steps are sampled at the smallest', () => {
  const light: LightDistribution = {
    planesDeg: [0],
    gammasDeg: [0, 10, 15, 60, 90],
    intensities: [[100, 80, 60, 15, 0]],
  };
  const { gammas, gammaStepDeg, values } = sampleIntensities(light);
  expect([gammas, gammaStepDeg]).toEqual([19, 5]);
  expect([...values.slice(0, 5)]).toEqual([100, 90, 80, 60, 55]);
});
