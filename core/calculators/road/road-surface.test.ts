import { describe, expect, it } from 'vitest';
import { createReducedCoefficient, type RoadSurface, roadSurfaces } from './road-surface.ts';

/** Average luminance coefficient Q0 and specular factor S1 as published (CIE 144:2001, tables 3 and 4). */
const published: Record<RoadSurface, { q0: number; s1: number }> = {
  R1: { q0: 0.1, s1: 0.25 },
  R2: { q0: 0.07, s1: 0.58 },
  R3: { q0: 0.07, s1: 1.11 },
  R4: { q0: 0.08, s1: 1.55 },
  C1: { q0: 0.1, s1: 0.24 },
  C2: { q0: 0.07, s1: 0.97 },
};

describe.each(roadSurfaces)('the table of %s', (surface) => {
  const coefficientAt = createReducedCoefficient(surface);

  it('has the published specular factor', () => {
    expect(coefficientAt(2, 0) / coefficientAt(0, 0)).toBeCloseTo(published[surface].s1, 2);
  });

  it('has the published average luminance coefficient', () => {
    // Light from a rectangle above the road: 4 H before the point to 12 H behind it, 3 H to each side.
    let [sum, whole] = [0, 0];
    const step = 0.05;
    for (let x = -4 + step / 2; x < 12; x += step) {
      for (let y = -3 + step / 2; y < 3; y += step) {
        const tan = Math.hypot(x, y);
        sum += coefficientAt(tan, Math.abs((Math.atan2(y, x) * 180) / Math.PI));
        whole += (1 + tan * tan) ** -1.5;
      }
    }
    expect(sum / whole).toBeGreaterThan(published[surface].q0 * 0.97);
    expect(sum / whole).toBeLessThan(published[surface].q0 * 1.03);
  });
});

describe('createReducedCoefficient', () => {
  const coefficientAt = createReducedCoefficient('R3');

  it('returns the cells of the table and interpolates between them', () => {
    expect(coefficientAt(0, 77)).toBeCloseTo(0.0294, 9);
    expect(coefficientAt(12, 15)).toBeCloseTo(0.00018, 9);
    expect(coefficientAt(5, 180)).toBeCloseTo(0.00071, 9);
    expect(coefficientAt(2.25, 7.5)).toBeCloseTo((280 + 190 + 222 + 127) / 4 / 10_000, 9);
  });

  it('is 0 where the table has no value', () => {
    expect(coefficientAt(5.5, 90)).toBe(0);
    expect(coefficientAt(12.01, 0)).toBe(0);
  });
});
