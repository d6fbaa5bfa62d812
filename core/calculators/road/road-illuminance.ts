import { createRoadIntensity, placeLuminaires } from './luminaire-rows.ts';
import { carriagewayWidth, type Road, type RoadLighting } from './road.ts';
import { createStripGrid, type RoadGrid } from './road-grid.ts';

/** Luminaires farther away count as negligible, in mounting heights (EN 13201-3:2015, 7.2). */
const REACH = 5;

/** Maintained horizontal illuminance of a strip along the road. */
export type StripLight = {
  grid: RoadGrid;
  /** Row by row across the road. */
  lux: Float64Array;
  averageLux: number;
  minimumLux: number;
  /** Minimum over average. */
  uniformity: number;
};

/** Calculates the illuminance of any strip along the road: E = I cos³ε / H² (EN 13201-3:2015, 7.2). */
export function createStripLight(road: Road, lighting: RoadLighting) {
  const { heightM, spacingM, maintenanceFactor } = lighting;
  const reachM = REACH * heightM;
  const intensityTo = createRoadIntensity(lighting);
  const luminaires = placeLuminaires(road, lighting, [-reachM, spacingM + reachM]);

  const luxAt = (x: number, y: number) => {
    let sum = 0;
    for (const luminaire of luminaires) {
      const dx = x - luminaire.x;
      const dy = y - luminaire.y;
      const away2 = dx * dx + dy * dy;
      if (away2 > reachM * reachM) continue;
      const intensity = intensityTo(luminaire.facing, [dx, dy, -heightM]);
      sum += (intensity * heightM) / (away2 + heightM * heightM) ** 1.5;
    }
    return sum * maintenanceFactor;
  };

  return (strip: { from: number; widthM: number }): StripLight => {
    const grid = createStripGrid(strip, spacingM);
    const lux = Float64Array.from(grid.ys.flatMap((y) => grid.xs.map((x) => luxAt(x, y))));
    const averageLux = lux.reduce((sum, value) => sum + value, 0) / lux.length;
    const minimumLux = Math.min(...lux);
    return { grid, lux, averageLux, minimumLux, uniformity: divide(minimumLux, averageLux) };
  };
}

/**
 * Illuminance of strips outside the edges of the carriageway over that of the strips inside, at the edge where it is
 * lower. The edge at a median is left out.
 */
export function calculateEdgeRatio(
  road: Road,
  { arrangement }: Pick<RoadLighting, 'arrangement'>,
  { widthM, lightOf }: { widthM: number; lightOf: ReturnType<typeof createStripLight> },
): number {
  const far = carriagewayWidth(road);
  const average = (from: number) => lightOf({ from, widthM }).averageLux;
  const atFarEdge = divide(average(far), average(far - widthM));
  if (arrangement === 'median') return atFarEdge;
  return Math.min(atFarEdge, divide(average(-widthM), average(0)));
}

function divide(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}
