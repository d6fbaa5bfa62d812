import { missing } from '#core/missing.ts';
import {
  expandDistribution,
  type LdtSymmetry,
  type StoredDistribution,
} from '#core/photometry/eulumdat/ldt-symmetry.ts';
import { interpolatePlane, type LightDistribution } from '#core/photometry/light-distribution.ts';

/** Angle between the last direction with light and the first without, if a file ends before 90° or 180°. */
const EDGE_DEG = 0.01;

/**
 * Range of the horizontal angles of an IES file, from 0°. EULUMDAT's mirror plane C90-C270 (3) is 0°-180° after the
 * turn; its mirror plane C0-C180 (2) would be 90°-270°, which few readers support, so the full circle is written.
 */
const RANGE_DEG: Record<LdtSymmetry, number> = { 0: 360, 1: 0, 2: 360, 3: 180, 4: 90 };

/**
 * Converts the planes of an EULUMDAT distribution to an IES file of type C: H = C - 90°, only the part of the circle
 * that the symmetry needs, vertical angles from 0° or 90° to 90° or 180° as LM-63 requires. Intensities stay in cd/klm.
 */
export function turnToIes(stored: StoredDistribution): LightDistribution {
  const light = completeGammas(expandDistribution(stored));
  const range = RANGE_DEG[stored.symmetry];
  const turned = light.planesDeg.map((plane) => (plane + 270) % 360);
  const within = turned.filter((plane) => plane > 0 && plane < range).sort((a, b) => a - b);
  const planesDeg = range === 0 ? [0] : [0, ...within, range];
  return {
    planesDeg,
    gammasDeg: light.gammasDeg,
    intensities: planesDeg.map((plane) => interpolatePlane(light, plane + 90)),
  };
}

/** Adds explicit zeros where the file has no data. */
function completeGammas(light: LightDistribution): LightDistribution {
  const { gammasDeg, intensities } = light;
  const first = gammasDeg[0] ?? missing();
  const last = gammasDeg[gammasDeg.length - 1] ?? missing();
  const before = darkness(first >= 90 ? 90 : 0, first).reverse();
  const after = darkness(last <= 90 ? 90 : 180, last);
  const dark = (angles: number[]) => angles.map(() => 0);
  return {
    planesDeg: light.planesDeg,
    gammasDeg: [...before, ...gammasDeg, ...after],
    intensities: intensities.map((row) => [...dark(before), ...row, ...dark(after)]),
  };
}

/** Angles without light from just beyond `edge` to `end`; none where the edge is the end, one where both are close. */
function darkness(end: number, edge: number): number[] {
  const gap = Math.abs(end - edge);
  if (gap === 0) return [];
  const beyond = edge + Math.sign(end - edge) * EDGE_DEG;
  return gap > 2 * EDGE_DEG ? [beyond, end] : [end];
}
