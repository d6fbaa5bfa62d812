import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { createOwnDirection } from '#core/photometry/tilted-direction.ts';

/** Fine enough for spots of a few degrees, wherever they are aimed. */
const PLANE_STEP_DEG = 2.5;
const GAMMA_STEP_DEG = 1;

/** The luminaire tilted towards its C0 side, its light in directions of the room. Its flux stays. */
export function tiltLuminaire(luminaire: Luminaire, tiltDeg: number): Luminaire {
  if (tiltDeg === 0) return luminaire;
  return {
    ...luminaire,
    light: tiltLight(luminaire.light, tiltDeg),
    luminousArea: { ...luminaire.luminousArea, tiltDeg },
  };
}

function tiltLight(light: LightDistribution, tiltDeg: number): LightDistribution {
  const intensityAt = createIntensityLookup(light);
  const toOwn = createOwnDirection(tiltDeg);
  const planesDeg = listSteps(360 - PLANE_STEP_DEG, PLANE_STEP_DEG);
  const gammasDeg = listSteps(180, GAMMA_STEP_DEG);
  const sampled = planesDeg.map((plane) =>
    gammasDeg.map((gamma) => {
      const { planeDeg, gammaDeg } = toOwn(plane, gamma);
      return intensityAt(planeDeg, gammaDeg);
    }),
  );
  // What linear interpolation between the new directions takes or adds.
  const flux = calculateFlux({ planesDeg, gammasDeg, intensities: sampled });
  const factor = flux > 0 ? calculateFlux(light) / flux : 1;
  const intensities = sampled.map((row) => row.map((value) => value * factor));
  return { planesDeg, gammasDeg, intensities };
}

function listSteps(last: number, step: number): number[] {
  return Array.from({ length: Math.round(last / step) + 1 }, (_, index) => index * step);
}
