import type { Luminaire } from '#core/photometry/luminaire.ts';
import { type CylindricalLight, calculateCylindrical } from './around/cylindrical-light.ts';
import { listSurfaceLight, type SurfaceLight } from './around/surface-light.ts';
import type { PlaneLight } from './calculate-room.ts';
import { type Controls, defaultControls, toControls } from './energy/control-factors.ts';
import { calculateRoomEnergy, type RoomEnergy } from './energy/room-energy.ts';
import { listFurther } from './groups/place-group.ts';
import { countFitting, sizeInRoom } from './luminaire-fit.ts';
import type { Maintenance } from './maintenance/maintenance-factor.ts';
import { planMaintenance } from './maintenance/plan-maintenance.ts';
import { type PlanField, sampleField } from './plan/plan-field.ts';
import { type LightingTask, planLighting } from './plan-lighting.ts';
import { type Grid, heightOverPlane, type LuminaireGroup, type Placed, type Room } from './room.ts';
import { type RoomForm, toRoom, useOf } from './room-address.ts';
import { calculateRoomUgr, type RoomUgr } from './room-ugr.ts';
import { findMaxSpacing } from './spacing.ts';
import { findTabularUgr, type TabularUgr } from './tabular-ugr.ts';
import { highestMounting } from './uplight.ts';
import type { RoomUse } from './uses.ts';

/** Input of a room calculation; plain data, so that it can be sent to another thread. */
export type RoomTask = {
  room: Room;
  task: LightingTask;
  use: RoomUse;
  /** Parts of the maintenance factor of the task; none if it is given. */
  maintenance?: Maintenance['parts'];
  /** None if absent. */
  controls?: Controls;
};

/** Result of a room calculation with all its texts; plain data. */
export type RoomResult = {
  placed: Placed[];
  /** Null if the luminaires have individual positions; there are no spacings then. */
  grid: (Grid & { spacingXM: number; spacingYM: number }) | null;
  roomIndex: number;
  utilisationFactor: number;
  /** Lux to a tenth; null in the missing corner of an L. */
  plane: Omit<PlaneLight, 'lux'> & { lux: (number | null)[] };
  /** The same light between and beyond these points, for drawings. */
  field: PlanField;
  /** Light on faces, walls and ceiling (EN 12464-1:2021). */
  cylindrical: CylindricalLight;
  surfaces: SurfaceLight;
  ugr: RoomUgr;
  /** Null without a luminous area, or with luminaires no higher than the eyes. */
  tabularUgr: TabularUgr | null;
  /** Luminaires of the further groups: their number, and UGR by the tabular method as if they were alone. */
  further: { count: number; tabularUgr: TabularUgr | null }[];
  energy: RoomEnergy | null;
  maintenance: Maintenance;
  use: RoomUse;
  /** The wider spacing over the height above the working plane, and the widest that lights evenly. */
  spacingRatio: number | null;
  maxSpacingRatio: number;
  /** Whether the room needs more luminaires than fit or are calculated; the figures are for fewer. */
  isLimited: boolean;
  /** Rows and columns of luminaires that fit side by side; 0 if not even one does. */
  most: { rows: number; columns: number };
  /** The highest place of the luminaire, metres above the floor. */
  highestM: number;
};

export function solveRoom({
  room,
  task,
  use,
  maintenance = null,
  controls = defaultControls(use),
}: RoomTask): RoomResult {
  const { luminaire, targetLux, maintenanceFactor } = task;
  const { placed, grid, roomIndex, utilisationFactor, lit, isLimited } = planLighting(room, task);
  const { averageLux } = lit.plane;
  const { further = [] } = task;
  const groups = [{ luminaire, placed }, ...further];
  const powerW = sumPower(groups);
  const fluxLm = groups.reduce(
    (sum, group) => sum + group.luminaire.fluxLm * group.placed.length,
    0,
  );
  const installed = {
    ...{ powerW, fluxLm, count: 1, averageLux, targetLux },
    ...{ maintenanceFactor, controls },
  };
  const spacings = grid && {
    spacingXM: room.lengthM / grid.columns,
    spacingYM: room.widthM / grid.rows,
  };
  return {
    placed,
    grid: grid && spacings && { ...grid, ...spacings },
    roomIndex,
    utilisationFactor,
    plane: { ...lit.plane, lux: Array.from(lit.plane.lux, toTenth) },
    field: sampleField(room, lit.illuminanceAt),
    cylindrical: calculateCylindrical(room, lit, use.faceM),
    surfaces: listSurfaceLight(lit),
    ugr: calculateRoomUgr(room, lit, use),
    tabularUgr: findTabularUgr(room, { luminaire, isTurned: task.isTurned }, use.eyeM),
    further: further.map((group) => ({
      count: group.placed.length,
      tabularUgr: rateGroup(room, group, use.eyeM),
    })),
    maintenance: { factor: maintenanceFactor, parts: maintenance },
    energy: calculateRoomEnergy(room, installed, use),
    use,
    spacingRatio:
      spacings && Math.max(spacings.spacingXM, spacings.spacingYM) / heightOverPlane(room),
    maxSpacingRatio: findMaxSpacing(luminaire),
    isLimited,
    most: countFitting(room, sizeInRoom(luminaire.luminousArea, task.isTurned)),
    highestM: highestMounting(luminaire, room.heightM),
  };
}

/** Whether the luminaires of even rows are all there, and no others: an L lacks those of its corner. */
export function isWholeGrid({ grid, placed }: Pick<RoomResult, 'grid' | 'placed'>): boolean {
  return grid !== null && grid.rows * grid.columns === placed.length;
}

function toTenth(lux: number): number | null {
  return Number.isNaN(lux) ? null : Math.round(lux * 10) / 10;
}

/** Power of all luminaires, watts; null if that of one is unknown, or there are none. */
function sumPower(groups: readonly Pick<LuminaireGroup, 'luminaire' | 'placed'>[]): number | null {
  let sum = 0;
  for (const { luminaire, placed } of groups) {
    if (luminaire.powerW === null) return null;
    sum += luminaire.powerW * placed.length;
  }
  return sum || null;
}

/** The tabular method knows level luminaires along and across the room only: others have no value. */
function rateGroup(room: Room, group: LuminaireGroup, eyeM: number): TabularUgr | null {
  const turn = (group.placed[0]?.c0Deg ?? 0) % 180;
  const { luminaire, heightM } = group;
  if (turn % 90 !== 0 || luminaire.luminousArea.tiltDeg) return null;
  return findTabularUgr(
    { ...room, mountingHeightM: heightM },
    { luminaire, isTurned: turn === 90 },
    eyeM,
  );
}

/**
 * Converts a form without problems into the input of the calculation.
 *
 * @param others luminaires of the further groups.
 */
export function toRoomTask(
  form: RoomForm,
  luminaire: Luminaire,
  others: readonly (Luminaire | null)[] = [],
): RoomTask {
  const room = toRoom(form);
  const maintenance = planMaintenance(form, luminaire);
  return {
    room,
    task: {
      luminaire,
      targetLux: form.target,
      maintenanceFactor: maintenance.factor,
      rows: form.rows || null,
      columns: form.columns || null,
      isTurned: form.isTurned,
      places: form.places,
      further: listFurther(room, form.further, others),
    },
    use: useOf(form),
    maintenance: maintenance.parts,
    controls: toControls(form),
  };
}
