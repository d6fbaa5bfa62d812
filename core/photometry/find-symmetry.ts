import { missing } from '#core/missing.ts';
import {
  countStoredPlanes,
  type LdtSymmetry,
  type StoredDistribution,
} from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { findPeak, type LightDistribution } from './light-distribution.ts';

/** Share of the peak within which intensities of a symmetric distribution are equal. */
const TOLERANCE = 1e-9;

/**
 * Reduces a distribution to the planes that its symmetry requires, the strongest of EULUMDAT. Symmetries 2 to 4 need
 * planes that mirror onto planes and a multiple of 4.
 */
export function storeDistribution(light: LightDistribution): StoredDistribution {
  const symmetry = findSymmetry(light, TOLERANCE);
  const { planesDeg, gammasDeg, intensities } = light;
  if (symmetry === 1) {
    return { symmetry, planesDeg: [0], gammasDeg, intensities: [intensities[0] ?? missing()] };
  }
  const count = planesDeg.length;
  const first = symmetry === 3 ? (count * 3) / 4 : 0;
  const rows = Array.from(
    { length: countStoredPlanes(symmetry, count) },
    (_, index) => intensities[(first + index) % count] ?? missing(),
  );
  return { symmetry, planesDeg, gammasDeg, intensities: rows };
}

/**
 * The strongest symmetry of a distribution around the full circle: 1, then 4, 2, 3, else 0.
 *
 * @param tolerance share of the peak within which intensities are equal.
 */
export function findSymmetry(light: LightDistribution, tolerance: number): LdtSymmetry {
  const { planesDeg, intensities } = light;
  if (planesDeg.length === 1) return 1;
  const allowed = findPeak(light).intensity * tolerance;
  const first = intensities[0] ?? missing();
  if (intensities.every((row) => isSame(row, first, allowed))) return 1;
  if (planesDeg.length % 4 !== 0) return 0;
  const aboutC0 = isMirrored(light, (plane) => 360 - plane, allowed);
  const aboutC90 = isMirrored(light, (plane) => 180 - plane, allowed);
  if (aboutC0 && aboutC90) return 4;
  if (aboutC0) return 2;
  return aboutC90 && (planesDeg[(planesDeg.length * 3) / 4] ?? missing()) === 270 ? 3 : 0;
}

function isMirrored(light: LightDistribution, mirror: (plane: number) => number, allowed: number) {
  const { planesDeg, intensities } = light;
  const key = (plane: number) => Math.round((plane + 360) * 1e6) % 360e6;
  const rows = new Map(
    planesDeg.map((plane, index) => [key(plane), intensities[index] ?? missing()]),
  );
  return planesDeg.every((plane, index) => {
    const image = rows.get(key(mirror(plane)));
    return image !== undefined && isSame(image, intensities[index] ?? missing(), allowed);
  });
}

function isSame(row: readonly number[], other: readonly number[], allowed: number): boolean {
  if (row === other) return true;
  for (let index = 0; index < row.length; index += 1) {
    if (!(Math.abs((row[index] ?? missing()) - (other[index] ?? missing())) <= allowed))
      return false;
  }
  return true;
}
