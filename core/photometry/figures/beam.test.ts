import { describe, expect, it } from 'vitest';
import { calculateBeamAngle } from './beam.ts';

const light = (gammasDeg: number[], near: number[], far = near) => ({
  planesDeg: [0, 180],
  gammasDeg,
  intensities: [near, far],
});
const cosinePower = (exponent: number) => {
  const gammasDeg = Array.from({ length: 91 }, (_, gamma) => gamma);
  const row = gammasDeg.map((gamma) => Math.cos((gamma * Math.PI) / 180) ** exponent);
  return light(gammasDeg, row);
};

describe('calculateBeamAngle', () => {
  it.each([
    [1, 120, 168.522],
    [2, 90, 143.13],
    [5, 58.955, 101.758],
  ])('measures the beam and the field of cos^%i as %f° and %f°', (exponent, beam, field) => {
    expect(Math.abs((calculateBeamAngle(cosinePower(exponent)) ?? 0) - beam)).toBeLessThan(0.05);
    const width = calculateBeamAngle(cosinePower(exponent), 0, 0.1) ?? 0;
    expect(Math.abs(width - field)).toBeLessThan(0.05);
  });

  it('interpolates linearly and adds the two sides of a plane', () => {
    expect(calculateBeamAngle(light([0, 10, 20, 30], [100, 100, 0, 0]))).toBeCloseTo(30, 9);
    expect(calculateBeamAngle(light([0, 10, 20], [100, 60, 0], [100, 0, 0]))).toBeCloseTo(
      10 + 10 / 6 + 5,
      9,
    );
  });

  it('measures a beam directed to one side, and one around the zenith', () => {
    expect(calculateBeamAngle(light([0, 40, 80], [0, 100, 0], [0, 0, 0]))).toBeCloseTo(40, 9);
    expect(calculateBeamAngle(light([90, 150, 180], [0, 0, 100]))).toBeCloseTo(30, 9);
  });

  it('treats a batwing as one beam while its dip stays above half, and returns null below', () => {
    expect(calculateBeamAngle(light([0, 30, 60], [60, 100, 0]))).toBeCloseTo(90, 9);
    expect(calculateBeamAngle(light([0, 30, 60], [40, 100, 0]))).toBeNull();
  });

  it('returns null for a globe, for darkness and for light both up and down', () => {
    expect(calculateBeamAngle(light([0, 90, 180], [100, 90, 80]))).toBeNull();
    expect(calculateBeamAngle(light([0, 90], [0, 0]))).toBeNull();
    expect(calculateBeamAngle(light([0, 90, 180], [100, 0, 100]))).toBeNull();
  });

  it('takes the end of the measured range as the end of the light', () => {
    expect(calculateBeamAngle(light([0, 45, 90], [100, 100, 100]))).toBeCloseTo(180, 9);
  });

  it('measures each plane, interpolated if not stored', () => {
    const oval = {
      planesDeg: [0, 90, 180, 270],
      gammasDeg: [0, 10, 20, 40],
      intensities: [
        [100, 0, 0, 0],
        [100, 100, 50, 0],
        [100, 0, 0, 0],
        [100, 100, 50, 0],
      ],
    };
    expect(calculateBeamAngle(oval, 0)).toBeCloseTo(10, 9);
    expect(calculateBeamAngle(oval, 90)).toBeCloseTo(40, 9);
    expect(calculateBeamAngle(oval, 45)).toBeCloseTo(20, 9);
  });
});
