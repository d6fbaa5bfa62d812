import { describe, expect, it } from 'vitest';
import { findConstantFactor, findDaylightFactor, findOccupancyFactor } from './control-factors.ts';

describe('findOccupancyFactor', () => {
  it.each([
    ['central', 0.9, 1],
    ['manual', 0.1, 1],
    ['manual', 0.4, 0.8],
    // Half way to an absence of 0.2.
    ['auto-off', 0.1, 0.95],
    ['auto-off', 0.2, 0.9],
    ['auto-off', 0.5, 0.6],
    ['manual-off', 0, 1],
    ['manual-off', 0.2, 0.8],
    ['manual-off', 0.3, 0.7],
    // (7 - 10 · 0.8) (0.95 - 1)
    ['manual-off', 0.95, 0.05],
    ['auto-dim', 1, 0],
  ] as const)('of %s with an absence of %f is %f', (presence, absence, factor) => {
    expect(findOccupancyFactor(presence, absence)).toBeCloseTo(factor, 9);
  });

  it('has no step where its parts meet', () => {
    for (const presence of ['manual', 'sweep', 'auto-off', 'manual-off'] as const) {
      for (const at of [0.2, 0.9]) {
        const [before, after] = [at - 1e-9, at].map((absence) => {
          return findOccupancyFactor(presence, absence);
        }) as [number, number];
        expect(before).toBeCloseTo(after, 6);
      }
    }
  });
});

describe('findDaylightFactor', () => {
  const at =
    (daylight: 'none' | 'weak' | 'medium' | 'strong', dimming: 'manual' | 'automatic') =>
    (lux: number, latitudeDeg = 50) =>
      findDaylightFactor({ daylight, dimming, latitudeDeg }, lux);

  it('is 1 without daylight, and 1 - F_D,S · F_D,C with it', () => {
    expect(at('none', 'automatic')(500)).toBe(1);
    // 1 - (1.322 - 0.55) · 0.85
    expect(at('strong', 'automatic')(500)).toBeCloseTo(0.3438, 9);
    // 1 - (0.9432 - 0.47) · 0.2
    expect(at('weak', 'manual')(500)).toBeCloseTo(0.905_36, 9);
    // 1 - (1.3097 - 0.53) · 0.77
    expect(at('medium', 'automatic')(300)).toBeCloseTo(0.399_631, 9);
  });

  it('is interpolated between the illuminances of the table, and that of its ends beyond', () => {
    const factor = at('medium', 'automatic');
    expect(factor(400)).toBeCloseTo((factor(300) + factor(500)) / 2, 9);
    expect(factor(625)).toBeCloseTo((factor(500) + factor(750)) / 2, 9);
    expect(factor(100)).toBe(factor(300));
    expect(factor(1000)).toBe(factor(750));
    expect(factor(500, 40)).toBeLessThan(factor(500, 60));
  });
});

it('constant illuminance saves half of what the maintenance factor leaves', () => {
  expect(findConstantFactor(true, 0.7)).toBeCloseTo(0.85, 9);
  expect(findConstantFactor(false, 0.7)).toBe(1);
});
