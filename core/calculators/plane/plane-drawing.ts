import { traceContour } from '#core/photometry/drawings/isolux.ts';
import { joinSegments } from '#core/photometry/ground/join-segments.ts';

/** Values in the middle of equal cells, row by row. */
export type Plane = { columns: number; rows: number; values: readonly number[] };

type DrawnPoint = { x: number; y: number };

/** A shaded cell; `share` of the highest value, 0 to 1. */
export type DrawnCell = { x: number; y: number; width: number; height: number; share: number };

/** The lines of one value, the same as a path, and where its label is. */
export type DrawnContour = {
  level: number;
  lines: DrawnPoint[][];
  path: string;
  from: DrawnPoint;
};

/** The rectangle of a plane in the drawing; `firstRow` says where row 0 is. */
export type PlaneBox = { width: number; height: number; firstRow: 'top' | 'bottom' };

export function highestOf({ values }: Pick<Plane, 'values'>): number {
  return values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
}

/** Draws the cells of a plane; `highest` is the value of full shade. */
export function drawCells(
  plane: Plane,
  { width, height, firstRow }: PlaneBox,
  highest = highestOf(plane),
): DrawnCell[] {
  const { columns, rows, values } = plane;
  const [dx, dy] = [width / columns, height / rows];
  return values.map((value, index) => {
    const row = Math.floor(index / columns);
    return {
      x: (index % columns) * dx,
      y: (firstRow === 'top' ? row : rows - 1 - row) * dy,
      width: dx,
      height: dy,
      share: highest > 0 ? value / highest : 0,
    };
  });
}

/** Traces the lines of some levels, which need at least two cells in each direction. */
export function drawContours(
  { columns, rows, values }: Plane,
  { width, height, firstRow }: PlaneBox,
  levels: readonly number[],
): DrawnContour[] {
  const [dx, dy] = [width / columns, height / rows];
  const isTop = firstRow === 'top';
  const grid = {
    columns,
    rows,
    origin: { x: dx / 2, y: isTop ? dy / 2 : height - dy / 2 },
    step: { x: dx, y: isTop ? dy : -dy },
    values,
  };
  return levels.flatMap((level) => {
    const lines = joinSegments(traceContour(grid, level));
    const longest = lines.reduce(
      (best, line) => (line.length > best.length ? line : best),
      lines[0] ?? [],
    );
    const from = longest[Math.floor(longest.length / 3)];
    return from ? [{ level, lines, path: pathOf(lines), from }] : [];
  });
}

/** Lines as a path of SVG. */
export function pathOf(lines: readonly (readonly DrawnPoint[])[]): string {
  const points = (line: readonly DrawnPoint[]) =>
    line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return lines.map((line) => `M${points(line)}`).join('');
}
