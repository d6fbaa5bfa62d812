import { describe, expect, it } from 'vitest';
import { calculateDirectRatios } from './direct-ratios.ts';

const gammasDeg = Array.from({ length: 37 }, (_, index) => index * 2.5);
const rotational = (intensityAt: (gamma: number) => number) => ({
  planesDeg: [0],
  gammasDeg,
  intensities: [gammasDeg.map(intensityAt)],
});
const lambert = rotational((gamma) => Math.max(0, Math.cos((gamma * Math.PI) / 180)));

describe('calculateDirectRatios', () => {
  it('stays within 0.04 of the table that laboratories publish for a Lambertian luminaire', () => {
    const printed = [0.27, 0.36, 0.43, 0.51, 0.57, 0.64, 0.7, 0.75, 0.79, 0.83];
    calculateDirectRatios(lambert).forEach((ratio, index) => {
      expect(Math.abs(ratio - (printed[index] ?? 0))).toBeLessThan(0.04);
    });
  });

  it('grows with the room and reaches 1 for light straight down', () => {
    const ratios = calculateDirectRatios(lambert);
    expect(ratios).toEqual([...ratios].sort((a, b) => a - b));
    const plumb = rotational((gamma) => (gamma <= 5 ? 1 : 0));
    expect(calculateDirectRatios(plumb)).toEqual(ratios.map(() => expect.closeTo(1, 6)));
  });

  it('refers to the downward flux, regardless of uplight, and is 0 without any', () => {
    const up = { ...lambert, gammasDeg: gammasDeg.map((gamma) => 90 + gamma) };
    expect(calculateDirectRatios(up)).toEqual(Array(10).fill(0));
    const globe = {
      planesDeg: [0],
      gammasDeg: [0, 90, 180],
      intensities: [[80, 80, 80]],
    };
    const hemisphere = { planesDeg: [0], gammasDeg: [0, 90], intensities: [[80, 80]] };
    expect(calculateDirectRatios(globe)).toEqual(calculateDirectRatios(hemisphere));
  });
});
