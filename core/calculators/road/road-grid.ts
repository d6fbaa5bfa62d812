import { carriagewayWidth, type Road } from './road.ts';

/** Places of calculation points, metres, along and across the road. */
export type RoadGrid = { xs: number[]; ys: number[] };

const SHORT_SPACING_M = 30;
const POINTS_ALONG = 10;
const MAX_STEP_ALONG_M = 3;
const POINTS_PER_LANE = 3;
const MAX_STEP_ACROSS_M = 1.5;

/** Points at which the luminance is calculated: three across each lane (EN 13201-3:2015, 7.1). */
export function createLuminanceGrid(road: Road, spacingM: number): RoadGrid {
  const count = road.lanes * POINTS_PER_LANE;
  return {
    xs: listAlong(spacingM),
    ys: listCentres(0, carriagewayWidth(road), count),
  };
}

/** Points of a strip along the road at which the illuminance is calculated (EN 13201-3:2015, 7.2). */
export function createStripGrid(
  { from, widthM }: { from: number; widthM: number },
  spacingM: number,
): RoadGrid {
  const count = Math.max(POINTS_PER_LANE, Math.ceil(widthM / MAX_STEP_ACROSS_M - 1e-9));
  return { xs: listAlong(spacingM), ys: listCentres(from, widthM, count) };
}

function listAlong(spacingM: number): number[] {
  const count =
    spacingM <= SHORT_SPACING_M ? POINTS_ALONG : Math.ceil(spacingM / MAX_STEP_ALONG_M - 1e-9);
  return listCentres(0, spacingM, count);
}

/** Centres of `count` equal parts of a stretch. */
function listCentres(from: number, lengthM: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((index + 0.5) * lengthM) / count);
}
