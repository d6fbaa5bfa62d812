import { describe, expect, it } from 'vitest';
import { traceContour } from './isolux.ts';

const gridOf = (columns: number, values: number[]) => ({
  columns,
  rows: values.length / columns,
  origin: { x: 10, y: 20 },
  step: { x: 1, y: 2 },
  values,
});

describe('traceContour', () => {
  it('cuts between two values in proportion', () => {
    expect(traceContour(gridOf(2, [0, 100, 0, 100]), 25)).toEqual([
      { x1: 10.25, y1: 20, x2: 10.25, y2: 22 },
    ]);
  });

  it('closes around a peak', () => {
    const ring = traceContour(gridOf(3, [0, 0, 0, 0, 100, 0, 0, 0, 0]), 50);
    expect(ring).toHaveLength(4);
    const ends = ring.flatMap(({ x1, y1, x2, y2 }) => [`${x1},${y1}`, `${x2},${y2}`]);
    for (const end of new Set(ends)) expect(ends.filter((other) => other === end)).toHaveLength(2);
    expect(new Set(ends).size).toBe(4);
  });

  it.each([
    [
      45,
      [
        { x1: 10.55, y1: 20, x2: 11, y2: 20.9 },
        { x1: 10.45, y1: 22, x2: 10, y2: 21.1 },
      ],
    ],
    [
      50.1,
      [
        { x1: 10, y1: 20.998, x2: 10.499, y2: 20 },
        { x1: 11, y1: 21.002, x2: 10.501, y2: 22 },
      ],
    ],
  ])(
    'divides a saddle by its mean of 50: at %f the corners apart are the low or the high ones',
    (level, expected) => {
      const found = traceContour(gridOf(2, [100, 0, 0, 100]), level);
      expect(found).toEqual(
        expected.map(({ x1, y1, x2, y2 }) => ({
          x1: expect.closeTo(x1, 9),
          y1: expect.closeTo(y1, 9),
          x2: expect.closeTo(x2, 9),
          y2: expect.closeTo(y2, 9),
        })),
      );
      const turned = traceContour(gridOf(2, [0, 100, 100, 0]), level);
      expect(turned).toHaveLength(2);
      const mirror = (x: number) => 21 - x;
      const ends = (x1: number, y1: number) => `${x1.toFixed(6)} ${y1.toFixed(6)}`;
      expect(
        new Set(
          turned
            .map(({ x1, y1 }) => ends(mirror(x1), y1))
            .concat(turned.map(({ x2, y2 }) => ends(mirror(x2), y2))),
        ),
      ).toEqual(
        new Set(
          found.map(({ x1, y1 }) => ends(x1, y1)).concat(found.map(({ x2, y2 }) => ends(x2, y2))),
        ),
      );
    },
  );

  it('finds nothing if no value is crossed, and includes the level itself', () => {
    expect(traceContour(gridOf(2, [1, 2, 3, 4]), 50)).toEqual([]);
    expect(traceContour(gridOf(2, [0, 50, 0, 50]), 50)).toEqual([
      { x1: 11, y1: 20, x2: 11, y2: 22 },
    ]);
    expect(traceContour(gridOf(2, [50, 0, 50, 0]), 50)).toEqual([
      { x1: 10, y1: 20, x2: 10, y2: 22 },
    ]);
  });

  it('is as wide and as high as the steps of its grid', () => {
    const grid = { ...gridOf(3, [0, 0, 100, 0, 0, 100]), step: { x: 4, y: 3 } };
    expect(traceContour(grid, 50)).toEqual([{ x1: 16, y1: 20, x2: 16, y2: 23 }]);
  });

  it('lies on the circle where the grid is a cone', () => {
    const side = 41;
    const values = Array.from({ length: side * side }, (_, index) => {
      return 100 - Math.hypot((index % side) - 20, 2 * (Math.floor(index / side) - 20));
    });
    for (const { x1, y1 } of traceContour(gridOf(side, values), 85)) {
      expect(Math.hypot(x1 - 30, y1 - 60)).toBeCloseTo(15, 0);
    }
  });
});
