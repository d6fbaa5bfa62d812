import {
  type DrawnCell,
  type DrawnContour,
  drawCells,
  drawContours,
  highestOf,
} from '#core/calculators/plane/plane-drawing.ts';
import { listLevels } from '#core/photometry/ground/ground-plan.ts';
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
  cells: DrawnCell[];
  contours: DrawnContour[];
  /** Places, each with the end of an arrow to its front. */
  luminaires: { x: number; y: number; frontX: number; frontY: number }[];
};

const ARROW = 14;

export function drawArea({ target, widthM, depthM }: Area, outcome: AreaOutcome): AreaDrawing {
  const scale = LONGER / Math.max(widthM, depthM);
  const [width, height] = [widthM * scale, depthM * scale];
  const isWall = target === 'facade';
  const box = { width, height, firstRow: 'bottom' } as const;
  const highest = highestOf(outcome.plane);
  return {
    width,
    height,
    margin: 60,
    cells: drawCells(outcome.plane, box),
    contours: drawContours(
      outcome.plane,
      box,
      highest > 0 ? listLevels(highest).slice(0, LINES) : [],
    ),
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
