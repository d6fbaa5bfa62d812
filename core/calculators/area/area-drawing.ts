import { traceContour } from '#core/photometry/drawings/isolux.ts';
import { listLevels } from '#core/photometry/ground/ground-plan.ts';
import { joinSegments } from '#core/photometry/ground/join-segments.ts';
import type { Area } from './area.ts';
import type { AreaOutcome } from './area-outcome.ts';

const LONGER = 600;
const LINES = 5;
/** Luminaires farther outside are drawn at this distance from the edge. */
const MOST_OUTSIDE = 46;

/** A calculated area from above, or a wall from in front, in units of the drawing; y counts downwards. */
export type AreaDrawing = {
  width: number;
  height: number;
  /** Strip around it in which luminaires and sizes are. */
  margin: number;
  cells: { x: number; y: number; width: number; height: number; share: number }[];
  contours: { level: number; path: string; from: { x: number; y: number } }[];
  /** Places, each with the end of an arrow to its front. */
  luminaires: { x: number; y: number; frontX: number; frontY: number }[];
};

const ARROW = 14;

export function drawArea({ target, widthM, depthM }: Area, outcome: AreaOutcome): AreaDrawing {
  const scale = LONGER / Math.max(widthM, depthM);
  const [width, height] = [widthM * scale, depthM * scale];
  const isWall = target === 'facade';
  return {
    width,
    height,
    margin: 60,
    cells: drawCells(outcome.plane, { width, height }),
    contours: drawContours(outcome.plane, { width, height }),
    luminaires: outcome.luminaires.map(({ x, y, frontX, frontY }) => {
      const place = {
        x: limit(x * scale, width),
        // In front of a wall: below its foot.
        y: isWall ? height + MOST_OUTSIDE / 2 : limit(height - y * scale, height),
      };
      return { ...place, frontX: place.x + ARROW * frontX, frontY: place.y - ARROW * frontY };
    }),
  };
}

function limit(place: number, size: number): number {
  return Math.min(size + MOST_OUTSIDE, Math.max(-MOST_OUTSIDE, place));
}

type Size = { width: number; height: number };

function drawCells(
  { columns, rows, values }: AreaOutcome['plane'],
  { width, height }: Size,
): AreaDrawing['cells'] {
  const [dx, dy] = [width / columns, height / rows];
  const highest = Math.max(...values);
  return values.map((value, index) => ({
    x: (index % columns) * dx,
    y: height - (Math.floor(index / columns) + 1) * dy,
    width: dx,
    height: dy,
    share: highest > 0 ? value / highest : 0,
  }));
}

function drawContours(
  { columns, rows, values }: AreaOutcome['plane'],
  { width, height }: Size,
): AreaDrawing['contours'] {
  const highest = Math.max(...values);
  if (!(highest > 0)) return [];
  const [dx, dy] = [width / columns, height / rows];
  const grid = {
    columns,
    rows,
    origin: { x: dx / 2, y: height - dy / 2 },
    step: { x: dx, y: -dy },
  };
  return listLevels(highest)
    .slice(0, LINES)
    .flatMap((level) => {
      const lines = joinSegments(traceContour({ ...grid, values }, level));
      const longest = lines.reduce(
        (best, line) => (line.length > best.length ? line : best),
        lines[0] ?? [],
      );
      const from = longest[Math.floor(longest.length / 3)];
      if (!from) return [];
      const path = lines.map(
        (line) => `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
      );
      return [{ level, path: path.join(''), from }];
    });
}
