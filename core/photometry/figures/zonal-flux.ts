import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import { calculateFlux } from './flux.ts';

/** Flux of one zone between two cones around the vertical axis. */
export type ZonalFlux = {
  fromDeg: number;
  toDeg: number;
  /** Lumens per 1000 lamp lumens. */
  flux: number;
  /** Share of all light that leaves the luminaire up to `toDeg`, 0 to 1. */
  cumulativeShare: number;
};

/** The flux of zones of `stepDeg` from the nadir to the zenith (CIE 84, 4.5). */
export function calculateZonalFlux(light: LightDistribution, stepDeg = 10): ZonalFlux[] {
  const total = calculateFlux(light);
  let sum = 0;
  return Array.from({ length: Math.ceil(180 / stepDeg) }, (_, index) => {
    const fromDeg = index * stepDeg;
    const toDeg = Math.min(180, fromDeg + stepDeg);
    const flux = calculateFlux(light, fromDeg, toDeg);
    sum += flux;
    return { fromDeg, toDeg, flux, cumulativeShare: total > 0 ? sum / total : 0 };
  });
}

/** Five numbers in percent, from N1 to N5. */
export type FluxCode = readonly [number, number, number, number, number];

/**
 * The CIE flux code (CIE 52:1982, 2.2; EN 13032-2, 5.3): shares of the downward flux within the cones of 41.4°, 60° and
 * 75.5°, share of the downward flux in all light, light output ratio. Percent, not rounded.
 */
export function calculateFluxCode(light: LightDistribution): FluxCode {
  const total = calculateFlux(light);
  const downward = calculateFlux(light, 0, 90);
  const within = (cone: number) =>
    downward > 0 ? (100 * calculateFlux(light, 0, cone)) / downward : 0;
  const dff = total > 0 ? (100 * downward) / total : 0;
  // The cones of half, one and one and a half steradian times π.
  return [within(41.4), within(60), within(75.5), dff, total / 10];
}
