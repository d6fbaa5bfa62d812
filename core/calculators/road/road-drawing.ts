import { traceContour, type ValueGrid } from '#core/photometry/drawings/isolux.ts';
import { roundUp } from '#core/photometry/drawings/polar.ts';
import { carriagewayWidth, type Road } from './road.ts';
import { highestOf, type RoadOutcome, type RoadPlane } from './road-outcome.ts';

const WIDTH = 600;
const CONTOURS = 5;
/** Luminaires outside the carriageway are drawn up to this distance from it, metres. */
const BESIDE_M = 6;

/** A line of one value, and where it starts. */
type RoadContour = { level: number; path: string; from: { x: number; y: number } };

/** A calculated road from above, in units of the drawing: one field between two columns. */
export type RoadDrawing = {
  width: number;
  height: number;
  /** Strip above and below the carriageway in which columns stand. */
  margin: number;
  cells: { x: number; y: number; width: number; height: number; share: number }[];
  contours: RoadContour[];
  /** Heights of the lines between lanes. */
  laneLines: number[];
  luminaires: { x: number; y: number }[];
};

export function drawRoad(road: Road, outcome: RoadOutcome): RoadDrawing {
  const { plane, luminaires, spacingM } = outcome;
  const scale = WIDTH / spacingM;
  const height = carriagewayWidth(road) * scale;
  const far = carriagewayWidth(road) + BESIDE_M;
  return {
    width: WIDTH,
    height,
    margin: 34,
    cells: drawCells(plane, { width: WIDTH, height }),
    contours: drawContours(plane, { width: WIDTH, height }),
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

type Size = { width: number; height: number };

function drawCells(plane: RoadPlane, { width, height }: Size): RoadDrawing['cells'] {
  const [dx, dy] = [width / plane.columns, height / plane.rows];
  const highest = highestOf(plane) || 1;
  return plane.values.map((value, index) => ({
    x: (index % plane.columns) * dx,
    y: Math.floor(index / plane.columns) * dy,
    width: dx,
    height: dy,
    share: value / highest,
  }));
}

function drawContours(plane: RoadPlane, { width, height }: Size): RoadContour[] {
  const { columns, rows, values } = plane;
  const highest = highestOf(plane);
  if (highest <= 0) return [];
  const grid: ValueGrid = {
    columns,
    rows,
    origin: { x: width / columns / 2, y: height / rows / 2 },
    step: { x: width / columns, y: height / rows },
    values,
  };
  const step = roundUp(highest / CONTOURS);
  return Array.from({ length: CONTOURS }, (_, index) => (index + 1) * step).flatMap((level) => {
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
