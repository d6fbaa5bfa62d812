import { traceContour, type ValueGrid } from '#core/photometry/drawings/isolux.ts';
import { roundUp } from '#core/photometry/drawings/polar.ts';
import type { RoomResult } from './room-result.ts';

const CONTOURS = 5;

/** An isolux line on a plan, and where it starts. */
export type PlanContour = { level: number; path: string; from: { x: number; y: number } };

/** Isolux lines at round levels, on a plan of a given size. */
export function drawContours(
  { columns, rows, lux, maximumLux }: RoomResult['plane'],
  { width, height }: { width: number; height: number },
): PlanContour[] {
  const grid: ValueGrid = {
    columns,
    rows,
    origin: { x: width / columns / 2, y: height / rows / 2 },
    step: { x: width / columns, y: height / rows },
    values: lux,
  };
  const step = roundUp(maximumLux / CONTOURS);
  const levels = Array.from({ length: CONTOURS }, (_, index) => (index + 1) * step);
  return levels.flatMap((level) => {
    const segments = traceContour(grid, level);
    const [first] = segments;
    if (!first) return [];
    const path = segments.map(
      ({ x1, y1, x2, y2 }) =>
        `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`,
    );
    return [{ level, path: path.join(''), from: { x: first.x1, y: first.y1 } }];
  });
}
