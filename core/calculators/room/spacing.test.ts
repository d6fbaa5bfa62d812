import { describe, expect, it } from 'vitest';
import { cosinePower, createTestLuminaire } from '#core/photometry/luminaire.fixtures.ts';
import { planPoints } from './calculate-room.ts';
import { findMaxSpacing } from './spacing.ts';

describe('planPoints', () => {
  // EN 12464-1:2021, 4.4: p = 0.2 · 5^lg d, at most 10 m.
  it.each([
    [20, 10, 20, 10],
    [10, 20, 10, 20],
    [19, 10, 13, 7],
    [10, 19, 7, 13],
    [300, 300, 30, 30],
    [500, 500, 40, 40],
    [0.4, 0.21, 4, 3],
  ])('of a room of %f m × %f m are %i × %i', (lengthM, widthM, columns, rows) => {
    expect(planPoints({ lengthM, widthM })).toEqual({ columns, rows });
  });
});

describe('findMaxSpacing', () => {
  /** Illuminance below an endless array of cos^m sources at height 1, by its formula: E = cos^(m + 3). */
  function leastOverMost(m: number, spacing: number): number {
    const values = [0, 0.25, 0.5, 0.75, 1].flatMap((x) =>
      [0, 0.25, 0.5, 0.75, 1].map((y) => {
        let sum = 0;
        for (let i = -3; i <= 4; i += 1) {
          for (let j = -3; j <= 4; j += 1) {
            const away2 = ((x - i) ** 2 + (y - j) ** 2) * spacing ** 2;
            sum += (1 + away2) ** (-(m + 3) / 2);
          }
        }
        return sum;
      }),
    );
    return Math.min(...values) / Math.max(...values);
  }

  it.each([1, 2, 5, 12])('for cos^%i is the widest that is even by its formula', (m) => {
    const spacing = findMaxSpacing(createTestLuminaire(cosinePower(m, 0.5)));
    expect(leastOverMost(m, spacing)).toBeGreaterThanOrEqual(0.699);
    expect(leastOverMost(m, spacing + 0.05)).toBeLessThan(0.701);
    expect(Math.round(spacing * 20)).toBeCloseTo(spacing * 20, 9);
  });

  it('is at most three, and the smallest step where no spacing is even', () => {
    // 1 / cos³: the same illuminance everywhere as far as the light goes.
    const gammasDeg = [...Array.from({ length: 87 }, (_, gamma) => gamma), 86.1, 90];
    const even = gammasDeg.map((gamma) =>
      gamma > 86 ? 0 : Math.cos((gamma * Math.PI) / 180) ** -3,
    );
    const wide = { planesDeg: [0], gammasDeg, intensities: [even] };
    expect(findMaxSpacing(createTestLuminaire(wide))).toBeCloseTo(3, 9);
    const dark = { planesDeg: [0], gammasDeg: [0, 90], intensities: [[0, 0]] };
    expect(findMaxSpacing(createTestLuminaire(dark))).toBe(0.05);
    const laser = { planesDeg: [0], gammasDeg: [0, 1, 2, 90], intensities: [[1, 1, 0, 0]] };
    expect(findMaxSpacing(createTestLuminaire(laser))).toBe(0.05);
  });
});
