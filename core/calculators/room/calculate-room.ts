import { missing } from '#core/missing.ts';
import { createDirectLight, lightPatches } from './direct-light.ts';
import { createFactor, isCutOff } from './floor.ts';
import { interpolatePlan } from './interpolate-plan.ts';
import { createInterreflection, gatherAbove, type Reflecting } from './interreflection.ts';
import { createPatches } from './patches.ts';
import { type Area, findTaskArea, type Lighting, type Room } from './room.ts';

/** Illuminances on the working plane; average, minimum, maximum and uniformity are of the task area. */
export type PlaneLight = {
  columns: number;
  rows: number;
  /**
   * Illuminance at the centre of each cell of the rectangle around the room, row by row from y = 0, lux, maintained; NaN in
   * the missing corner of an L.
   */
  lux: Float64Array;
  averageLux: number;
  minimumLux: number;
  maximumLux: number;
  /** U0: minimum over average. */
  uniformity: number;
};

/** Result of lighting a room: the working plane and the light emitted by its surfaces. */
export type LitRoom = Reflecting & {
  lighting: Lighting;
  plane: PlaneLight;
  /** Illuminance at a place of the working plane, lux, including the maintenance factor. */
  illuminanceAt: PlanValue;
  /** Mean illuminance of each patch and the lowest of its sample points, lux, maintained. */
  illuminance: Float64Array;
  lowest: Float64Array;
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
  const factorTo = createFactor(room);
  const solveExitance = createInterreflection(patches, factorTo);
  return (lighting, points = planPoints(room)) => {
    const direct = lightPatches(room, lighting, patches);
    const { illuminance, exitance } = solveExitance(direct.mean);
    const lowest = illuminance.map((lux, index) => {
      return lux - (direct.mean[index] ?? missing()) + (direct.lowest[index] ?? missing());
    });
    const reflecting = { patches, exitance, factorTo };
    const reflectedAt = interpolatePlan(room, GATHER_PLACES, ({ x, y }) =>
      gatherAbove(reflecting, [x, y, room.workPlaneM]),
    );
    const directAt = createDirectLight(room, lighting);
    const illuminanceAt: PlanValue = ({ x, y }) =>
      directAt([x, y, room.workPlaneM], UP) + reflectedAt({ x, y });
    const { lengthM, widthM, corner } = room;
    const whole = { x: 0, y: 0, lengthM, widthM, corner };
    const lux = samplePlan(whole, points, illuminanceAt);
    const task = findTaskArea(room);
    const taskLux = room.marginalZoneM ? samplePlan(task, planPoints(task), illuminanceAt) : lux;
    const plane = { ...points, lux, ...summarise(taskLux) };
    return { ...reflecting, lighting, plane, illuminance, lowest, illuminanceAt };
  };
}

type PlanValue = (place: { x: number; y: number }) => number;

/** A value at the centre of each cell of a horizontal rectangle, row by row; NaN in the missing corner of an L. */
export function samplePlan(
  area: Area,
  { columns, rows }: { columns: number; rows: number },
  valueAt: PlanValue,
): Float64Array {
  const values = new Float64Array(columns * rows);
  for (let index = 0; index < values.length; index += 1) {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x = ((column + 0.5) * area.lengthM) / columns;
    const y = ((row + 0.5) * area.widthM) / rows;
    values[index] = isCutOff(area, { x, y })
      ? Number.NaN
      : valueAt({ x: area.x + x, y: area.y + y });
  }
  return values;
}

/** Average, extremes and U0, the minimum over the average, of illuminances; those that are NaN are left out. */
export function summarise(lux: Float64Array) {
  let [count, sum, minimumLux, maximumLux] = [0, 0, Number.POSITIVE_INFINITY, 0];
  for (const value of lux) {
    if (Number.isNaN(value)) continue;
    count += 1;
    sum += value;
    minimumLux = Math.min(minimumLux, value);
    maximumLux = Math.max(maximumLux, value);
  }
  const averageLux = sum / count;
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
