import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** The place of a point on a horizontal plane seen from a luminaire above it, metres. */
export type PointBelow = {
  /** Towards C0. */
  x: number;
  /** Towards C90, along the luminaire's length. */
  y: number;
  /** How far below the luminaire, greater than 0. */
  height: number;
};

/**
 * Horizontal illuminance of one luminaire at points below it, lux: E = I cos³γ / h² (inverse square law and cosine
 * law; EN 13032-2, annex). Holds from five times the size of the luminous area on.
 */
export function createPointIlluminance(luminaire: Luminaire): (point: PointBelow) => number {
  const intensityAt = createIntensityLookup(luminaire.light);
  const candelaPerUnit = luminaire.lampFluxLm / 1000;
  return ({ x, y, height }) => {
    const away = Math.hypot(x, y);
    const distance = Math.hypot(away, height);
    const gammaDeg = degrees(Math.atan2(away, height));
    const planeDeg = degrees(Math.atan2(y, x));
    return (intensityAt(planeDeg, gammaDeg) * candelaPerUnit * height) / distance ** 3;
  };
}
