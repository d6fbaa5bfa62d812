import { describe, expect, it } from 'vitest';
import { simplifyLine } from './simplify-line.ts';

describe('simplifyLine', () => {
  it('leaves corners and removes what lies on the straight between them', () => {
    const line = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 3],
    ] as const;
    expect(simplifyLine(line, 1e-9)).toEqual([
      [0, 0],
      [2, 0],
      [2, 3],
    ]);
  });

  it('leaves a point that is farther than the tolerance', () => {
    const bulge = (height: number) =>
      simplifyLine(
        [
          [0, 0],
          [1, height],
          [2, 0],
        ],
        0.01,
      ).length;
    expect([bulge(0.009), bulge(0.011)]).toEqual([2, 3]);
  });

  it('closes around a loop that ends where it began', () => {
    const loop = [
      [0, 0],
      [1, 1],
      [2, 0],
      [0, 0],
    ] as const;
    expect(simplifyLine(loop, 0.1)).toEqual(loop);
  });

  it('leaves lines of one point or of none', () => {
    expect(simplifyLine([], 1)).toEqual([]);
    expect(simplifyLine([[3, 4]], 1)).toEqual([[3, 4]]);
  });
});
