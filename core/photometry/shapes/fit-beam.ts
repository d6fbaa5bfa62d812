import { calculateBeamAngle } from '#core/photometry/figures/beam.ts';
import { findFallingZero } from '#core/photometry/figures/solve.ts';

/**
 * Finds the sharpness that gives a curve the requested full width at half maximum, measured as a reader of the file
 * measures it: on the γ grid, with linear interpolation.
 *
 * @param curveOf the curve of a given sharpness: the sharper, the narrower.
 * @returns null if no sharpness gives that width.
 */
export function fitBeam(
  beamDeg: number,
  gammasDeg: readonly number[],
  curveOf: (sharpness: number) => (gammaDeg: number) => number,
): number | null {
  const measure = (sharpness: number) => {
    const row = gammasDeg.map(curveOf(sharpness));
    return calculateBeamAngle({ planesDeg: [0], gammasDeg, intensities: [row] }) ?? 180;
  };
  return findFallingZero((sharpness) => measure(sharpness) - beamDeg, 1e-3, 1e5);
}
