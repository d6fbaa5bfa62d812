import { findSymmetry } from '#core/photometry/find-symmetry.ts';
import { createIntensityLookup } from '#core/photometry/intensity-lookup.ts';
import type { LightDistribution } from '#core/photometry/light-distribution.ts';
import type { Luminaire } from '#core/photometry/luminaire.ts';
import { calculateProjectedArea, hasLuminousArea } from './projected-area.ts';

/** Average luminances of a luminaire, cd/m², one row for each γ, one value for each C-plane. */
export type LuminanceTable = {
  planesDeg: readonly number[];
  gammasDeg: readonly number[];
  luminances: readonly (readonly number[])[];
};

/** Directions of the glare zone of EN 12464-1, for each 15° around the luminaire. */
const usualPlanesDeg = Array.from({ length: 24 }, (_, index) => index * 15);
const usualGammasDeg = [45, 50, 55, 60, 65, 70, 75, 80, 85];

/** Share of the peak by which measured halves of a symmetric luminaire differ. */
const SYMMETRY_TOLERANCE = 0.03;

/** The planes at steps of 15° that differ: a quarter, a half or all of the circle, by the symmetry of the distribution. */
export function listLuminancePlanes(light: LightDistribution): readonly number[] {
  const symmetry = findSymmetry(light, SYMMETRY_TOLERANCE);
  const [from, to] = { 0: [0, 345], 1: [0, 90], 2: [0, 180], 3: [270, 450], 4: [0, 90] }[
    symmetry
  ] as [number, number];
  const count = (to - from) / 15 + 1;
  return Array.from({ length: count }, (_, index) => (from + index * 15) % 360);
}

/**
 * Intensity over projected luminous area (CIE 117:1995, 4.4). EN 12464-1:2021, 6.3.3 limits it from 65° on at screen
 * workplaces.
 *
 * @returns null for a luminaire without a luminous area.
 */
export function calculateLuminanceTable(
  luminaire: Luminaire,
  planesDeg: readonly number[] = usualPlanesDeg,
  gammasDeg: readonly number[] = usualGammasDeg,
): LuminanceTable | null {
  if (!hasLuminousArea(luminaire.luminousArea)) return null;
  const intensityAt = createIntensityLookup(luminaire.light);
  const candelaPerUnit = luminaire.lampFluxLm / 1000;
  const luminances = gammasDeg.map((gamma) =>
    planesDeg.map((plane) => {
      const area = calculateProjectedArea(luminaire.luminousArea, plane, gamma);
      return area > 0 ? (intensityAt(plane, gamma) * candelaPerUnit) / area : 0;
    }),
  );
  return { planesDeg, gammasDeg, luminances };
}
