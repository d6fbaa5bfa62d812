import { createAimedIntensity } from '#core/photometry/ground/aimed-intensity.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { findOpenSpacing, findRouteSpacing, type LuxAt, type Spacing } from './escape-spacing.ts';

/** Spacings of ceiling luminaires at one mounting height; null where not even close ones are enough. */
type CeilingRow = {
  heightM: number;
  /** Maintained illuminance straight below. */
  belowLux: number;
  /** On the centre line of an escape route that runs along C0-C180. */
  alongC0: Spacing | null;
  /** The same along C90-C270. */
  alongC90: Spacing | null;
  /** In an open area, in a square grid. */
  open: Spacing | null;
};

/** Spacings of luminaires on a side wall of an escape route, facing it. */
type WallRow = { heightM: number; along: Spacing };

/** Spacing tables of an emergency luminaire (EN 1838:2013); plain data. */
export type EscapeTable = {
  /** Whether the light is the same in all half planes, and so in all directions of a route. */
  isRotational: boolean;
  /** Of the initial illuminance. */
  maintenanceFactor: number;
  ceiling: CeilingRow[];
  wall: WallRow[];
};

const HEIGHTS_M = [2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12];
const WALL_HEIGHTS_M = HEIGHTS_M.filter((height) => height <= 6);
/** Allows for dirt and for the age of lamp and battery. */
const MAINTENANCE = 0.8;

/** Distance of the centre line of a route of 2 m from its wall. */
const CENTRE_M = 1;

/**
 * Calculates how far apart emergency luminaires may be, with direct light only. Spacings hold for two luminaires of a
 * route and for four of an open area; further ones only add light.
 */
export function calculateEscapeTable(luminaire: Luminaire): EscapeTable {
  return {
    isRotational: luminaire.light.planesDeg.length === 1,
    maintenanceFactor: MAINTENANCE,
    ceiling: HEIGHTS_M.flatMap((heightM) => calculateCeilingRow(luminaire, heightM) ?? []),
    wall: WALL_HEIGHTS_M.flatMap((heightM) => wallRow(luminaire, heightM)),
  };
}

/** Spacings at one mounting height of ceiling luminaires, metres; null where not even close ones are enough. */
export function calculateCeilingRow(luminaire: Luminaire, heightM: number): CeilingRow | null {
  // C90 in front: the right side is C0.
  const luxAt = createLux(luminaire, heightM, { frontPlaneDeg: 90, tiltDeg: 0 });
  const row = {
    heightM,
    belowLux: luxAt(0, 0),
    alongC0: findRouteSpacing(luxAt),
    alongC90: findRouteSpacing((along, across) => luxAt(-across, along)),
    open: findOpenSpacing(luxAt),
  };
  return row.alongC0 || row.alongC90 || row.open ? row : null;
}

/** The luminaire's back is at the wall, its length along it: C0 points down. */
function wallRow(luminaire: Luminaire, heightM: number): WallRow[] {
  const luxAt = createLux(luminaire, heightM, { frontPlaneDeg: 180, tiltDeg: 90 });
  const along = findRouteSpacing((x, across) => luxAt(x, across + CENTRE_M));
  return along ? [{ heightM, along }] : [];
}

function createLux(
  { light, lampFluxLm }: Luminaire,
  heightM: number,
  tilt: Parameters<typeof createAimedIntensity>[1],
): LuxAt {
  const intensityTo = createAimedIntensity(light, tilt);
  const factor = ((MAINTENANCE * lampFluxLm) / 1000) * heightM;
  return (right, front) =>
    (intensityTo(right, front, heightM) * factor) / Math.hypot(right, front, heightM) ** 3;
}
