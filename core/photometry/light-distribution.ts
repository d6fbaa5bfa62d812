import { missing } from '#core/missing.ts';

/**
 * A luminous intensity distribution in the C-γ system of CIE 121: half planes C around the vertical
 * axis, in each of them angles γ from the nadir (0°) to the zenith (180°). A luminaire's length lies
 * along C90-C270.
 */
export type LightDistribution = {
  /** Angles of the half planes, degrees, ascending. One plane alone means rotational symmetry. */
  planesDeg: readonly number[];
  /** Angles from the nadir, degrees, ascending. Outside their range the light counts as 0. */
  gammasDeg: readonly number[];
  /** Intensities in cd/klm, one row per plane, one value per γ. */
  intensities: readonly (readonly number[])[];
};

/**
 * Returns the intensities of the half plane at `planeDeg` (any angle), cd/klm for each γ of the distribution;
 * interpolated linearly around the circle between two planes.
 */
export function interpolatePlane(light: LightDistribution, planeDeg: number): readonly number[] {
  const { planesDeg, intensities } = light;
  const count = planesDeg.length;
  const angle = ((planeDeg % 360) + 360) % 360;
  const above = planesDeg.findIndex((plane) => plane >= angle);
  const next = above === -1 ? 0 : above;
  const previous = (next + count - 1) % count;
  const upper = intensities[next] ?? missing();
  const lower = intensities[previous] ?? missing();
  if (count === 1 || planesDeg[next] === angle) return upper;

  const start = planesDeg[previous] ?? missing();
  const gap = ((planesDeg[next] ?? missing()) - start + 360) % 360;
  const share = ((angle - start + 360) % 360) / gap;
  return upper.map((value, index) => (lower[index] ?? missing()) * (1 - share) + value * share);
}

/** The distribution upside down: its zenith becomes the nadir. */
export function turnOver<Light extends Pick<LightDistribution, 'gammasDeg' | 'intensities'>>(
  light: Light,
): Light {
  return {
    ...light,
    gammasDeg: light.gammasDeg.map((gamma) => 180 - gamma).reverse(),
    intensities: light.intensities.map((row) => [...row].reverse()),
  };
}

/** The intensity at `gammaDeg` in one half plane, cd/klm, interpolated linearly; 0 outside its range. */
export function interpolateGamma(
  gammasDeg: readonly number[],
  row: readonly number[],
  gammaDeg: number,
): number {
  const above = findAbove(gammasDeg, gammaDeg);
  if (above === gammasDeg.length) return 0;
  const end = gammasDeg[above] ?? missing();
  if (end === gammaDeg) return row[above] ?? missing();
  if (above === 0) return 0;

  const start = gammasDeg[above - 1] ?? missing();
  const share = (gammaDeg - start) / (end - start);
  return (row[above - 1] ?? missing()) * (1 - share) + (row[above] ?? missing()) * share;
}

/** Index of the first of the ascending angles that is not below `angle`; their number if all are. */
function findAbove(angles: readonly number[], angle: number): number {
  let [from, to] = [0, angles.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((angles[middle] ?? missing()) < angle) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The highest intensity of the distribution, cd/klm, and the first direction that has it. */
export function findPeak(light: LightDistribution) {
  const peak = { intensity: 0, planeDeg: 0, gammaDeg: 0 };
  light.intensities.forEach((row, plane) => {
    row.forEach((intensity, gamma) => {
      if (intensity <= peak.intensity) return;
      peak.intensity = intensity;
      peak.planeDeg = light.planesDeg[plane] ?? missing();
      peak.gammaDeg = light.gammasDeg[gamma] ?? missing();
    });
  });
  return peak;
}
