import { describe, expect, it } from 'vitest';
import { uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { drawCartesian } from './cartesian.ts';
import { createPolar } from './polar.ts';

const pointsOf = (path: string | undefined) =>
  (path ?? '')
    .slice(1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number));

describe('drawCartesian', () => {
  const light = {
    planesDeg: [0, 90, 180, 270],
    gammasDeg: [0, 45, 90],
    intensities: [
      [50, 100, 0],
      [50, 0, 0],
      [50, 25, 0],
      [50, 0, 0],
    ],
  };

  it('has the intensities of the file over their angles, C on the right', () => {
    const { curves, levels, angles, width } = drawCartesian(
      light,
      createPolar(light, { highest: 100 }),
    );
    const points = pointsOf(curves[0]?.path);
    expect(curves.map(({ planeDeg }) => planeDeg)).toEqual([0, 90]);
    expect(points).toContainEqual([177, 0]);
    expect(points).toContainEqual([118, 63]);
    expect(points).toContainEqual([59, 94.5]);
    expect(levels.map(({ y, value }) => [y, value])).toEqual([
      [126, 0],
      [94.5, 25],
      [63, 50],
      [31.5, 75],
      [0, 100],
    ]);
    expect(angles.map(({ angleDeg }) => angleDeg)).toEqual([
      -90, -75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75, 90,
    ]);
    expect([angles[0]?.x, angles.at(-1)?.x]).toEqual([0, width]);
  });

  it('reaches the zenith with uplight', () => {
    const even = uniformLight(180);
    const { angles, curves } = drawCartesian(even, createPolar(even));
    expect(angles.at(-1)?.angleDeg).toBe(180);
    expect(curves).toHaveLength(1);
  });

  it('falls to nothing at the ends of a file', () => {
    const ring = { planesDeg: [0], gammasDeg: [30, 60], intensities: [[100, 100]] };
    const points = pointsOf(
      drawCartesian(ring, createPolar(ring, { highest: 100 })).curves[0]?.path,
    );
    // At 30° and at 60°: from nothing to the edge of the diagram.
    for (const x of [157.3, 196.7]) {
      expect(points).toContainEqual([x, 126]);
      expect(points).toContainEqual([x, 0]);
    }
  });
});
