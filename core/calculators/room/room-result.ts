import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { PlaneLight } from './calculate-room.ts';
import { type LightingTask, planLighting } from './plan-lighting.ts';
import { type Grid, heightOverPlane, type Placed, type Room } from './room.ts';
import { placesOf, type RoomForm, toRoom } from './room-address.ts';
import { calculateRoomEnergy, type RoomEnergy } from './room-energy.ts';
import { calculateRoomUgr, type RoomUgr } from './room-ugr.ts';
import { findMaxSpacing } from './spacing.ts';
import { findRoomUse, type RoomUse } from './uses.ts';

/** What is asked about a room; plain data, so that another thread can answer it. */
export type RoomTask = { room: Room; task: LightingTask; use: RoomUse };

/** A calculated room with everything that is said about it; plain data. */
export type RoomResult = {
  placed: Placed[];
  /** Null where the luminaires hang at places of their own, and then there are no spacings. */
  grid: (Grid & { spacingXM: number; spacingYM: number }) | null;
  roomIndex: number;
  utilisationFactor: number;
  /** Lux to a tenth. */
  plane: Omit<PlaneLight, 'lux'> & { lux: number[] };
  ugr: RoomUgr;
  energy: RoomEnergy | null;
  use: RoomUse;
  /** The wider of the two spacings over the height above the working plane, and the widest that lights evenly. */
  spacingRatio: number | null;
  maxSpacingRatio: number;
  /** Whether the room would need more luminaires than are calculated; the figures are those of fewer. */
  isLimited: boolean;
};

export function solveRoom({ room, task, use }: RoomTask): RoomResult {
  const { luminaire, maintenanceFactor, targetLux } = task;
  const { placed, grid, roomIndex, utilisationFactor, lit, isLimited } = planLighting(room, task);
  const { averageLux } = lit.plane;
  const installed = { powerW: luminaire.powerW, count: placed.length, averageLux, targetLux };
  const spacings = grid && {
    spacingXM: room.lengthM / grid.columns,
    spacingYM: room.widthM / grid.rows,
  };
  return {
    placed,
    grid: grid && spacings && { ...grid, ...spacings },
    roomIndex,
    utilisationFactor,
    plane: { ...lit.plane, lux: Array.from(lit.plane.lux, (lux) => Math.round(lux * 10) / 10) },
    ugr: calculateRoomUgr(room, { luminaire, placed, maintenanceFactor }, lit),
    energy: calculateRoomEnergy(room, installed, use),
    use,
    spacingRatio:
      spacings && Math.max(spacings.spacingXM, spacings.spacingYM) / heightOverPlane(room),
    maxSpacingRatio: findMaxSpacing(luminaire),
    isLimited,
  };
}

/** What the form of the calculator asks. */
export function toRoomTask(form: RoomForm, luminaire: Luminaire): RoomTask {
  return {
    room: toRoom(form),
    task: {
      luminaire,
      targetLux: form.target,
      maintenanceFactor: form.maintenance / 100,
      rows: form.rows || null,
      columns: form.columns || null,
      isTurned: form.isTurned,
      places: placesOf(form),
    },
    use: findRoomUse(form.use),
  };
}
