import { expect, test } from 'vitest';
import { cosinePower } from '#core/photometry/luminaire.fixtures.ts';
import { findIntensityClass, type IntensityClass } from './intensity-class.ts';

/** Intensities at 0, 70, 80, 90, 95 and 180°, cd for 1000 lm that leave the luminaire. */
const classOf = (row: number[], fluxes = { lampFluxLm: 1000, fluxLm: 1000 }) =>
  findIntensityClass({
    light: { planesDeg: [0], gammasDeg: [0, 70, 80, 90, 95, 180], intensities: [row] },
    ...fluxes,
  });

test.each<[number[], IntensityClass | null]>([
  [[300, 350, 100, 0, 0, 0], 6],
  [[300, 350, 100, 10, 0, 0], 5],
  [[300, 351, 100, 0, 0, 0], 4],
  [[300, 500, 100, 10, 0, 0], 4],
  [[300, 501, 100, 0, 0, 0], 3],
  [[300, 350, 100, 20, 20, 20], 3],
  [[300, 350, 150, 30, 0, 0], 2],
  [[300, 350, 200, 50, 0, 0], 1],
  [[300, 350, 201, 0, 0, 0], null],
  [[300, 350, 100, 51, 0, 0], null],
  [[300, 350, 100, 0, 0, 60], null],
])('%j is in class %s', (row, expected) => {
  expect(classOf(row)).toBe(expected);
});

test('intensities are for the flux that leaves the luminaire', () => {
  expect(classOf([300, 350, 100, 0, 0, 0], { lampFluxLm: 1000, fluxLm: 500 })).toBe(1);
  expect(classOf([300, 350, 100, 0, 0, 0], { lampFluxLm: 1000, fluxLm: 0 })).toBeNull();
});

test('Lambertian light has 109 cd/klm at 70°, 55 at 80° and none above: the most shielded', () => {
  expect(findIntensityClass({ light: cosinePower(1), lampFluxLm: 1000, fluxLm: 1000 })).toBe(6);
});
