import { createDirectLight, lightPatches } from './direct-light.ts';
import { interpolatePlan } from './interpolate-plan.ts';
import { createInterreflection, gatherAbove } from './interreflection.ts';
import { createPatches, type Patch } from './patches.ts';
import type { Lighting, Room } from './room.ts';

/** Illuminances on the working plane, row by row from y = 0. */
export type PlaneLight = {
  columns: number;
  rows: number;
  /** Illuminance at the centre of each cell, lux, including the maintenance factor. */
  lux: Float64Array;
  averageLux: number;
  minimumLux: number;
  maximumLux: number;
  /** U0: minimum over average. */
  uniformity: number;
};

/** Result of lighting a room: the working plane and the light emitted by its surfaces. */
export type LitRoom = {
  lighting: Lighting;
  plane: PlaneLight;
  patches: readonly Patch[];
  /** lm/m² of each patch. */
  exitance: Float64Array;
  /** Illuminance at a place of the working plane, lux, including the maintenance factor. */
  illuminanceAt: (place: { x: number; y: number }) => number;
};

const MAX_POINTS = 40;
/** Places along each side at which reflected light is calculated; it changes slowly between them. */
const GATHER_PLACES = 9;
const UP = { axis: 2, facing: 1 } as const;

/** Calculates a room with the luminaires given; what depends on the room alone is calculated once. */
export type RoomSolver = (
  lighting: Lighting,
  points?: { columns: number; rows: number },
) => LitRoom;

/**
 * Calculates the light in an empty room: direct light point by point, and light reflected by ceiling, walls and floor
 * until it converges (EN 12464-1; EN 13032-2). Furniture, windows and the luminaires' own shadows are ignored.
 */
export function createRoomSolver(room: Room): RoomSolver {
  const patches = createPatches(room);
  const solveExitance = createInterreflection(patches);
  return (lighting, points = planPoints(room)) => {
    const exitance = solveExitance(lightPatches(room, lighting, patches));
    const reflectedAt = interpolatePlan(room, GATHER_PLACES, ({ x, y }) =>
      gatherAbove(patches, exitance, [x, y, room.workPlaneM]),
    );
    const directAt = createDirectLight(room, lighting);
    const illuminanceAt = ({ x, y }: { x: number; y: number }) => {
      return directAt([x, y, room.workPlaneM], UP) + reflectedAt({ x, y });
    };
    const { columns, rows } = points;
    const lux = new Float64Array(columns * rows);
    for (let row = 0; row < rows; row += 1) {
      const y = ((row + 0.5) * room.widthM) / rows;
      for (let column = 0; column < columns; column += 1) {
        const x = ((column + 0.5) * room.lengthM) / columns;
        lux[row * columns + column] = illuminanceAt({ x, y });
      }
    }
    const plane = { columns, rows, lux, ...summarise(lux) };
    return { lighting, plane, patches, exitance, illuminanceAt };
  };
}

function summarise(lux: Float64Array) {
  let [sum, minimumLux, maximumLux] = [0, Number.POSITIVE_INFINITY, 0];
  for (const value of lux) {
    sum += value;
    minimumLux = Math.min(minimumLux, value);
    maximumLux = Math.max(maximumLux, value);
  }
  const averageLux = sum / lux.length;
  return {
    averageLux,
    minimumLux,
    maximumLux,
    uniformity: averageLux > 0 ? minimumLux / averageLux : 0,
  };
}

/**
 * Number of grid points along each side (EN 12464-1:2021, 4.4): spacing at most p = 0.2 · 5^lg d, with d the longer
 * side in metres, or the shorter one if the room is more than twice as long as wide.
 */
export function planPoints({ lengthM, widthM }: Pick<Room, 'lengthM' | 'widthM'>) {
  const longer = Math.max(lengthM, widthM);
  const shorter = Math.min(lengthM, widthM);
  const size = longer >= 2 * shorter ? shorter : longer;
  const step = Math.min(10, 0.2 * 5 ** Math.log10(size));
  const count = (side: number) => Math.min(MAX_POINTS, Math.max(3, Math.ceil(side / step)));
  return { columns: count(lengthM), rows: count(widthM) };
}
