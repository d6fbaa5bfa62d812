import { missing } from '#core/missing.ts';
import { interpolateGamma, type LightDistribution } from '#core/photometry/light-distribution.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The solid angle between two cones around the vertical axis, steradians. */
export function calculateZoneSolidAngle(fromDeg: number, toDeg: number): number {
  return 2 * Math.PI * (Math.cos(radians(fromDeg)) - Math.cos(radians(toDeg)));
}

/**
 * Share of the full circle of each half plane, by the trapezoid rule: half of the gap to either neighbour, so that
 * planes at uneven steps have correct weights. The shares add up to 1.
 */
export function calculatePlaneWeights(planesDeg: readonly number[]): number[] {
  const count = planesDeg.length;
  const gaps = planesDeg.map((plane, index) =>
    index < count - 1
      ? (planesDeg[index + 1] ?? missing()) - plane
      : (planesDeg[0] ?? missing()) + 360 - plane,
  );
  return gaps.map((gap, index) => (gap + (gaps[(index + count - 1) % count] ?? missing())) / 720);
}

/** Cached means by distribution: every flux of a luminaire needs the same. */
const means = new WeakMap<LightDistribution, number[]>();

/** The mean intensity over all half planes, cd/klm for each γ. */
export function averageOverPlanes(light: LightDistribution): readonly number[] {
  const cached = means.get(light);
  if (cached) return cached;
  const weights = calculatePlaneWeights(light.planesDeg);
  const mean = light.gammasDeg.map(() => 0);
  light.intensities.forEach((row, plane) => {
    const weight = weights[plane] ?? missing();
    for (let gamma = 0; gamma < mean.length; gamma += 1) {
      mean[gamma] = (mean[gamma] ?? missing()) + (row[gamma] ?? missing()) * weight;
    }
  });
  means.set(light, mean);
  return mean;
}

/**
 * Returns the luminous flux between two angles from the nadir, in lumens per 1000 lamp lumens.
 *
 * Zonal method of CIE 84: for each zone between neighbouring γ the mean of the intensities at its two
 * edges, times the exact solid angle of the zone. A Lambertian distribution in steps of 5° gives
 * 1000.000; the midpoint rule (1000.95) and the trapezoid of I·sin γ (997.46) do not.
 */
export function calculateFlux(light: LightDistribution, fromDeg = 0, toDeg = 180): number {
  return integrateZone(light.gammasDeg, averageOverPlanes(light), { fromDeg, toDeg });
}

/**
 * The flux between two angles from the nadir if the mean intensity around the axis is `mean`, one value for each γ: in
 * lumens per 1000 lamp lumens for cd/klm.
 */
export function integrateZone(
  gammasDeg: readonly number[],
  mean: readonly number[],
  { fromDeg, toDeg }: { fromDeg: number; toDeg: number },
): number {
  let flux = 0;
  for (let index = 1; index < gammasDeg.length; index += 1) {
    const from = Math.max(fromDeg, gammasDeg[index - 1] ?? missing());
    const to = Math.min(toDeg, gammasDeg[index] ?? missing());
    if (from >= to) continue;
    const edges = interpolateGamma(gammasDeg, mean, from) + interpolateGamma(gammasDeg, mean, to);
    flux += (edges / 2) * calculateZoneSolidAngle(from, to);
  }
  return flux;
}

/** The share of the flux below the horizontal, 0 to 1; 0 without any light. */
export function calculateDownwardShare(light: LightDistribution): number {
  const total = calculateFlux(light);
  return total > 0 ? calculateFlux(light, 0, 90) / total : 0;
}
