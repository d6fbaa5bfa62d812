import type { Luminaire } from '#core/photometry/luminaire.ts';
import type { RoadSurface } from './road-surface.ts';

/** A straight carriageway, metres: x in the direction of view, y across it from the edge beside the first row. */
export type Road = {
  lanes: number;
  laneWidthM: number;
  surface: RoadSurface;
};

export const arrangements = ['single', 'opposite', 'staggered', 'median'] as const;

/**
 * Where the columns are: on one side; on both sides, opposite or staggered; or in the median, each with two luminaires,
 * one for each carriageway.
 */
export type Arrangement = (typeof arrangements)[number];

export type RoadLighting = {
  luminaire: Luminaire;
  arrangement: Arrangement;
  /** Between two luminaires of a row. */
  spacingM: number;
  /** Of the luminaires above the road. */
  heightM: number;
  /** How far the luminaires are inside the edge of the carriageway; negative if they are outside. */
  overhangM: number;
  /** How far the luminaires' C90 side, which faces the road, is raised. */
  tiltDeg: number;
  /** Width of the median between two carriageways; 0 for other arrangements. */
  medianM: number;
  /** Remaining share of the initial flux before maintenance, 0 to 1. */
  maintenanceFactor: number;
};

export function carriagewayWidth({ lanes, laneWidthM }: Road): number {
  return lanes * laneWidthM;
}
