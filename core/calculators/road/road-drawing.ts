import {
  type DrawnCell,
  type DrawnContour,
  drawCells,
  drawContours,
  highestOf,
} from '#core/calculators/plane/plane-drawing.ts';
import { roundUp } from '#core/photometry/drawings/polar.ts';
import { carriagewayWidth, type Road } from './road.ts';
import type { RoadOutcome } from './road-outcome.ts';

const WIDTH = 600;
const CONTOURS = 5;
/** Luminaires outside the carriageway are drawn up to this distance from it, metres. */
const BESIDE_M = 6;

/** A calculated road from above, in units of the drawing: one field between two columns. */
export type RoadDrawing = {
  width: number;
  height: number;
  /** Strip above and below the carriageway in which columns stand. */
  margin: number;
  cells: DrawnCell[];
  contours: DrawnContour[];
  /** Heights of the lines between lanes. */
  laneLines: number[];
  luminaires: { x: number; y: number }[];
};

export function drawRoad(road: Road, outcome: RoadOutcome): RoadDrawing {
  const { plane, luminaires, spacingM } = outcome;
  const scale = WIDTH / spacingM;
  const height = carriagewayWidth(road) * scale;
  const far = carriagewayWidth(road) + BESIDE_M;
  const box = { width: WIDTH, height, firstRow: 'top' } as const;
  return {
    width: WIDTH,
    height,
    margin: 60,
    cells: drawCells(plane, box),
    contours: drawContours(plane, box, listLevels(highestOf(plane))),
    laneLines: Array.from(
      { length: road.lanes - 1 },
      (_, lane) => (lane + 1) * road.laneWidthM * scale,
    ),
    luminaires: luminaires.map(({ x, y }) => ({
      x: x * scale,
      y: limit(Math.min(far, Math.max(-BESIDE_M, y)) * scale, height),
    })),
  };
}

/** Keeps a luminaire within the margin of the drawing. */
function limit(y: number, height: number): number {
  return Math.min(height + 18, Math.max(-18, y));
}

/** Round levels at even distances. */
function listLevels(highest: number): number[] {
  if (highest <= 0) return [];
  const step = roundUp(highest / CONTOURS);
  return Array.from({ length: CONTOURS }, (_, index) => (index + 1) * step);
}
