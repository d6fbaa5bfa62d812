import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { createAimedIntensity } from '#core/photometry/ground/aimed-intensity.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

const RADIANS = Math.PI / 180;
/** Fine enough for spots of a few degrees, wherever they are aimed. */
const PLANE_STEP_DEG = 2.5;
const GAMMA_STEP_DEG = 1;

/** The tilted luminaire of each: drawing and calculation need the same one, which takes some milliseconds. */
const tilted = new WeakMap<Luminaire, { tiltDeg: number; luminaire: Luminaire }>();

/** The luminaire tilted towards its C0 side, its light in directions of the room. Its flux stays. */
export function tiltLuminaire(level: Luminaire, tiltDeg: number): Luminaire {
  if (tiltDeg === 0) return level;
  const known = tilted.get(level);
  if (known?.tiltDeg === tiltDeg) return known.luminaire;
  const luminaire = {
    ...level,
    light: tiltLight(level.light, tiltDeg),
    luminousArea: { ...level.luminousArea, tiltDeg },
  };
  tilted.set(level, { tiltDeg, luminaire });
  return luminaire;
}

function tiltLight(light: LightDistribution, tiltDeg: number): LightDistribution {
  const intensityAt = createAimedIntensity(light, { frontPlaneDeg: 0, tiltDeg });
  const planesDeg = listSteps(360 - PLANE_STEP_DEG, PLANE_STEP_DEG);
  const gammasDeg = listSteps(180, GAMMA_STEP_DEG);
  const sampled = planesDeg.map((planeDeg) => {
    const [front, left] = [Math.cos(planeDeg * RADIANS), Math.sin(planeDeg * RADIANS)];
    return gammasDeg.map((gammaDeg) => {
      const away = Math.sin(gammaDeg * RADIANS);
      return intensityAt(-left * away, front * away, Math.cos(gammaDeg * RADIANS));
    });
  });
  // What linear interpolation between the new directions takes or adds.
  const flux = calculateFlux({ planesDeg, gammasDeg, intensities: sampled });
  const factor = flux > 0 ? calculateFlux(light) / flux : 1;
  const intensities = sampled.map((row) => row.map((value) => value * factor));
  return { planesDeg, gammasDeg, intensities };
}

function listSteps(last: number, step: number): number[] {
  return Array.from({ length: Math.round(last / step) + 1 }, (_, index) => index * step);
}
