import { createRoadIntensity, placeLuminaires, type RoadLuminaire } from './luminaire-rows.ts';
import type { Road, RoadLighting } from './road.ts';
import { createLuminanceGrid } from './road-grid.ts';

const DEGREES = 180 / Math.PI;
const EYE_M = 1.5;
const AGE = 23;
const REACH_M = 500;
/** The roof of the car hides luminaires above this angle. */
const SCREEN_DEG = 20;
/** The driver looks down by this angle. */
const SIGHT_DEG = 1;
const LARGEST_ANGLE_DEG = 60;
const SMALLEST_ANGLE_DEG = 0.1;
/** Below this angle the formula for small angles applies. */
const SMALL_ANGLE_DEG = 1.5;

/**
 * Threshold increment, percent: how much greater a contrast must be because luminaires glare (EN 13201-3:2015, 8.5).
 * The driver of one lane starts where the roof of the car hides the first luminaire, and moves along the field in the
 * steps of the luminance grid; the result is the maximum.
 *
 * @param averageLuminance initial average luminance of the road as seen from this lane, cd/m².
 */
export function calculateThresholdIncrement(
  road: Road,
  lighting: RoadLighting,
  { lane, averageLuminance }: { lane: number; averageLuminance: number },
): number {
  if (averageLuminance <= 0) return 0;
  const { heightM, spacingM } = lighting;
  const rise = Math.max(0, heightM - EYE_M);
  const start = -rise / Math.tan(SCREEN_DEG / DEGREES);
  const steps = createLuminanceGrid(road, spacingM).xs.length;
  const veilAt = createVeil(lighting);
  const luminaires = placeLuminaires(road, lighting, [start, spacingM + REACH_M]);
  const y = (lane + 0.5) * road.laneWidthM;
  let greatest = 0;
  for (let step = 0; step < steps; step += 1) {
    const x = start + (step * spacingM) / steps;
    greatest = Math.max(greatest, veilAt({ x, y }, luminaires));
  }
  return averageLuminance <= 5
    ? (65 * greatest) / averageLuminance ** 0.8
    : (95 * greatest) / averageLuminance ** 1.05;
}

/** Equivalent veiling luminance of new luminaires at an eye, cd/m² (EN 13201-3:2015, 8.5; CIE 146:2002). */
function createVeil(lighting: RoadLighting) {
  const intensityTo = createRoadIntensity(lighting);
  const rise = lighting.heightM - EYE_M;
  const [ahead, down] = [Math.cos(SIGHT_DEG / DEGREES), Math.sin(SIGHT_DEG / DEGREES)];
  const screen = Math.tan(SCREEN_DEG / DEGREES);
  return (eye: { x: number; y: number }, luminaires: readonly RoadLuminaire[]): number => {
    let sum = 0;
    for (const { x, y, facing } of luminaires) {
      const [dx, dy] = [x - eye.x, y - eye.y];
      if (dx <= 0 || dx > REACH_M || rise > dx * screen * (1 + 1e-9)) continue;
      const distance = Math.hypot(dx, dy, rise);
      const cosine = (dx * ahead - rise * down) / distance;
      const angleDeg = Math.acos(Math.min(1, cosine)) * DEGREES;
      if (angleDeg < SMALLEST_ANGLE_DEG || angleDeg > LARGEST_ANGLE_DEG) continue;
      const lux = (intensityTo(facing, [-dx, -dy, -rise]) * cosine) / (distance * distance);
      sum += lux * glareFactor(angleDeg);
    }
    return sum;
  };
}

function glareFactor(angleDeg: number): number {
  if (angleDeg > SMALL_ANGLE_DEG) return (9.86 * (1 + (AGE / 66.4) ** 4)) / angleDeg ** 2;
  return 10 / angleDeg ** 3 + (5 / angleDeg ** 2) * (1 + (AGE / 62.5) ** 4);
}
