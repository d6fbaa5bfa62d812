import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { findFallingZero } from '#core/photometry/figures/solve.ts';
import { smoothStep } from './curves.ts';
import { DistributionError } from './lobe.ts';

/** Angle at which the shade of a globe starts to dim, degrees from the nadir. */
const shadeFromDeg = 50;
/** Angle at which the shade of a globe is complete, if it has one. */
const shadeToDeg = 165;
/** Remaining intensity at the nadir above a post, relative to the peak. */
const postLevel = 0.25;

type Curve = (gammaDeg: number) => number;

/**
 * The curve of an opal globe with `uplight` (0 to 0.5) of its flux above the horizontal. Half of it
 * is a uniform sphere; for less, a shade dims the upper part, and for very little it closes earlier,
 * down to a bollard's hood at the horizontal. With a `peakDeg` the light stands on a post that
 * shadows the nadir: the intensity grows up to that angle.
 *
 * @param gammasDeg grid for which the share must hold, 0° to 180°.
 */
export function createGlobeCurve(
  uplight: number,
  peakDeg: number | null,
  gammasDeg: readonly number[],
): Curve {
  const bare = (gamma: number) =>
    peakDeg === null ? 1 : postLevel + (1 - postLevel) * smoothStep(gamma / peakDeg);
  const shaded =
    (level: number, endDeg: number): Curve =>
    (gamma) => {
      const from = Math.min(Math.max(shadeFromDeg, peakDeg ?? 0), endDeg - 10);
      return bare(gamma) * (1 - (1 - level) * smoothStep((gamma - from) / (endDeg - from)));
    };
  const excessOf = (curve: Curve) => measureUplight(curve, gammasDeg) - uplight;

  if (uplight === 0) return shaded(0, 90);
  const rest = excessOf(bare);
  if (rest < -1e-6) {
    const percent = Math.round((rest + uplight) * 100);
    throw new DistributionError(
      `A globe of this form sends at most ${percent} % of its light upwards, not ${uplight * 100} %.`,
    );
  }
  if (rest < 1e-6) return bare;

  const dimming = findFallingZero((d) => excessOf(shaded(1 / (1 + d), shadeToDeg)), 1e-6, 1e6);
  if (dimming !== null) return shaded(1 / (1 + dimming), shadeToDeg);
  const closing = findFallingZero(
    (c) => excessOf(shaded(0, 90 + 1 / c)),
    1 / (shadeToDeg - 90),
    1e6,
  );
  return shaded(0, closing === null ? 90 : 90 + 1 / closing);
}

function measureUplight(curve: Curve, gammasDeg: readonly number[]): number {
  const light = { planesDeg: [0], gammasDeg, intensities: [gammasDeg.map(curve)] };
  return calculateFlux(light, 90, 180) / calculateFlux(light);
}
