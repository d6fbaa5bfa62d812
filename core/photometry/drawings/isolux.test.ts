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

  it('divides a saddle by its mean and finds nothing if no value is crossed', () => {
    expect(traceContour(gridOf(2, [100, 0, 0, 100]), 40)).toHaveLength(2);
    expect(traceContour(gridOf(2, [100, 0, 0, 100]), 60)).toHaveLength(2);
    expect(traceContour(gridOf(2, [1, 2, 3, 4]), 50)).toEqual([]);
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
