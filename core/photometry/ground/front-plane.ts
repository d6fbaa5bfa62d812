import { missing } from '#core/missing.ts';
import { calculatePlaneWeights } from '#core/photometry/figures/flux.ts';
import { calculateUpwardRatio } from '#core/photometry/figures/upward-ratio.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import { findPeak, type LightDistribution, turnOver } from '#core/photometry/light-distribution.ts';

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
  return toMainPlane(toDegrees(Math.atan2(towardsC90, towardsC0)));
}

const LEAST_THROW_DEG = 3;

/**
 * The side to which a luminaire is turned where it lights a wall or ground: that of its light; also where its file
 * shines up, and of a narrow throw along a façade, which leans little but is twice as bright on one side. Null for none.
 */
export function findThrow(light: LightDistribution): MainPlane | null {
  const down = calculateUpwardRatio(light) > 0.5 ? turnOver(light) : light;
  const side = findSide(down);
  if (side !== null) return side;
  const { intensity, planeDeg, gammaDeg } = findPeak(down);
  const across = createIntensityLookup(down)(planeDeg + 180, gammaDeg);
  return gammaDeg >= LEAST_THROW_DEG && across < intensity / 2 ? toMainPlane(planeDeg) : null;
}

function toMainPlane(planeDeg: number): MainPlane {
  const turns = Math.round(planeDeg / 90);
  return ((((turns % 4) + 4) % 4) * 90) as MainPlane;
}

function toDegrees(radians: number): number {
  return (radians * 180) / Math.PI;
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
