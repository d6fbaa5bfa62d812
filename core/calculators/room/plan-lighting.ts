import { missing } from '#core/missing.ts';
import { directRatioRoomIndices } from '#core/photometry/eulumdat/ldt.ts';
import { calculateDirectRatios } from '#core/photometry/figures/direct-ratios.ts';
import { calculateFlux } from '#core/photometry/figures/flux.ts';
import {
  calculateRoomIndex,
  calculateUtilisation,
} from '#core/photometry/figures/utilisation-factors.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { createRoomSolver, type LitRoom, type RoomSolver } from './calculate-room.ts';
import { areaOf, type Floor } from './floor.ts';
import { countFitting, countInside, isInside, sizeInRoom } from './luminaire-fit.ts';
import {
  type Grid,
  heightOverPlane,
  type LuminaireGroup,
  type Placed,
  placeGrid,
  type Room,
} from './room.ts';
import type { Place } from './room-place.ts';

export type LightingTask = {
  luminaire: Luminaire;
  targetLux: number;
  maintenanceFactor: number;
  /** Numbers along the width and the length; calculated if null. */
  rows: number | null;
  columns: number | null;
  isTurned: boolean;
  /** Positions of the luminaires instead of even rows. */
  places?: readonly Place[];
  /** Other luminaires in the same room, which light it, too. */
  further?: readonly LuminaireGroup[];
};

/** A room with the number of luminaires that its task needs. */
export type LightingPlan = {
  placed: Placed[];
  /** Null if the luminaires have individual positions. */
  grid: Grid | null;
  roomIndex: number;
  utilisationFactor: number;
  lit: LitRoom;
  /** Whether the task needs more than `MAX_LUMINAIRES`; the room then has fewer than needed. */
  isLimited: boolean;
};

/** Maximum luminaires calculated in one room; more means a wrong figure or several rooms. */
export const MAX_LUMINAIRES = 1000;
const CORRECTIONS = 2;

/**
 * Finds how many luminaires a room needs: first N = E A / (Φ UF MF) (lumen method), then the number that the
 * illuminance point by point needs. Given rows, columns and positions are not changed.
 */
export function planLighting(room: Room, task: LightingTask): LightingPlan {
  const roomIndex = indexOf(room);
  const utilisationFactor = findUtilisation(task.luminaire, room, roomIndex);
  const solve = createRoomSolver(room);
  const { places = [] } = task;
  if (places.length > 0) {
    const placed = places.map(({ x, y }) => ({ x, y, c0Deg: task.isTurned ? 90 : 0 }));
    const lit = light({ ...task, solve }, placed);
    return { placed, grid: null, roomIndex, utilisationFactor, lit, isLimited: false };
  }
  const area = areaOf(room);
  const perLuminaire = task.luminaire.lampFluxLm * utilisationFactor * task.maintenanceFactor;
  const furtherLux = lightOfOthers({ ...task, solve });
  const needed = (Math.max(0, task.targetLux - furtherLux) * area) / perLuminaire;
  const { grid, placed, lit } = fillGrid(room, { ...task, solve, furtherLux }, needed);
  const isLimited = isOverLimit(room, task, { count: placed.length, lit });
  return { placed, grid, roomIndex, utilisationFactor, lit, isLimited };
}

/** Whether the target needs more luminaires than there may be; given rows and columns decide alone. */
function isOverLimit(
  room: Room,
  task: LightingTask,
  { count, lit }: { count: number; lit: LitRoom },
): boolean {
  const { rows, columns, targetLux } = task;
  if (rows !== null && columns !== null) return rows * columns > MAX_LUMINAIRES;
  const full = chooseGrid(room, task, Number.POSITIVE_INFINITY);
  return !(lit.plane.averageLux >= targetLux) && count >= placeInside(room, full, task).length;
}

/** Average illuminance of the further luminaires alone, lux. */
function lightOfOthers(task: Solving): number {
  const { rows, columns, further = [] } = task;
  const isFixed = rows !== null && columns !== null;
  return further.length === 0 || isFixed ? 0 : light(task, []).plane.averageLux;
}

/** Number of luminaires for the target, extrapolated from the light of those placed. */
function countFor(
  { targetLux, furtherLux }: Filling,
  placed: readonly Placed[],
  lit: LitRoom,
): number {
  const { averageLux } = lit.plane;
  if (averageLux >= targetLux) return placed.length;
  return (placed.length * (targetLux - furtherLux)) / (averageLux - furtherLux);
}

type Solving = LightingTask & { solve: RoomSolver };
/** With the average illuminance of the further luminaires, lux. */
type Filling = Solving & { furtherLux: number };

function fillGrid(room: Room, task: Filling, needed: number) {
  let grid = chooseGrid(room, task, needed);
  let placed = placeInside(room, grid, task);
  let lit = light(task, placed);
  const isFixed = task.rows !== null && task.columns !== null;
  for (let step = 0; step < CORRECTIONS && !isFixed; step += 1) {
    const { averageLux } = lit.plane;
    if (averageLux >= task.targetLux || !(averageLux > task.furtherLux)) break;
    const count = Math.max(placed.length + 1, countFor(task, placed, lit));
    const more = chooseGrid(room, task, count);
    const moved = placeInside(room, more, task);
    if (moved.length <= placed.length) break;
    grid = more;
    placed = moved;
    lit = light(task, placed);
  }
  return { grid, placed, lit };
}

/** The luminaires of a grid that are in the room: an L lacks those of its corner. */
function placeInside(
  floor: Floor,
  grid: Grid,
  { luminaire }: Pick<LightingTask, 'luminaire'>,
): Placed[] {
  const placed = placeGrid(floor, grid);
  if (!floor.corner) return placed;
  const size = sizeInRoom(luminaire.luminousArea, grid.isTurned);
  return placed.filter((place) => isInside(place, floor, size));
}

/** Room index; for an L with its own area and the same walls. */
function indexOf(room: Room): number {
  const whole = calculateRoomIndex(room.lengthM, room.widthM, heightOverPlane(room));
  return (whole * areaOf(room)) / (room.lengthM * room.widthM);
}

function light(
  { solve, luminaire, maintenanceFactor, further = [] }: Solving,
  placed: readonly Placed[],
): LitRoom {
  return solve({ luminaire, placed, maintenanceFactor, further });
}

type GridTask = Pick<LightingTask, 'rows' | 'columns' | 'isTurned'> & {
  luminaire: Pick<Luminaire, 'luminousArea'>;
};

/**
 * The smallest sufficient number, at most `MAX_LUMINAIRES` and as many as fit side by side, in rows and columns with the
 * most equal spacings.
 */
export function chooseGrid(
  floor: Floor,
  { luminaire, rows, columns, isTurned }: GridTask,
  needed: number,
): Grid {
  const { lengthM, widthM, corner } = floor;
  const fitting = countFitting(floor, sizeInRoom(luminaire.luminousArea, isTurned));
  const [mostRows, mostColumns] = [Math.max(1, fitting.rows), Math.max(1, fitting.columns)];
  const limit = Math.min(MAX_LUMINAIRES, mostRows * mostColumns);
  const wanted = Math.min(limit, Math.max(1, Math.ceil(needed - 1e-6)));
  if (rows !== null) {
    const most = Math.floor(MAX_LUMINAIRES / rows);
    const own = columns ?? Math.min(mostColumns, Math.ceil(wanted / rows));
    return { rows, columns: Math.min(most, own), isTurned };
  }
  if (columns !== null) {
    const most = Math.floor(MAX_LUMINAIRES / columns);
    return { rows: Math.min(most, mostRows, Math.ceil(wanted / columns)), columns, isTurned };
  }
  const size = sizeInRoom(luminaire.luminousArea, isTurned);
  let best = { rows: 1, columns: wanted, cost: Number.POSITIVE_INFINITY };
  let fullest = { ...best, inside: 0 };
  for (let count = 1; count <= (corner ? mostRows : Math.min(wanted, mostRows)); count += 1) {
    const most = Math.min(mostColumns, Math.floor(MAX_LUMINAIRES / count));
    let across = corner ? 1 : Math.ceil(wanted / count);
    let inside = countInside(floor, { rows: count, columns: across }, size);
    while (across < most && inside < wanted) {
      across += 1;
      inside = countInside(floor, { rows: count, columns: across }, size);
    }
    if (across > most) continue;
    if (corner && inside > fullest.inside)
      fullest = { ...fullest, rows: count, columns: across, inside };
    if (inside < wanted) continue;
    const [dx, dy] = [lengthM / across, widthM / count];
    // Ten percent more luminaires weigh as much as a spacing difference of a quarter.
    const cost = 2.5 * (inside / wanted - 1) + Math.abs(Math.log(dx / dy));
    if (cost < best.cost) best = { rows: count, columns: across, cost };
  }
  const chosen = best.cost < Number.POSITIVE_INFINITY ? best : fullest;
  return { rows: chosen.rows, columns: chosen.columns, isTurned };
}

/** Utilisation factor of luminaires at half a spacing from the walls, for a room index and reflectances. */
function findUtilisation({ light }: Luminaire, room: Room, roomIndex: number): number {
  const downward = calculateFlux(light, 0, 90) / 1000;
  const upward = calculateFlux(light, 90, 180) / 1000;
  const ratio = interpolateRatio(calculateDirectRatios(light), roomIndex);
  const floor = downward * ratio;
  const direct = { floor, walls: downward - floor, ceiling: upward };
  return calculateUtilisation(direct, room.reflectances, roomIndex);
}

/** The room index within the scale of direct ratios: beyond it that of its end. */
export function limitRoomIndex(roomIndex: number): number {
  const [least, most] = [directRatioRoomIndices[0], directRatioRoomIndices.at(-1) ?? missing()];
  return Math.min(most, Math.max(least, roomIndex));
}

function interpolateRatio(ratios: readonly number[], roomIndex: number): number {
  const indices: readonly number[] = directRatioRoomIndices;
  const clamped = limitRoomIndex(roomIndex);
  const above = Math.max(
    1,
    indices.findIndex((index) => index >= clamped),
  );
  const [from, to] = [indices[above - 1] ?? missing(), indices[above] ?? missing()];
  const share = (clamped - from) / (to - from);
  return (ratios[above - 1] ?? missing()) * (1 - share) + (ratios[above] ?? missing()) * share;
}
