import { expect, test } from 'vitest';
import { cosinePower, uniformLight } from '#core/photometry/luminaire.fixtures.ts';
import { calculateFluxShares } from './background-luminance.ts';

/** The edges of CIE 190:2010, 4.2, at which the cumulative fluxes end. */
const edgesDeg = [41.4, 60, 75.5, 90];
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

test('even light is half below and half above; up to an angle it is (1 − cos γ) / 2', () => {
  const shares = calculateFluxShares(uniformLight(180));
  expect(shares.downward).toBeCloseTo(0.5, 6);
  expect(shares.upward).toBeCloseTo(0.5, 6);
  edgesDeg.forEach((edge, index) => {
    expect(shares.cumulative[index]).toBeCloseTo((1 - cosine(edge)) / 2, 2);
  });
});

test('a Lambert emitter has sin² γ of its light below an angle, and none above the horizontal', () => {
  const shares = calculateFluxShares(cosinePower(1));
  expect(shares.downward).toBeCloseTo(1, 6);
  expect(shares.upward).toBe(0);
  edgesDeg.forEach((edge, index) => {
    // The standard divides the zone of 70° to 80° in proportion to their width.
    expect(Math.abs((shares.cumulative[index] ?? 0) - (1 - cosine(edge) ** 2))).toBeLessThan(0.008);
  });
});

test('half of the lamp flux leaves a luminaire of that light output ratio; none leaves a dark one', () => {
  const { gammasDeg, intensities, planesDeg } = uniformLight(180);
  const scaled = (share: number) => ({
    planesDeg,
    gammasDeg,
    intensities: intensities.map((row) => row.map((value) => share * value)),
  });
  const half = calculateFluxShares(scaled(0.5));
  expect(half.downward + half.upward).toBeCloseTo(0.5, 6);
  expect(calculateFluxShares(scaled(0))).toEqual({
    cumulative: [0, 0, 0, 0],
    downward: 0,
    upward: 0,
  });
});
