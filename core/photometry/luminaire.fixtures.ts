import { calculateFlux } from '#core/photometry/figures/flux.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** I = I0 cos^m γ below the horizontal with 1000 lm, in steps of `step` degrees. */
export function cosinePower(m: number, step = 0.5): LightDistribution {
  const gammasDeg = Array.from({ length: 90 / step + 1 }, (_, index) => index * step);
  const peak = (1000 * (m + 1)) / (2 * Math.PI);
  const row = gammasDeg.map((gamma) => (gamma === 90 ? 0 : peak * Math.cos(radians(gamma)) ** m));
  return { planesDeg: [0], gammasDeg, intensities: [row] };
}

/** Constant intensity: 1000 lm over the whole sphere, or the half sphere below. */
export function uniformLight(toDeg: 90 | 180): LightDistribution {
  const gammasDeg = Array.from({ length: toDeg + 1 }, (_, gamma) => gamma);
  const intensity = 1000 / (toDeg === 180 ? 4 * Math.PI : 2 * Math.PI);
  return { planesDeg: [0], gammasDeg, intensities: [gammasDeg.map(() => intensity)] };
}

/** A luminaire of 600 mm × 600 mm by default. */
export function createTestLuminaire(
  light: LightDistribution,
  overrides: Partial<Luminaire> = {},
): Luminaire {
  const lampFluxLm = overrides.lampFluxLm ?? 1000;
  return {
    light,
    lampFluxLm,
    fluxLm: (calculateFlux(light) * lampFluxLm) / 1000,
    powerW: null,
    luminousArea: { lengthM: 0.6, widthM: 0.6, heightsM: [0, 0, 0, 0] },
    ...overrides,
  };
}
