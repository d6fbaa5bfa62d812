import { describe, expect, it } from 'vitest';
import { cosinePower } from '#core/photometry/luminaire.fixtures.ts';
import { listPlanePairs } from './plane-pairs.ts';

const lightOf = (stepDeg: number, intensityAt: (planeDeg: number) => number) => {
  const planesDeg = Array.from({ length: 360 / stepDeg }, (_, index) => index * stepDeg);
  const intensities = planesDeg.map((plane) => [100, intensityAt(plane), 0]);
  return { planesDeg, gammasDeg: [0, 45, 90], intensities };
};
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

describe('listPlanePairs', () => {
  it('has one plane of a rotational distribution', () => {
    expect(listPlanePairs(cosinePower(2))).toEqual([0]);
  });

  it('has a quarter of a distribution with a mirror plane, half of any other', () => {
    expect(listPlanePairs(lightOf(30, (plane) => 50 + 20 * cosine(2 * plane)))).toEqual([
      0, 30, 60, 90,
    ]);
    for (const mirror of [0, 90]) {
      const light = lightOf(30, (plane) => 50 + 20 * cosine(plane - mirror));
      expect(listPlanePairs(light)).toEqual([0, 30, 60, 90]);
    }
    expect(listPlanePairs(lightOf(30, (plane) => 50 + 20 * cosine(plane - 50)))).toEqual([
      0, 30, 60, 90, 120, 150,
    ]);
  });

  it('has the main planes even if the file has others', () => {
    const light = {
      planesDeg: [10, 100, 190, 280],
      gammasDeg: [0, 90],
      intensities: [
        [9, 1],
        [9, 2],
        [9, 3],
        [9, 4],
      ],
    };
    expect(listPlanePairs(light)).toEqual([0, 10, 90, 100]);
  });

  it('has steps of 15° of very many', () => {
    const pairs = listPlanePairs(lightOf(2.5, (plane) => 50 + 20 * cosine(plane + 20)));
    expect(pairs).toEqual([0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165]);
  });
});
