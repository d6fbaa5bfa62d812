import { describe, expect, it } from 'vitest';
import { calculateDownwardShare, calculateFlux, calculatePlaneWeights } from './flux.ts';

const steps = (step: number, to: number) =>
  Array.from({ length: to / step + 1 }, (_, index) => index * step);
const cosine = (degrees: number) => Math.max(0, Math.cos((degrees * Math.PI) / 180));
const rotational = (gammasDeg: number[], intensityAt: (gamma: number) => number) => ({
  planesDeg: [0],
  gammasDeg,
  intensities: [gammasDeg.map(intensityAt)],
});

describe('calculateFlux', () => {
  it('finds 1000.000 lm/klm for a Lambertian distribution in steps of 5°', () => {
    const lambert = rotational(steps(5, 90), (gamma) => (1000 / Math.PI) * cosine(gamma));
    expect(calculateFlux(lambert)).toBeCloseTo(1000, 3);
    expect(calculateFlux(lambert, 0, 60)).toBeCloseTo(750, 0);
  });

  it('finds 1000 lm/klm for a uniform sphere of 79.577 cd/klm, half of it downwards', () => {
    const sphere = rotational(steps(5, 180), () => 79.577);
    expect(calculateFlux(sphere)).toBeCloseTo(1000, 1);
    expect(calculateDownwardShare(sphere)).toBeCloseTo(0.5, 6);
  });

  it.each([
    [1, 318.31],
    [2, 477.465],
    [5, 954.93],
  ])('finds 1000 lm/klm for cos^%i with %f cd/klm at the nadir', (exponent, peak) => {
    const light = rotational(steps(1, 90), (gamma) => peak * cosine(gamma) ** exponent);
    expect(Math.abs(calculateFlux(light) - 1000)).toBeLessThan(1);
  });

  it('weights planes at uneven steps by their sector', () => {
    expect(calculatePlaneWeights([0])).toEqual([1]);
    expect(calculatePlaneWeights([0, 30, 180, 270])).toEqual([1 / 6, 1 / 4, 1 / 3, 1 / 4]);
    const light = {
      planesDeg: [0, 30, 180, 270],
      gammasDeg: [0, 90],
      intensities: [
        [600, 600],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    };
    expect(calculateFlux(light)).toBeCloseTo(100 * 2 * Math.PI, 6);
  });

  it('returns no flux and no downward share without light', () => {
    const dark = rotational([0, 90], () => 0);
    expect(calculateFlux(dark)).toBe(0);
    expect(calculateDownwardShare(dark)).toBe(0);
  });
});
