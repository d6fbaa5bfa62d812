import { calculateRoad, type RoadResult } from './calculate-road.ts';
import { findSpacings, type MetSpacings } from './find-spacing.ts';
import { placeLuminaires, type RoadLuminaire } from './luminaire-rows.ts';
import type { Road, RoadLighting } from './road.ts';
import {
  checkRoadClass,
  type RoadCheck,
  type RoadClass,
  type RoadFigureId,
  roadFigure,
  roadFigureIds,
} from './road-class.ts';

/** Input of a road calculation; plain data, so that it can be sent to another thread. */
export type RoadTask = {
  road: Road;
  lighting: Omit<RoadLighting, 'spacingM'>;
  /** Null: the widest spacing that meets the class. */
  spacingM: number | null;
  roadClass: RoadClass;
};

/** Values at the points of the road, row by row from the edge beside the first columns. */
type RoadPlane = {
  /** cd/m² as the driver of `lane` sees it, or lux. */
  unit: 'cd/m²' | 'lx';
  /** The driver's lane from 0; null for illuminances. */
  lane: number | null;
  columns: number;
  rows: number;
  values: number[];
};

/** Result of a road calculation; plain data. */
export type RoadOutcome = {
  spacingM: number;
  /** Spacings that meet the class; null if the spacing was given. */
  met: MetSpacings[] | null;
  figures: Record<RoadFigureId, number>;
  checks: RoadCheck[];
  plane: RoadPlane;
  /** Luminaires between the ends of the field, with them. */
  luminaires: RoadLuminaire[];
  /** Luminaires of one kilometre, without those at its end. */
  luminairesPerKm: number;
  /** Power of the luminaires for each kilometre, W; null if the file has none. */
  powerPerKm: number | null;
  /** Power density indicator, W/(lx·m²) (EN 13201-5:2015); null without power or light. */
  powerDensity: number | null;
};

/** Spacings that are tried, metres. */
const TRIED = { leastM: 5, mostM: 100, stepM: 1 };
/** Spacing that is calculated if none meets the class, in mounting heights. */
const USUAL_SPACING = 3.5;
const DECIMALS = 1000;

export function solveRoad({ road, lighting, spacingM, roadClass }: RoadTask): RoadOutcome {
  const met = spacingM === null ? findSpacings(road, lighting, { roadClass, ...TRIED }) : null;
  const chosenM = spacingM ?? met?.at(-1)?.toM ?? Math.round(USUAL_SPACING * lighting.heightM);
  const installed: RoadLighting = { ...lighting, spacingM: chosenM };
  const result = calculateRoad(road, installed);
  const figures = Object.fromEntries(
    roadFigureIds.map((figure) => [figure, roadFigure(result, figure)]),
  ) as RoadOutcome['figures'];
  const luminaires = placeLuminaires(road, installed, [0, chosenM]);
  return {
    spacingM: chosenM,
    met,
    figures,
    checks: checkRoadClass(result, roadClass),
    plane: roadClass.startsWith('M') ? luminancePlane(result) : luxPlane(result),
    luminaires,
    luminairesPerKm: Math.ceil((countRows(road, installed) * 1000) / chosenM),
    ...calculatePower(road, installed, result),
  };
}

/** The luminances of the driver who sees the darkest road. */
function luminancePlane({ lanes, grid }: RoadResult): RoadPlane {
  const darkest = lanes.reduce((least, lane) => (lane.average < least.average ? lane : least));
  const size = { columns: grid.xs.length, rows: grid.ys.length };
  const values = Array.from(darkest.luminances, round);
  return { unit: 'cd/m²', lane: darkest.lane, ...size, values };
}

function luxPlane({ light }: RoadResult): RoadPlane {
  const size = { columns: light.grid.xs.length, rows: light.grid.ys.length };
  return { unit: 'lx', lane: null, ...size, values: Array.from(light.lux, round) };
}

function round(value: number): number {
  return Math.round(value * DECIMALS) / DECIMALS;
}

/** Luminaires for each spacing: one in a row. */
function countRows(road: Road, lighting: RoadLighting): number {
  return new Set(placeLuminaires(road, lighting, [0, lighting.spacingM]).map(({ y }) => y)).size;
}

/** Power of the luminaires. Those in a median light two carriageways, of which one is calculated. */
function calculatePower(road: Road, lighting: RoadLighting, { light }: RoadResult) {
  const { powerW } = lighting.luminaire;
  if (powerW === null) return { powerPerKm: null, powerDensity: null };
  const perSpacing = powerW * countRows(road, lighting);
  const roads = lighting.arrangement === 'median' ? 2 : 1;
  const areaM2 = roads * road.lanes * road.laneWidthM * lighting.spacingM;
  const lumens = light.averageLux * areaM2;
  return {
    powerPerKm: (perSpacing * 1000) / lighting.spacingM,
    powerDensity: lumens > 0 ? perSpacing / lumens : null,
  };
}

/** The widest spacing that meets the class, metres; null if none does or the spacing was given. */
export function widestSpacing({ met }: Pick<RoadOutcome, 'met'>): number | null {
  return met?.at(-1)?.toM ?? null;
}
