import { missing } from '#core/missing.ts';
import { createDirectLight, lightPatches } from './direct-light.ts';
import { gatherAbove, solveInterreflection } from './interreflection.ts';
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
  plane: PlaneLight;
  patches: readonly Patch[];
  /** lm/m² of each patch. */
  exitance: Float64Array;
};

const MAX_POINTS = 40;
/** Points along each side at which reflected light is calculated; it changes slowly between them. */
const GATHER_POINTS = 9;

/**
 * Calculates the light in an empty room: direct light point by point, and light reflected by ceiling, walls and floor
 * until it converges (EN 12464-1; EN 13032-2). Furniture, windows and the luminaires' own shadows are ignored.
 */
export function calculateRoom(room: Room, lighting: Lighting, points = planPoints(room)): LitRoom {
  const patches = createPatches(room);
  const exitance = solveInterreflection(patches, lightPatches(room, lighting, patches));
  const reflectedAt = createReflectedLight(room, patches, exitance);
  const directAt = createDirectLight(room, lighting);
  const { columns, rows } = points;
  const lux = new Float64Array(columns * rows);
  const up = { axis: 2, facing: 1 } as const;
  for (let row = 0; row < rows; row += 1) {
    const y = ((row + 0.5) * room.widthM) / rows;
    for (let column = 0; column < columns; column += 1) {
      const x = ((column + 0.5) * room.lengthM) / columns;
      lux[row * columns + column] = directAt([x, y, room.workPlaneM], up) + reflectedAt(x, y);
    }
  }
  return { plane: { columns, rows, lux, ...summarise(lux) }, patches, exitance };
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

/** Reflected light on the working plane, calculated at a few points and interpolated linearly. */
function createReflectedLight(room: Room, patches: readonly Patch[], exitance: Float64Array) {
  const last = GATHER_POINTS - 1;
  const gathered = Float64Array.from({ length: GATHER_POINTS ** 2 }, (_, index) => {
    const x = inset(index % GATHER_POINTS, room.lengthM);
    const y = inset(Math.floor(index / GATHER_POINTS), room.widthM);
    return gatherAbove(patches, exitance, [x, y, room.workPlaneM]);
  });
  return (x: number, y: number): number => {
    const column = Math.min(last, Math.max(0, (x / room.lengthM) * GATHER_POINTS - 0.5));
    const row = Math.min(last, Math.max(0, (y / room.widthM) * GATHER_POINTS - 0.5));
    const left = Math.min(last - 1, Math.floor(column));
    const top = Math.min(last - 1, Math.floor(row));
    const [right, down] = [column - left, row - top];
    const valueAt = (dx: number, dy: number) =>
      gathered[(top + dy) * GATHER_POINTS + left + dx] ?? missing();
    const upper = valueAt(0, 0) * (1 - right) + valueAt(1, 0) * right;
    return upper * (1 - down) + (valueAt(0, 1) * (1 - right) + valueAt(1, 1) * right) * down;
  };
}

function inset(index: number, side: number): number {
  return ((index + 0.5) / GATHER_POINTS) * side;
}
