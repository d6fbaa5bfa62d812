import {
  type DrawnCell,
  type DrawnContour,
  drawCells,
  drawContours,
  highestOf,
  pathOf,
} from '#core/calculators/plane/plane-drawing.ts';
import { missing } from '#core/missing.ts';
import { toPlan } from './escape.ts';
import type { EscapeOutcome, LitSection } from './escape-outcome.ts';

const LONGER = 620;
/** Round values, with those that EN 1838 requires. */
const LEVELS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200];
const LINES = 5;

type Point = { x: number; y: number };

/** A calculated route or area from above, in units of the drawing; y counts downwards. */
export type EscapeDrawing = {
  width: number;
  height: number;
  margin: number;
  cells: DrawnCell[];
  contours: DrawnContour[];
  /** A closed path. */
  walls: string;
  lights: Point[];
  /** Of the plan, metres, at the origin of the drawing, and units for a metre: y of the plan counts upwards. */
  frame: { left: number; top: number; scale: number };
  points: (Point & { isMet: boolean })[];
};

/** Drawings of narrow routes are at least as high as this. */
const LEAST_SIDE = 40;

export function drawEscape(outcome: EscapeOutcome): EscapeDrawing {
  const corners = outlineOf(outcome.sections);
  const [left, right] = [
    Math.min(...corners.map(({ x }) => x)),
    Math.max(...corners.map(({ x }) => x)),
  ];
  const [bottom, top] = [
    Math.min(...corners.map(({ y }) => y)),
    Math.max(...corners.map(({ y }) => y)),
  ];
  const scale = LONGER / Math.max(right - left, top - bottom);
  const place = ({ x, y }: Point): Point => ({ x: (x - left) * scale, y: (top - y) * scale });
  const highest = Math.max(...outcome.sections.map(({ plane }) => highestOf(plane)));
  const drawn = outcome.sections.map((section) => drawSection(section, { place, highest }));
  return {
    width: (right - left) * scale,
    height: Math.max(LEAST_SIDE, (top - bottom) * scale),
    margin: 40,
    cells: drawn.flatMap(({ cells }) => cells),
    contours: drawn.flatMap(({ contours }) => contours),
    walls: `${pathOf([outlineOf(outcome.sections).map(place)])}Z`,
    lights: outcome.lights.map(place),
    frame: { left, top, scale },
    points: outcome.points.map((point) => ({ ...place(point), isMet: isPointMet(point) })),
  };
}

/** Whether a luminaire is near enough, and the equipment is lit. */
export function isPointMet({ distanceM, verticalLux }: EscapeOutcome['points'][number]): boolean {
  return (
    Number(distanceM.toFixed(2)) <= 2 &&
    (verticalLux === null || Number(verticalLux.toFixed(1)) >= 5)
  );
}

/** Corners of the walls in the plan: those on the left from start to end, then those on the right back. */
function outlineOf(sections: readonly LitSection[]): Point[] {
  const sideOf = (side: 1 | -1): Point[] => {
    const corners = sections.map((section, index) => {
      const half = (side * section.widthM) / 2;
      const before = sections[index - 1];
      if (!before) return toPlan(section, { u: 0, v: half });
      // At a right angle both walls are half a width from the bend.
      const [one, other] = [offsetOf(before, half), offsetOf(section, half)];
      return { x: section.origin.x + one.x + other.x, y: section.origin.y + one.y + other.y };
    });
    const last = sections.at(-1) ?? missing();
    return [...corners, toPlan(last, { u: last.lengthM, v: (side * last.widthM) / 2 })];
  };
  return [...sideOf(1), ...sideOf(-1).reverse()];
}

/** From the centre line to a wall, in the plan. */
function offsetOf({ headingDeg }: LitSection, v: number): Point {
  return toPlan({ origin: { x: 0, y: 0 }, headingDeg }, { u: 0, v });
}

type Frame = { place: (point: Point) => Point; highest: number };

/** Draws a section in its own frame, in metres, and turns it into the plan. */
function drawSection(section: LitSection, { place, highest }: Frame) {
  const { fromM, toM, widthM, plane } = section;
  // Row 0 is on the right: v counts upwards from it.
  const box = { width: toM - fromM, height: widthM, firstRow: 'top' } as const;
  const turn = ({ x, y }: Point) => place(toPlan(section, { u: fromM + x, v: y - widthM / 2 }));
  const lowest = Math.min(...plane.values);
  const levels = LEVELS.filter((level) => level > lowest && level < highest).slice(0, LINES);
  return {
    cells: drawCells(plane, box, highest).map(({ share, ...cell }): DrawnCell => {
      const [one, other] = [turn(cell), turn({ x: cell.x + cell.width, y: cell.y + cell.height })];
      return {
        x: Math.min(one.x, other.x),
        y: Math.min(one.y, other.y),
        width: Math.abs(one.x - other.x),
        height: Math.abs(one.y - other.y),
        share,
      };
    }),
    contours: drawContours(plane, box, levels).map(({ level, lines, from }): DrawnContour => {
      const turned = lines.map((line) => line.map(turn));
      return { level, lines: turned, path: pathOf(turned), from: turn(from) };
    }),
  };
}
