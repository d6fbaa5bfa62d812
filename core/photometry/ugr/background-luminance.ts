import { missing } from '#core/missing.ts';
import { averageOverPlanes, calculateFlux } from '#core/photometry/figures/flux.ts';
import { interpolateGamma, type LightDistribution } from '#core/photometry/light-distribution.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { EYE_TO_LUMINAIRE_M, SPACING } from './ugr-geometry.ts';
import type { UgrRoom } from './ugr-rooms.ts';

const ZONE_DEG = 10;
const ZONES = 18;
const DOWNWARD_ZONES = 9;

/** Distribution of a luminaire's flux, per lamp lumen: the basis of the background luminance of every room. */
export type FluxShares = {
  /** Cumulative fluxes below 41.4°, 60°, 75.5° and 90° (CIE 190:2010, 4.2). */
  cumulative: readonly [number, number, number, number];
  downward: number;
  upward: number;
};

/** Zonal fluxes at the centres of zones of 10°, scaled to the flux of the distribution in fine steps. */
export function calculateFluxShares(light: LightDistribution): FluxShares {
  const mean = averageOverPlanes(light);
  const zones = Array.from({ length: ZONES }, (_, index) => {
    const middle = (index + 0.5) * ZONE_DEG;
    const width = (ZONE_DEG * Math.PI) / 180;
    const solidAngle = 2 * Math.PI * Math.sin((middle * Math.PI) / 180) * width;
    return interpolateGamma(light.gammasDeg, mean, middle) * solidAngle;
  });
  const sum = (to: number) => zones.slice(0, to).reduce((total, flux) => total + flux, 0);
  const total = sum(ZONES);
  const scale = total > 0 ? calculateFlux(light) / total / 1000 : 0;
  const downward = sum(DOWNWARD_ZONES);
  return {
    cumulative: [
      (sum(4) + 0.13 * (zones[4] ?? missing())) * scale,
      sum(6) * scale,
      (sum(7) + 0.547 * (zones[7] ?? missing())) * scale,
      downward * scale,
    ],
    downward: downward * scale,
    upward: (total - downward) * scale,
  };
}

/**
 * Background luminances for each of `ugrReflectances`, cd/m²: the indirect illuminance of the walls over π
 * (CIE 190:2010, equations 7 to 12).
 */
export function calculateBackground(room: UgrRoom, shares: FluxShares, luminaire: Luminaire) {
  const count = (room.x / SPACING) * (room.y / SPACING);
  const wallArea = 2 * EYE_TO_LUMINAIRE_M ** 2 * (room.x + room.y);
  const perArea = (luminaire.lampFluxLm * count) / wallArea;
  const floor = shares.cumulative.reduce(
    (sum, flux, index) => sum + flux * (room.floor[index] ?? missing()),
    0,
  );
  const walls = shares.downward - floor;
  return room.transfer.map(([fromFloor, fromWalls, fromCeiling]) => {
    const indirect = floor * fromFloor + walls * fromWalls + shares.upward * fromCeiling;
    return (perArea * indirect) / Math.PI;
  });
}
