import { describe, expect, it } from 'vitest';
import { createDistribution, type DistributionParameters } from '#core/photometry/distribution.ts';
import { expandDistribution } from '#core/photometry/eulumdat/ldt-symmetry.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { findUgrClass, rateUgr } from './ugr-class.ts';
import { calculateUgrTable, findUgr4h8h } from './ugr-table.ts';

const light = (parameters: DistributionParameters) =>
  expandDistribution(createDistribution(parameters));
const thrown = light({ kind: 'asymmetric', peakDeg: 40 });

/** The same light, turned about the vertical. */
const turn = ({ planesDeg, gammasDeg, intensities }: LightDistribution, planes: number) => ({
  planesDeg,
  gammasDeg,
  intensities: intensities.map((_, index) => intensities.at(index - planes) ?? []),
});

describe('rateUgr', () => {
  it.each<DistributionParameters>([
    { kind: 'lambertian', beamDeg: 120 },
    { kind: 'rotational', beamDeg: 60, cutOffDeg: 60 },
    { kind: 'elliptical', beamDeg: 40, beamC90Deg: 90 },
    { kind: 'elliptical', beamDeg: 90, beamC90Deg: 40 },
  ])('is the worse of crosswise and endwise of the table for %o', (parameters) => {
    const luminaire = createTestLuminaire(light(parameters), { lampFluxLm: 3600 });
    const quoted = findUgr4h8h(calculateUgrTable(luminaire)) ?? { crosswise: 0, endwise: 0 };
    const rating = rateUgr(luminaire);
    expect(rating?.directions).toBe('main');
    expect(rating?.value).toBeCloseTo(Math.max(quoted.crosswise, quoted.endwise), 9);
  });

  it('is the worst of all directions for a throw to one side, however it is turned', () => {
    const luminousArea = { lengthM: 0.3, widthM: 0, heightsM: [0, 0, 0, 0] as const };
    const rate = (turned: LightDistribution) =>
      rateUgr(createTestLuminaire(turned, { luminousArea }));
    const ahead = rate(thrown);
    expect(ahead?.directions).toBe('all');
    // Planes at steps of 15°, of which every turn is rated.
    for (const planes of [3, 6, 11, 12, 18]) {
      const turned = rate(turn(thrown, planes));
      expect(turned?.value).toBeCloseTo(ahead?.value ?? 0, 6);
      // Of two directions that mirror each other either is the worst.
      const [seenDeg = 0, turnedDeg = 0] = [ahead?.planeDeg, turned?.planeDeg];
      expect([seenDeg, 360 - seenDeg]).toContain((turnedDeg - 15 * planes + 360) % 360);
    }
    const quoted = findUgr4h8h(calculateUgrTable(createTestLuminaire(turn(thrown, 12))));
    const worst = rateUgr(createTestLuminaire(turn(thrown, 12)));
    expect(worst?.value).toBeGreaterThan((quoted?.crosswise ?? 0) + 3);
  });

  it('takes halves that differ as measured ones do for symmetric', () => {
    const oval = light({ kind: 'elliptical', beamDeg: 40, beamC90Deg: 90 });
    const measured = (share: number) => ({
      ...oval,
      intensities: oval.intensities.map((row, plane) =>
        plane === 1 ? row.map((value) => value * (1 + share)) : row,
      ),
    });
    expect(rateUgr(createTestLuminaire(measured(0.02)))?.directions).toBe('main');
    expect(rateUgr(createTestLuminaire(measured(0.1)))?.directions).toBe('all');
  });

  it('rates neither a luminaire without an area nor one without light below', () => {
    const point = { lengthM: 0, widthM: 0, heightsM: [0, 0, 0, 0] as const };
    expect(rateUgr(createTestLuminaire(thrown, { luminousArea: point }))).toBeNull();
    const up = { planesDeg: [0], gammasDeg: [0, 90, 180], intensities: [[0, 0, 300]] };
    expect(rateUgr(createTestLuminaire(up))).toBeNull();
  });
});

describe('findUgrClass', () => {
  it.each([
    [4.2, 16],
    [16, 16],
    [16.01, 19],
    [19, 19],
    [21.99, 22],
    [25.5, 28],
    [28, 28],
    [28.01, null],
  ])('a UGR of %f is in class %s', (value, expected) => {
    expect(findUgrClass({ value, planeDeg: 0, directions: 'main' })).toBe(expected);
  });

  it('an unrated luminaire is in none', () => {
    expect(findUgrClass(null)).toBeNull();
  });
});
