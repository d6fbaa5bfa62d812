import { describe, expect, it } from 'vitest';
import { findSymmetry, storeDistribution } from './find-symmetry.ts';

const quarters = [0, 90, 180, 270];
const lightOf = (planesDeg: number[], rows: number[][]) => ({
  planesDeg,
  gammasDeg: rows[0]?.map((_, index) => index * 10) ?? [],
  intensities: rows,
});
const flat = (planesDeg: number[], values: number[]) =>
  lightOf(
    planesDeg,
    values.map((value) => [value]),
  );

describe('findSymmetry', () => {
  it.each([
    [[0], [1], 1],
    [[45], [1], 1],
    [quarters, [1, 1, 1, 1], 1],
    [quarters, [1, 2, 1, 2], 4],
    [quarters, [1, 2, 3, 2], 2],
    [quarters, [1, 2, 1, 3], 3],
    [quarters, [1, 2, 3, 4], 0],
    [[0, 60, 120, 180, 240, 300], [1, 2, 2, 1, 2, 2], 0],
    [[0, 120, 240], [1, 2, 2], 0],
    [[0, 10.3, 90, 169.7, 180, 190.3, 270, 349.7], [1, 2, 3, 2, 1, 2, 3, 2], 4],
    [[0, 10.3, 90, 169.7, 180, 190.3, 270, 349.7], [1, 2, 3, 5, 7, 5, 3, 2], 2],
    [[0, 10.3, 90, 169.7, 180, 190.3, 270, 349.7], [1, 2, 3, 2, 1, 5, 7, 5], 3],
    [[0.5, 90.5, 180.5, 270.5], [1, 2, 1, 2], 0],
    [[45, 135, 225, 315], [1, 2, 2, 1], 2],
    [[45, 135, 225, 315], [1, 1, 2, 2], 0],
  ])('of planes %j with %j is %i', (planesDeg, values, symmetry) => {
    expect(findSymmetry(flat(planesDeg, values), 1e-9)).toBe(symmetry);
  });

  it.each([
    [[100, 50, 10], 1],
    [[102, 50, 10], 1],
    [[102.5, 50, 10], 4],
    [[100, 50, 12.5], 4],
    [[100, 52.5, 10], 4],
    [[97.5, 50, 10], 4],
  ])('counts planes as equal within a share of the peak, at any angle: %j', (row, symmetry) => {
    const rows = [[100, 50, 10], row, [100, 50, 10], row];
    expect(findSymmetry(lightOf(quarters, rows), 0.02)).toBe(symmetry);
  });

  it('relates the tolerance to the highest intensity of all planes', () => {
    const rows = (peak: number) => [
      [1, 1, 1],
      [1, 1, peak],
      [1, 1, 1.5],
      [1, 1, peak],
    ];
    expect(findSymmetry(lightOf(quarters, rows(100)), 0.01)).toBe(4);
    expect(findSymmetry(lightOf(quarters, rows(20)), 0.01)).toBe(2);
  });
});

describe('storeDistribution', () => {
  it.each([
    [[1, 1, 1, 1], 1, [0], [1]],
    [[1, 2, 1, 2], 4, quarters, [1, 2]],
    [[1, 2, 3, 2], 2, quarters, [1, 2, 3]],
    [[1, 2, 1, 3], 3, quarters, [3, 1, 2]],
    [[1, 2, 3, 4], 0, quarters, [1, 2, 3, 4]],
  ])('of %j has symmetry %i and stores what it requires', (values, symmetry, planesDeg, stored) => {
    expect(storeDistribution(flat(quarters, values))).toEqual({
      symmetry,
      planesDeg,
      gammasDeg: [0],
      intensities: stored.map((value) => [value]),
    });
  });
});
