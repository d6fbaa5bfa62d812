/** Use of a room: its lighting requirements and operating hours. */
export type RoomUse = {
  /** Its text is `room.use.<id>`. */
  id: string;
  /** Table of EN 12464-1:2021 with its requirements; the title is in `room.table.<number>`. */
  table: number;
  /** Maintained illuminance, lux, UGR limit and least uniformity (EN 12464-1:2021, tables of clause 7). */
  targetLux: number;
  ugrLimit: number;
  uniformity: number;
  /**
   * Maintained illuminance with all common context modifiers (EN 12464-1:2021, 5.3.3); null where this table does not
   * have it.
   */
  modifiedLux: number | null;
  /** Mean cylindrical illuminance, and illuminance of each wall and the ceiling, lux; null as above. */
  cylindricalLux: number | null;
  wallLux: number | null;
  ceilingLux: number | null;
  /** Height of the task above the floor, metres. */
  workPlaneM: number;
  /** Height of the eyes above the floor, metres: of seated people, or of standing ones (CIE 117:1995). */
  eyeM: number;
  /** Height of the faces for cylindrical illuminance, metres: seated or standing (EN 12464-1:2021, 5.6.2). */
  faceM: number;
  /**
   * Hours a year with and without daylight, the default for its kind of building (EN 15193:2007, table G.1): office,
   * education, hospital, restaurant, retail, manufacturing. The table has no car parks or warehouses; they count as
   * manufacturing.
   */
  hoursDay: number;
  hoursNight: number;
  /** Share of these hours in which nobody is there, F_A (EN 15193:2007, table D.2). */
  absence: number;
  /** Highest VEEI up to 600 lx, W/m² for 100 lx (CTE DB-HE 3:2019, table 3.1): see `findVeeiLimit`. */
  veeiLimit: number;
};

const SEATED_M = 1.2;
const STANDING_M = 1.7;
const STANDING_FACE_M = 1.6;
/** Least uniformity of cylindrical illuminance and of walls and ceiling, whatever the use (EN 12464-1:2021). */
export const SURROUND_UNIFORMITY = 0.1;

/** The common uses; the first is the default. */
export const roomUses = [
  use('office-writing', 34, {
    lit: [500, 19, 0.6],
    around: [1000, 150, 150, 100],
    workPlaneM: 0.75,
    hours: [2250, 250],
    absence: 0.2,
    veeiLimit: 3,
  }),
  use('office-drawing', 34, {
    lit: [750, 16, 0.7],
    around: [1500, 150, 150, 100],
    workPlaneM: 0.75,
    hours: [2250, 250],
    absence: 0.2,
    veeiLimit: 3,
  }),
  use('meeting-room', 34, {
    lit: [500, 19, 0.6],
    around: [1000, 150, 150, 100],
    workPlaneM: 0.75,
    hours: [2250, 250],
    absence: 0.5,
    veeiLimit: 8,
  }),
  use('reception', 34, {
    lit: [300, 22, 0.6],
    around: [750, 100, 100, 75],
    workPlaneM: 0.75,
    hours: [2250, 250],
    absence: 0,
    veeiLimit: 6,
  }),
  use('corridor', 9, {
    lit: [100, 28, 0.4],
    around: [150, 50, 50, 30],
    workPlaneM: 0,
    isStanding: true,
    hours: [2250, 250],
    absence: 0.4,
    veeiLimit: 6,
  }),
  use('stairs', 9, {
    lit: [100, 25, 0.4],
    around: [150, 50, 50, 30],
    workPlaneM: 0,
    isStanding: true,
    hours: [2250, 250],
    absence: 0.2,
    veeiLimit: 6,
  }),
  use('classroom', 44, {
    lit: [500, 19, 0.6],
    around: [1000, 150, 150, 100],
    workPlaneM: 0.75,
    hours: [1800, 200],
    absence: 0.25,
    veeiLimit: 3.5,
  }),
  use('retail', 35, {
    lit: [300, 22, 0.4],
    workPlaneM: 0.85,
    isStanding: true,
    hours: [3000, 2000],
    absence: 0,
    veeiLimit: 8,
  }),
  use('warehouse', 13, {
    lit: [200, 25, 0.4],
    workPlaneM: 0,
    isStanding: true,
    hours: [2500, 1500],
    absence: 0.2,
    veeiLimit: 4,
  }),
  use('assembly-medium', 19, {
    lit: [500, 22, 0.6],
    workPlaneM: 0.85,
    hours: [2500, 1500],
    absence: 0,
    veeiLimit: 4,
  }),
  use('ward', 47, {
    lit: [100, 19, 0.4],
    workPlaneM: 0,
    hours: [3000, 2000],
    absence: 0,
    veeiLimit: 4,
  }),
  use('restaurant', 37, {
    lit: [200, 22, 0.4],
    workPlaneM: 0.75,
    hours: [1250, 1250],
    absence: 0,
    veeiLimit: 8,
  }),
  use('car-park', 42, {
    lit: [75, 25, 0.4],
    workPlaneM: 0,
    isStanding: true,
    hours: [2500, 1500],
    absence: 0.8,
    veeiLimit: 4,
  }),
] as const satisfies RoomUse[];

/**
 * `lit`: target illuminance, UGR limit and uniformity; `around`: modified illuminance, cylindrical illuminance, walls and
 * ceiling; `hours`: with and without daylight.
 */
function use<Id extends string, Table extends number>(
  id: Id,
  table: Table,
  rest: {
    lit: [number, number, number];
    around?: [number, number, number, number];
    workPlaneM: number;
    isStanding?: boolean;
    hours: [number, number];
    absence: number;
    veeiLimit: number;
  },
) {
  const { workPlaneM, isStanding = false, absence, veeiLimit } = rest;
  const [targetLux, ugrLimit, uniformity] = rest.lit;
  const [modifiedLux = null, cylindricalLux = null, wallLux = null, ceilingLux = null] =
    rest.around ?? [];
  const [hoursDay, hoursNight] = rest.hours;
  return {
    id,
    table,
    targetLux,
    ugrLimit,
    uniformity,
    ...{ modifiedLux, cylindricalLux, wallLux, ceilingLux },
    workPlaneM,
    eyeM: isStanding ? STANDING_M : SEATED_M,
    faceM: isStanding ? STANDING_FACE_M : SEATED_M,
    hoursDay,
    hoursNight,
    absence,
    veeiLimit,
  };
}

const BRIGHT_LUX = 600;
const BRIGHT_VEEI_LIMIT = 2.5;

/** The VEEI limit, W/m² for each 100 lx. Rooms lit to more than 600 lx have a separate one, whatever their use (CTE DB-HE 3:2019, table 3.1). */
export function findVeeiLimit({ veeiLimit }: RoomUse, targetLux: number): number {
  return targetLux > BRIGHT_LUX ? BRIGHT_VEEI_LIMIT : veeiLimit;
}

/** Highest power of the lighting of a building over its lit area, W/m² (CTE DB-HE 3:2019, table 3.2). */
export function findDensityLimit({ id }: RoomUse, targetLux: number): number {
  if (id === 'car-park') return 5;
  return targetLux > BRIGHT_LUX ? 25 : 10;
}

/** Null for an id that is not in the list. */
export function findRoomUse(id: string): RoomUse | null {
  return roomUses.find((use) => use.id === id) ?? null;
}
