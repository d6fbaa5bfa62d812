import { expect, test } from 'vitest';
import { listUgrDirections } from './ugr-directions.ts';

/** Light with one intensity in each of the planes C0, C90, C180 and C270. */
const lightOf = (candela: readonly number[]) => ({
  planesDeg: [0, 90, 180, 270],
  gammasDeg: [0, 90],
  intensities: candela.map((value) => [100, value]),
});
const every5Degrees = (from: number, to: number) =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, index) => from + index * 5);

test.each([
  ['a rotational distribution', [50, 50, 50, 50]],
  ['one with two planes of symmetry', [50, 20, 50, 20]],
  ['measured halves that differ by 2 %', [50, 20, 52, 20]],
])('%s has the directions of the tables, crosswise and endwise', (_, candela) => {
  expect(listUgrDirections(lightOf(candela))).toEqual({ kind: 'main', planesDeg: [0, 90] });
});

test.each([
  ['about C0-C180: C0 to C180', [50, 20, 90, 20], [0, 180]],
  ['about C90-C270: C-90 to C90', [50, 20, 50, 90], [-90, 90]],
  ['about none: all around, C0 once', [50, 20, 90, 10], [0, 355]],
] as const)('symmetric %s, every 5°', (_, candela, [from, to]) => {
  const planesDeg = every5Degrees(from, to);
  expect(listUgrDirections(lightOf(candela))).toEqual({ kind: 'all', planesDeg });
});
