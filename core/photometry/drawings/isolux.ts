import { missing } from '#core/missing.ts';

/** Values at the points of an even grid, row by row from the smallest y. */
export type ValueGrid = {
  columns: number;
  rows: number;
  /** Place of the first value and distance to the next, in the unit of the picture. */
  origin: { x: number; y: number };
  step: { x: number; y: number };
  values: ArrayLike<number>;
};

/** One piece of a contour line. */
export type Segment = { x1: number; y1: number; x2: number; y2: number };

/**
 * Traces the line on which a grid has one value, in straight segments (marching squares, linear between neighbours). In
 * a saddle cell the mean decides.
 */
export function traceContour(grid: ValueGrid, level: number): Segment[] {
  const segments: Segment[] = [];
  for (let row = 0; row + 1 < grid.rows; row += 1) {
    for (let column = 0; column + 1 < grid.columns; column += 1) {
      segments.push(...traceCell(grid, { row, column }, level));
    }
  }
  return segments;
}

function traceCell(
  grid: ValueGrid,
  { row, column }: { row: number; column: number },
  level: number,
) {
  const { origin, step, columns, values } = grid;
  // Corners in sequence around the cell, so that each edge connects a corner and the next.
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([dx = 0, dy = 0]) => ({
    x: origin.x + (column + dx) * step.x,
    y: origin.y + (row + dy) * step.y,
    value: values[(row + dy) * columns + column + dx] ?? missing(),
  }));
  const crossings = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % 4] ?? missing();
    if (from.value >= level === to.value >= level) return [];
    const share = (level - from.value) / (to.value - from.value);
    return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  });
  const [a, b, c, d] = crossings;
  if (!a || !b) return [];
  if (!c || !d) return [toSegment(a, b)];
  const mean = corners.reduce((sum, { value }) => sum + value, 0) / 4;
  const isFirstInside = (corners[0] ?? missing()).value >= level;
  return mean >= level === isFirstInside
    ? [toSegment(a, b), toSegment(c, d)]
    : [toSegment(d, a), toSegment(b, c)];
}

type Point = { x: number; y: number };

function toSegment(from: Point, to: Point): Segment {
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}
