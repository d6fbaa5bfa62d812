import { carriagewayWidth, type Road, type RoadLighting } from './road.ts';
import type { RoadGrid } from './road-grid.ts';
import { calculateEdgeRatio, createStripLight, type StripLight } from './road-illuminance.ts';
import { calculateLaneViews, type LaneView } from './road-luminance.ts';
import { calculateThresholdIncrement } from './threshold-increment.ts';

/** What the driver of one lane sees. */
type LaneResult = LaneView & {
  /** Percent. */
  thresholdIncrement: number;
};

/** A calculated road: maintained values, the worst of all lanes or edges where there are several. */
export type RoadResult = {
  lanes: LaneResult[];
  /** Points of the luminances. */
  grid: RoadGrid;
  /** Average luminance, cd/m². */
  luminance: number;
  overall: number;
  longitudinal: number;
  /** Percent. */
  thresholdIncrement: number;
  /** Edge illuminance ratio: strips as wide as a lane. */
  edgeRatio: number;
  /** Surround ratio of EN 13201:2003: strips of 5 m, or half the carriageway if it is narrower than 10 m. */
  surroundRatio: number;
  /** Illuminance of the carriageway. */
  light: StripLight;
};

/** Widest strip of the surround ratio. */
const SURROUND_M = 5;

/**
 * Calculates luminance, glare and illuminance of a straight, dry road whose luminaires are all alike and evenly spaced
 * (EN 13201-3:2015; CIE 140:2019). All drivers look in the same direction.
 */
export function calculateRoad(road: Road, lighting: RoadLighting): RoadResult {
  const { grid, views } = calculateLaneViews(road, lighting);
  const lanes = views.map((view) => {
    const averageLuminance = view.average / lighting.maintenanceFactor;
    const seen = { lane: view.lane, averageLuminance };
    return { ...view, thresholdIncrement: calculateThresholdIncrement(road, lighting, seen) };
  });
  const widthM = carriagewayWidth(road);
  const lightOf = createStripLight(road, lighting);
  const ratio = (stripM: number) => calculateEdgeRatio(road, lighting, { widthM: stripM, lightOf });
  const least = (figure: 'average' | 'overall' | 'longitudinal') =>
    Math.min(...lanes.map((lane) => lane[figure]));
  return {
    lanes,
    grid,
    luminance: least('average'),
    overall: least('overall'),
    longitudinal: least('longitudinal'),
    thresholdIncrement: Math.max(...lanes.map((lane) => lane.thresholdIncrement)),
    edgeRatio: ratio(road.laneWidthM),
    surroundRatio: ratio(Math.min(SURROUND_M, widthM / 2)),
    light: lightOf({ from: 0, widthM }),
  };
}
