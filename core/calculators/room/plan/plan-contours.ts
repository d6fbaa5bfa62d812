import type { Place } from '#core/calculators/room/room-place.ts';
import { traceContour, type ValueGrid } from '#core/photometry/drawings/isolux.ts';
import { findLabelPlace, joinSegments, linePath } from './contour-lines.ts';
import type { PlanField } from './plan-field.ts';

/** An isolux line on a plan, and the place on it for its label; null where none is legible. */
export type PlanContour = { level: number; path: string; label: Place | null; isTarget: boolean };

/** Width and height of a drawing, in its units. */
export type DrawingSize = { width: number; height: number };

/** Room for a label between line and wall, drawing units. */
const LABEL_MARGIN = 22;
/** Labels avoid this many luminaires; more stand too close for one to matter. */
const MOST_OBSTACLES = 100;

/** The light of a plan as a grid in drawing units, from wall to wall. */
export function toDrawingGrid(
  { columns, rows, lux }: PlanField,
  { width, height }: DrawingSize,
): ValueGrid {
  return {
    columns,
    rows,
    origin: { x: 0, y: 0 },
    step: { x: width / (columns - 1), y: height / (rows - 1) },
    values: lux,
  };
}

/**
 * Isolux lines at the levels given and at the illuminance that is wanted, each with a place for its label; none where
 * the plan does not have the value.
 *
 * @param obstacles places that labels should not cover, drawing units.
 */
export function drawContours(
  field: PlanField,
  { width, height, obstacles }: DrawingSize & { obstacles: readonly Place[] },
  { levels, targetLux }: { levels: readonly number[]; targetLux: number },
): PlanContour[] {
  const grid = toDrawingGrid(field, { width, height });
  const taken = obstacles.slice(0, MOST_OBSTACLES);
  const others = levels.filter((level) => level !== targetLux);
  // The wanted illuminance chooses the place of its label first.
  const contours = [targetLux, ...others].flatMap((level) => {
    const lines = joinSegments(traceContour(grid, level)).sort((a, b) => b.length - a.length);
    if (lines.length === 0) return [];
    const label = findLabelPlace(lines, taken, { width, height, margin: LABEL_MARGIN });
    if (label) taken.push(label);
    return [{ level, path: linePath(lines), label, isTarget: level === targetLux }];
  });
  return contours.sort((a, b) => a.level - b.level);
}
