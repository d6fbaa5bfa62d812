import { type Floor, toFloor } from '#core/calculators/room/floor.ts';
import type { Place } from '#core/calculators/room/room-place.ts';

/** Illuminances that the plan draws, lux: at the nodes of an even grid from wall to wall, row by row from y = 0. */
export type PlanField = { columns: number; rows: number; lux: number[] };

/** Distance between nodes, metres; larger in rooms with more than `MOST_NODES` along a side. */
const STEP_M = 0.2;
const MOST_NODES = 41;
const LEAST_NODES = 9;

/**
 * Samples the light on the working plane for a drawing. Its points are closer than those of the standard's grid in most
 * rooms and reach the walls, so that lines and colours need no guess between or beyond them.
 *
 * @param illuminanceAt lux at a place of the working plane.
 */
export function sampleField(floor: Floor, illuminanceAt: (place: Place) => number): PlanField {
  const { lengthM, widthM } = floor;
  const step = Math.max(STEP_M, Math.max(lengthM, widthM) / (MOST_NODES - 1));
  const count = (side: number) => {
    return Math.min(MOST_NODES, Math.max(LEAST_NODES, Math.ceil(side / step - 1e-9) + 1));
  };
  const [columns, rows] = [count(lengthM), count(widthM)];
  const lux = Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) * lengthM) / (columns - 1);
    const y = (Math.floor(index / columns) * widthM) / (rows - 1);
    // Lines go on behind the walls of a missing corner, where they are not shown.
    return roundLux(illuminanceAt(toFloor(floor, { x, y })));
  });
  return { columns, rows, lux };
}

/** To a thousandth of its size: more is not visible in a drawing, and would make the page heavier. */
function roundLux(value: number): number {
  return value < 1000 ? Math.round(value * 10) / 10 : Math.round(value);
}
