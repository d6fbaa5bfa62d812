/** Maintained illuminance of the floor, lux, at a place seen from one luminaire, metres. */
export type LuxAt = (along: number, across: number) => number;

/** Distances in metres, rounded down to 0.1 m. */
export type Spacing = {
  /** From the end of the route, or from the wall of the area, to the first luminaire. */
  endM: number;
  /** Between two luminaires. */
  betweenM: number;
};

/** Limits of EN 1838:2013, 4.2 (escape route up to 2 m wide) and 4.3 (open area). */
const ROUTE_LUX = 1;
const BAND_LUX = 0.5;
/** Half of the central band: half of a route of 2 m. */
const HALF_BAND_M = 0.5;
const OPEN_LUX = 0.5;
/** Border of an open area that is left out. */
const BORDER_M = 0.5;
/** Highest over lowest illuminance. */
const MOST_UNEVEN = 40;

const STEP_M = 0.1;
const FARTHEST_M = 40;
const ROUTE_POINTS = 24;
const AREA_POINTS = 12;

type Lights = readonly { x: number; y: number }[];

/** Spacing along an escape route whose centre line is below the luminaires, or beside them by what `luxAt` adds. */
export function findRouteSpacing(luxAt: LuxAt): Spacing | null {
  const isLit = (from: number, to: number, lights: Lights) => {
    const centre = routePoints(from, to).map((x) => lux(luxAt, lights, { x, y: 0 }));
    const isBandLit = [-HALF_BAND_M, HALF_BAND_M].every((y) =>
      routePoints(from, to).every((x) => lux(luxAt, lights, { x, y }) >= BAND_LUX),
    );
    return isBandLit && isEnough(centre, ROUTE_LUX);
  };
  const one = [{ x: 0, y: 0 }];
  const endM = findFarthest((far) => isLit(-far, far, one));
  const betweenM = findFarthest((far) => isLit(0, far, [...one, { x: far, y: 0 }]));
  return endM > 0 && betweenM > 0 ? { endM, betweenM } : null;
}

/** Spacing of a square grid in an open area, and distance from its walls. */
export function findOpenSpacing(luxAt: LuxAt): Spacing | null {
  const isLit = (from: number, to: number, lights: Lights) => {
    const places = evenly(from, to, AREA_POINTS);
    const values = places.flatMap((x) => places.map((y) => lux(luxAt, lights, { x, y })));
    return isEnough(values, OPEN_LUX);
  };
  const corners = (far: number) => [0, far].flatMap((x) => [0, far].map((y) => ({ x, y })));
  const endM = findFarthest((far) => {
    const lit = Math.max(0, far - BORDER_M);
    return isLit(-lit, lit, [{ x: 0, y: 0 }]);
  });
  const betweenM = findFarthest((far) => isLit(0, far, corners(far)));
  return endM > 0 && betweenM > 0 ? { endM, betweenM } : null;
}

/** The last of the distances, from the smallest, at which everything is lit. */
function findFarthest(isLit: (far: number) => boolean): number {
  let step = 1;
  const most = Math.round(FARTHEST_M / STEP_M);
  // Two steps at once, then the one between.
  while (step <= most && isLit(step * STEP_M)) step += 2;
  const last = isLit((step - 1) * STEP_M) ? step - 1 : step - 2;
  return Math.max(0, Math.round(last) / 10);
}

function isEnough(values: readonly number[], leastLux: number): boolean {
  const lowest = Math.min(...values);
  return lowest >= leastLux && Math.max(...values) <= MOST_UNEVEN * lowest;
}

function lux(luxAt: LuxAt, lights: Lights, point: { x: number; y: number }): number {
  return lights.reduce((sum, { x, y }) => sum + luxAt(point.x - x, point.y - y), 0);
}

function routePoints(from: number, to: number): number[] {
  return evenly(from, to, ROUTE_POINTS);
}

function evenly(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
}
