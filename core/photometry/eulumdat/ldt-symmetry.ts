import { missing } from '#core/missing.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';

/**
 * Isym: 0 none, 1 about the vertical axis, 2 about the plane C0-C180, 3 about the plane C90-C270,
 * 4 about both planes.
 */
export type LdtSymmetry = 0 | 1 | 2 | 3 | 4;

/** A distribution as EULUMDAT stores it: the angles of all planes, and the rows that the symmetry requires. */
export type StoredDistribution = {
  symmetry: LdtSymmetry;
  /** Angles of all C-planes of the full circle, degrees, stored or not. */
  planesDeg: readonly number[];
  gammasDeg: readonly number[];
  /**
   * Intensities as written, one row per stored plane: C0 only (symmetry 1), C0 to C180 (2), C270
   * through C0 to C90 (3), C0 to C90 (4), every plane (0).
   */
  intensities: readonly (readonly number[])[];
};

/** Mc': number of stored planes of `planeCount` for a symmetry. */
export function countStoredPlanes(symmetry: LdtSymmetry, planeCount: number): number {
  if (symmetry === 0) return planeCount;
  if (symmetry === 1) return 1;
  return symmetry === 4 ? planeCount / 4 + 1 : planeCount / 2 + 1;
}

/** The stored row that holds the intensities of plane number `plane` (0-based, of `planeCount`). */
function findStoredPlane(symmetry: LdtSymmetry, plane: number, planeCount: number): number {
  const fold = (index: number) => Math.min(index, planeCount - index);
  if (symmetry === 0) return plane;
  if (symmetry === 1) return 0;
  if (symmetry === 2) return fold(plane);
  if (symmetry === 3) return fold((plane + planeCount / 4) % planeCount);
  return Math.min(fold(plane), planeCount / 2 - fold(plane));
}

/** Expands a distribution to the full circle: one row per C-plane, mirrored if not stored. */
export function expandDistribution(stored: StoredDistribution): LightDistribution {
  const { symmetry, planesDeg, gammasDeg, intensities } = stored;
  if (symmetry === 1) return { planesDeg: [0], gammasDeg, intensities };
  return {
    planesDeg,
    gammasDeg,
    intensities: planesDeg.map(
      (_, plane) => intensities[findStoredPlane(symmetry, plane, planesDeg.length)] ?? missing(),
    ),
  };
}
