import type { Reflectances } from '#core/photometry/figures/utilisation-factors.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { Floor } from './floor.ts';

/**
 * An empty room, metres; x along its length and y along its width, from one corner of the floor. It is a rectangle, or an L
 * that lacks the corner opposite.
 */
export type Room = Floor & {
  heightM: number;
  /** Height of the working plane above the floor. */
  workPlaneM: number;
  /** Height of the luminous areas above the floor, at most that of the ceiling. */
  mountingHeightM: number;
  reflectances: Reflectances;
  /** Zone along the walls that averages, minima and uniformities leave out (EN 12464-1:2021, 5.3); none if absent. */
  marginalZoneM?: number;
};

/** A horizontal rectangle in a room, or what its missing corner leaves of it, metres. */
export type Area = { x: number; y: number } & Floor;

/** The part of the floor plan that the requirements are for: without the marginal zone. */
export function findTaskArea({ lengthM, widthM, corner, marginalZoneM: zone = 0 }: Room): Area {
  return { x: zone, y: zone, lengthM: lengthM - 2 * zone, widthM: widthM - 2 * zone, corner };
}

/** Luminaires in even rows, half a spacing from the walls. */
export type Grid = {
  /** Number along the width. */
  rows: number;
  /** Number along the length. */
  columns: number;
  /** Whether the luminaires' lengths lie along the room's length; otherwise along its width. */
  isTurned: boolean;
};

/** One luminaire in a room. */
export type Placed = {
  x: number;
  y: number;
  /** Direction of the luminaire's C0 half plane in the room, degrees from x towards y. */
  c0Deg: number;
};

/** Luminaires of one type at one height. */
export type LuminaireGroup = {
  luminaire: Luminaire;
  placed: readonly Placed[];
  /** Height of the luminous areas above the floor, metres. */
  heightM: number;
};

export type Lighting = Omit<LuminaireGroup, 'heightM'> & {
  /** Luminaires beside those, which hang at the mounting height of the room. */
  further?: readonly LuminaireGroup[];
  /** Remaining share of the initial flux before maintenance (EN 12464-1, 6.2.2), 0 to 1. */
  maintenanceFactor: number;
};

/** All luminaires of a room by type and height. */
export function listGroups(
  { mountingHeightM }: Pick<Room, 'mountingHeightM'>,
  { luminaire, placed, further = [] }: Omit<Lighting, 'maintenanceFactor'>,
): LuminaireGroup[] {
  return [{ luminaire, placed, heightM: mountingHeightM }, ...further];
}

/** Returns the luminaires of a grid at their positions. A luminaire's length lies along its C90. */
export function placeGrid(room: Floor, { rows, columns, isTurned }: Grid): Placed[] {
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: ((index % columns) + 0.5) * (room.lengthM / columns),
    y: (Math.floor(index / columns) + 0.5) * (room.widthM / rows),
    c0Deg: isTurned ? 90 : 0,
  }));
}

/** Height of the luminaires above the working plane, metres. */
export function heightOverPlane({ mountingHeightM, workPlaneM }: Room): number {
  return mountingHeightM - workPlaneM;
}
