import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { calculateFlux } from './flux.ts';

/**
 * ULR: the share of the emitted light above the horizontal, 0 to 1, of a luminaire that is installed as its file
 * describes it (CIE 126:1997, 3.3; EN 13201-5); 0 without any light.
 */
export function calculateUpwardRatio(light: LightDistribution): number {
  const total = calculateFlux(light);
  return total > 0 ? calculateFlux(light, 90, 180) / total : 0;
}
