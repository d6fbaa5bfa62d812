import { missing } from '#core/missing.ts';
import { calculatePlaneWeights } from '#core/photometry/figures/flux.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';

/** A main half plane, degrees. */
export type MainPlane = 0 | 90 | 180 | 270;

/** Light that is less one-sided than this share of all light has no side of its own. */
const LEAST_SIDE = 0.05;

/**
 * The half plane to which a luminaire throws its light: of the main ones the nearest to the mean direction of the
 * intensities below the horizontal. Files differ: lanterns throw to C90, floodlights often to C0. C90, the side of the
 * road by EN 13201-3, for light without a side.
 */
export function findFrontPlane(light: LightDistribution): MainPlane {
  return findSide(light) ?? 90;
}

/** The same; null for light without a side. */
export function findSide({
  planesDeg,
  gammasDeg,
  intensities,
}: LightDistribution): MainPlane | null {
  if (planesDeg.length === 1) return null;
  const weights = calculatePlaneWeights(planesDeg);
  let [all, towardsC0, towardsC90] = [0, 0, 0];
  intensities.forEach((row, plane) => {
    const weight = weights[plane] ?? missing();
    const angle = toRadians(planesDeg[plane] ?? missing());
    row.forEach((intensity, index) => {
      const gammaDeg = gammasDeg[index] ?? missing();
      if (gammaDeg > 90) return;
      const sine = Math.sin(toRadians(gammaDeg));
      const share = intensity * weight * sine;
      all += share;
      towardsC0 += share * sine * Math.cos(angle);
      towardsC90 += share * sine * Math.sin(angle);
    });
  });
  if (Math.hypot(towardsC0, towardsC90) <= LEAST_SIDE * all) return null;
  const turns = Math.round(Math.atan2(towardsC90, towardsC0) / (Math.PI / 2));
  return ((((turns % 4) + 4) % 4) * 90) as MainPlane;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
