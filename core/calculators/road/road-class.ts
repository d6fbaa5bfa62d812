import { keysOf } from '#core/keys.ts';
import type { RoadResult } from './calculate-road.ts';

/** Figures that a lighting class can limit, with the decimals in which they are displayed and compared. */
export const roadDecimals = {
  luminance: 2,
  overall: 2,
  longitudinal: 2,
  thresholdIncrement: 1,
  edgeRatio: 2,
  averageLux: 2,
  minimumLux: 2,
  uniformity: 2,
};

export type RoadFigureId = keyof typeof roadDecimals;

export const roadFigureIds = keysOf(roadDecimals);

/** A limit of a lighting class. */
export type RoadLimit = { figure: RoadFigureId; least?: number; most?: number };

/** A limit with the calculated value. */
export type RoadCheck = RoadLimit & { value: number; isMet: boolean };

/**
 * Limits of the lighting classes for dry roads (EN 13201-2:2015, tables 1 to 3): M for motorised traffic, C for conflict
 * areas, P for pedestrians and low speed. Class P7 has no limits.
 */
const classes = {
  M1: forTraffic(2, [0.4, 0.7], [10, 0.35]),
  M2: forTraffic(1.5, [0.4, 0.7], [10, 0.35]),
  M3: forTraffic(1, [0.4, 0.6], [15, 0.3]),
  M4: forTraffic(0.75, [0.4, 0.6], [15, 0.3]),
  M5: forTraffic(0.5, [0.35, 0.4], [15, 0.3]),
  M6: forTraffic(0.3, [0.35, 0.4], [20, 0.3]),
  C0: forConflict(50),
  C1: forConflict(30),
  C2: forConflict(20),
  C3: forConflict(15),
  C4: forConflict(10),
  C5: forConflict(7.5),
  P1: forPedestrians(15, 3),
  P2: forPedestrians(10, 2),
  P3: forPedestrians(7.5, 1.5),
  P4: forPedestrians(5, 1),
  P5: forPedestrians(3, 0.6),
  P6: forPedestrians(2, 0.4),
  P7: [],
} satisfies Record<string, RoadLimit[]>;

export type RoadClass = keyof typeof classes;

export const roadClasses = keysOf(classes);

function forTraffic(
  luminance: number,
  [overall, longitudinal]: [number, number],
  [increment, edgeRatio]: [number, number],
): RoadLimit[] {
  return [
    { figure: 'luminance', least: luminance },
    { figure: 'overall', least: overall },
    { figure: 'longitudinal', least: longitudinal },
    { figure: 'thresholdIncrement', most: increment },
    { figure: 'edgeRatio', least: edgeRatio },
  ];
}

function forConflict(averageLux: number): RoadLimit[] {
  return [
    { figure: 'averageLux', least: averageLux },
    { figure: 'uniformity', least: 0.4 },
  ];
}

/** The average must not exceed 1.5 times its limit, so that the light is even (footnote of table 3). */
function forPedestrians(averageLux: number, minimumLux: number): RoadLimit[] {
  return [
    { figure: 'averageLux', least: averageLux, most: 1.5 * averageLux },
    { figure: 'minimumLux', least: minimumLux },
  ];
}

export function limitsOf(roadClass: RoadClass): readonly RoadLimit[] {
  return classes[roadClass];
}

/** Compares a road with the limits of a class. */
export function checkRoadClass(result: RoadResult, roadClass: RoadClass): RoadCheck[] {
  return limitsOf(roadClass).map((limit) => {
    const value = roadFigure(result, limit.figure);
    const shown = Number(value.toFixed(roadDecimals[limit.figure]));
    const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = limit;
    return { ...limit, value, isMet: shown >= least && shown <= most };
  });
}

/** A figure of a result: luminance in cd/m², illuminances in lx, the threshold increment in percent. */
export function roadFigure(result: RoadResult, figure: RoadFigureId): number {
  switch (figure) {
    case 'averageLux':
    case 'minimumLux':
    case 'uniformity':
      return result.light[figure];
    default:
      return result[figure];
  }
}
