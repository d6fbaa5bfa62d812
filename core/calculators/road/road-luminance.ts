import { missing } from '#core/missing.ts';
import { createRoadIntensity, placeLuminaires } from './luminaire-rows.ts';
import type { Road, RoadLighting } from './road.ts';
import { createLuminanceGrid, type RoadGrid } from './road-grid.ts';
import { createReducedCoefficient } from './road-surface.ts';

const DEGREES = 180 / Math.PI;
/** Distance of the observer from the first luminaire of the calculation field (EN 13201-3:2015, 7.1). */
const OBSERVER_AWAY_M = 60;
/** Luminaires that count, in mounting heights from a point: towards the observer and away (EN 13201-3:2015, 7.1). */
const REACH_BEFORE = 5;
const REACH_BEHIND = 12;
const POINTS_PER_LANE = 3;

/** Maintained luminance of the carriageway as the driver of one lane sees it. */
export type LaneView = {
  /** From 0, in the sequence of y. */
  lane: number;
  /** Luminances, cd/m², row by row across the road. */
  luminances: Float64Array;
  average: number;
  /** Overall uniformity U0: minimum over average. */
  overall: number;
  /** Longitudinal uniformity Ul: minimum over maximum along the centre line of the driver's lane. */
  longitudinal: number;
};

/** A luminaire's light at a point: `bearing` is the direction of the luminaire, degrees from x towards y. */
type Contribution = { light: number; tanEpsilon: number; bearing: number };

/** Calculates the luminance of the road for a driver in the middle of each lane (EN 13201-3:2015, 7.1). */
export function calculateLaneViews(
  road: Road,
  lighting: RoadLighting,
): { grid: RoadGrid; views: LaneView[] } {
  const grid = createLuminanceGrid(road, lighting.spacingM);
  const coefficientAt = createReducedCoefficient(road.surface);
  const points = grid.ys.flatMap((y) => grid.xs.map((x) => ({ x, y })));
  const lights = listContributions(road, lighting, points);
  const views = Array.from({ length: road.lanes }, (_, lane) => {
    const observerY = (lane + 0.5) * road.laneWidthM;
    const luminances = Float64Array.from(points, ({ x, y }, index) => {
      const sight = Math.atan2(y - observerY, x + OBSERVER_AWAY_M) * DEGREES;
      let sum = 0;
      for (const { light, tanEpsilon, bearing } of lights[index] ?? missing()) {
        const turn = Math.abs(bearing - sight);
        sum += light * coefficientAt(tanEpsilon, turn > 180 ? 360 - turn : turn);
      }
      return sum * lighting.maintenanceFactor;
    });
    return { lane, luminances, ...summarise(luminances, lane, grid.xs.length) };
  });
  return { grid, views };
}

function listContributions(
  road: Road,
  lighting: RoadLighting,
  points: readonly { x: number; y: number }[],
): Contribution[][] {
  const { heightM, spacingM } = lighting;
  const [before, behind] = [REACH_BEFORE * heightM, REACH_BEHIND * heightM];
  const intensityTo = createRoadIntensity(lighting);
  const luminaires = placeLuminaires(road, lighting, [-before, spacingM + behind]);
  return points.map(({ x, y }) =>
    luminaires.flatMap((luminaire) => {
      const dx = luminaire.x - x;
      const dy = luminaire.y - y;
      if (dx < -before || dx > behind) return [];
      const light = intensityTo(luminaire.facing, [-dx, -dy, -heightM]) / (heightM * heightM);
      const bearing = Math.atan2(dy, dx) * DEGREES;
      return light > 0 ? [{ light, tanEpsilon: Math.hypot(dx, dy) / heightM, bearing }] : [];
    }),
  );
}

function summarise(luminances: Float64Array, lane: number, pointsAlong: number) {
  const average = luminances.reduce((sum, value) => sum + value, 0) / luminances.length;
  const centreLine = (lane * POINTS_PER_LANE + 1) * pointsAlong;
  const inLane = luminances.subarray(centreLine, centreLine + pointsAlong);
  const maximum = Math.max(...inLane);
  return {
    average,
    overall: average > 0 ? Math.min(...luminances) / average : 0,
    longitudinal: maximum > 0 ? Math.min(...inLane) / maximum : 0,
  };
}
