import type { Area } from './area.ts';
import type { RaysAt } from './area-light.ts';

const DEGREES = 180 / Math.PI;
const EYE_M = 1.5;
/** Observers look down by this angle. */
const SIGHT_DEG = 2;
const VIEW_STEP_DEG = 15;
/** Observers along each side. */
const OBSERVERS = 5;
const NEAREST_DEG = 1.5;
const FARTHEST_DEG = 60;
/** Reflectance of the ground where nothing else is known (CIE 112:1994, 3.2: grass). */
const GROUND_REFLECTANCE = 0.25;

/** The worst glare of an area, and who sees it: at x, y, looking by `viewDeg` anticlockwise from x. */
export type WorstGlare = { rating: number; x: number; y: number; viewDeg: number };

/**
 * Glare rating by CIE 112:1994: GR = 27 + 24 lg(Lvl / Lve^0.9). The veiling luminance of the luminaires is
 * Lvl = 10 Σ E/θ², that of the surroundings Lve = 0.035 ρ Eav / π. Initial values.
 *
 * @param veil Lvl and `averageLux` the mean horizontal illuminance of the ground.
 */
export function rateGlare(veil: number, averageLux: number): number {
  const surroundings = (0.035 * GROUND_REFLECTANCE * averageLux) / Math.PI;
  return 27 + 24 * Math.log10(veil / surroundings ** 0.9);
}

/** Rates the glare at 5 × 5 places in 24 directions; null without any. */
export function findWorstGlare(area: Area, raysAt: RaysAt, averageLux: number): WorstGlare | null {
  let worst: WorstGlare | null = null;
  for (let row = 0; row < OBSERVERS; row += 1) {
    for (let column = 0; column < OBSERVERS; column += 1) {
      const x = ((column + 0.5) * area.widthM) / OBSERVERS;
      const y = ((row + 0.5) * area.depthM) / OBSERVERS;
      const rays = raysAt({ x, y, z: EYE_M });
      for (let viewDeg = 0; viewDeg < 360; viewDeg += VIEW_STEP_DEG) {
        const veil = veilingLuminance(rays, viewDeg);
        if (!(veil > 0 && averageLux > 0)) continue;
        const rating = rateGlare(veil, averageLux);
        if (!worst || rating > worst.rating) worst = { rating, x, y, viewDeg };
      }
    }
  }
  return worst;
}

/** Veiling luminance of luminaires for one line of sight, cd/m². */
function veilingLuminance(rays: ReturnType<RaysAt>, viewDeg: number): number {
  const level = Math.cos(SIGHT_DEG / DEGREES);
  const sight = {
    x: level * Math.cos(viewDeg / DEGREES),
    y: level * Math.sin(viewDeg / DEGREES),
    down: Math.sin(SIGHT_DEG / DEGREES),
  };
  return rays.reduce((sum, { x, y, down, lux }) => {
    // Rays come from the luminaire, so the eye looks against them.
    const cosine = -(x * sight.x + y * sight.y + down * sight.down);
    const angleDeg = Math.acos(Math.min(1, Math.max(-1, cosine))) * DEGREES;
    if (angleDeg < NEAREST_DEG || angleDeg > FARTHEST_DEG) return sum;
    return sum + (10 * lux * cosine) / angleDeg ** 2;
  }, 0);
}
