import { describe, expect, it } from 'vitest';
import { cosinePower, uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { calculateFlux } from './flux.ts';
import { calculateSectorFlux } from './sector-flux.ts';

/** 100 cd/klm in C90, falling evenly to 0 in C0 and C180, dark behind. */
const forward = {
  planesDeg: [0, 90, 180, 270],
  gammasDeg: [0, 90, 180],
  intensities: [0, 100, 0, 0].map((value) => [value, value, value]),
};

describe('calculateSectorFlux', () => {
  it('finds the share of the angle for even light', () => {
    const light = uniformLight(180);
    // A quarter of the circle, and of the sphere a quarter is below 60° (1 - cos 60° = 0.5 of 2).
    expect(calculateSectorFlux(light, { planesDeg: [10, 100], gammasDeg: [0, 60] })).toBeCloseTo(
      1000 / 16,
      6,
    );
    expect(calculateSectorFlux(light, { planesDeg: [270, 90], gammasDeg: [90, 180] })).toBeCloseTo(
      250,
      6,
    );
  });

  it('cuts between the planes of a file', () => {
    const around = (from: number, to: number) =>
      calculateSectorFlux(forward, { planesDeg: [from, to], gammasDeg: [0, 180] });
    // The mean of a triangle of 100 over half the circle is 50: 50 cd × 2π sr.
    expect(around(0, 180)).toBeCloseTo(100 * Math.PI, 6);
    // From 45° to 135° the mean is 75, over 90°: π sr.
    expect(around(45, 135)).toBeCloseTo(75 * Math.PI, 6);
    expect(around(180, 360)).toBe(0);
    // From C350 over C0 to C10: 0 to 11.1 over 10°.
    expect(around(350, 10)).toBeCloseTo((((100 / 9 / 2) * 10) / 360) * 4 * Math.PI, 6);
  });

  it('adds up to the whole flux', () => {
    for (const light of [forward, cosinePower(3), uniformLight(180)]) {
      const quarters = [0, 90, 180, 270].map((from) =>
        [0, 40, 90].map((gamma, index) =>
          calculateSectorFlux(light, {
            planesDeg: [from, from + 90],
            gammasDeg: [gamma, [40, 90, 180][index] ?? 0],
          }),
        ),
      );
      const sum = quarters.flat().reduce((total, flux) => total + flux, 0);
      expect(sum).toBeCloseTo(calculateFlux(light), 6);
    }
  });

  it('takes the whole circle from any plane back to it', () => {
    const planesDeg = [30, 30] as const;
    expect(calculateSectorFlux(forward, { planesDeg, gammasDeg: [0, 180] })).toBeCloseTo(
      calculateFlux(forward),
      6,
    );
  });
});
