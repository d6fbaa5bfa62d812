import { missing } from '#core/missing.ts';
import type { ValueGrid } from '#core/photometry/drawings/isolux.ts';

type Corner = { x: number; y: number; value: number };

/**
 * Path of the area in which a grid has a value or more. Its border is the line of `traceContour`, and the border of the
 * grid.
 */
export function drawRegion(grid: ValueGrid, level: number): string {
  const parts: string[] = [];
  for (let row = 0; row + 1 < grid.rows; row += 1) {
    // Whole cells side by side are one rectangle.
    let start: number | null = null;
    for (let column = 0; column + 1 < grid.columns; column += 1) {
      const corners = cornersOf(grid, row, column);
      if (corners.every(({ value }) => value >= level)) {
        start ??= column;
        continue;
      }
      if (start !== null) parts.push(rectangle(grid, row, [start, column]));
      start = null;
      parts.push(...cutCell(corners, level));
    }
    if (start !== null) parts.push(rectangle(grid, row, [start, grid.columns - 1]));
  }
  return parts.join('');
}

/** In sequence around the cell, so that each edge connects a corner and the next. */
function cornersOf({ origin, step, columns, values }: ValueGrid, row: number, column: number) {
  const at = (dx: number, dy: number): Corner => ({
    x: origin.x + (column + dx) * step.x,
    y: origin.y + (row + dy) * step.y,
    value: values[(row + dy) * columns + column + dx] ?? missing(),
  });
  return [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
}

function rectangle({ origin, step }: ValueGrid, row: number, [from, to]: [number, number]) {
  const [left, right] = [origin.x + from * step.x, origin.x + to * step.x];
  const [top, bottom] = [origin.y + row * step.y, origin.y + (row + 1) * step.y];
  return `M${show(left)} ${show(top)}H${show(right)}V${show(bottom)}H${show(left)}Z`;
}

/** The part of a cell at or above a level; two corners in a saddle whose mean is below it. */
function cutCell(corners: readonly Corner[], level: number): string[] {
  const outline: { x: number; y: number; isCorner: boolean }[] = [];
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? missing();
    if (from.value >= level) outline.push({ ...from, isCorner: true });
    if (from.value >= level === to.value >= level) return;
    const share = (level - from.value) / (to.value - from.value);
    const x = from.x + (to.x - from.x) * share;
    outline.push({ x, y: from.y + (to.y - from.y) * share, isCorner: false });
  });
  if (outline.length === 0) return [];
  const mean = corners.reduce((sum, { value }) => sum + value, 0) / corners.length;
  if (outline.length < 6 || mean >= level) return [polygon(outline)];
  return outline.flatMap(({ isCorner }, index) => {
    const beside = [index - 1, index, index + 1].map(
      (place) => outline[(place + outline.length) % outline.length] ?? missing(),
    );
    return isCorner ? [polygon(beside)] : [];
  });
}

function polygon(points: readonly { x: number; y: number }[]): string {
  return `M${points.map(({ x, y }) => `${show(x)} ${show(y)}`).join('L')}Z`;
}

function show(value: number): string {
  return String(Math.round(value * 10) / 10);
}
