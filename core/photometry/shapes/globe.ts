import { calculateFlux } from '#core/photometry/figures/flux.ts';
import { findFallingZero } from '#core/photometry/figures/solve.ts';
import { smoothStep, toRadians } from './curves.ts';
import { DistributionError, type Lobe } from './lobe.ts';

/** Angle at which the shade of a globe starts to dim, degrees from the nadir. */
const shadeFromDeg = 50;
/** Angle at which the shade of a globe is complete, if it has one. */
const shadeToDeg = 165;
/** Remaining intensity at the nadir above a post, relative to the peak. */
const postLevel = 0.25;

type Curve = (gammaDeg: number) => number;

/** A diffuser that shines all around. */
export type Globe = {
  /** Share of the flux above the horizontal, 0 to 0.5. */
  uplight: number;
  /** Angle up to which a post below it shadows the light. */
  peakDeg: number | null;
  /** Width of its body, of the length, which lies along C90-C270: 1 for a globe, nearly 0 for a tube. */
  widthRatio: number;
};

const PLANE_STEP_DEG = 15;

/**
 * The light of an opal body: in each direction as much of it as of a spheroid is seen from there, dimmed upwards by its
 * shade. A tube gives next to nothing along its axis.
 */
export function createGlobeLobe(globe: Globe, gammasDeg: readonly number[]): Lobe {
  const isRound = globe.widthRatio === 1;
  const curve = createGlobeCurve(globe, gammasDeg);
  return {
    symmetry: isRound ? 1 : 4,
    planeStepDeg: isRound ? 360 : PLANE_STEP_DEG,
    intensityAt: (planeDeg, gammaDeg) => curve(gammaDeg) * seenShare(globe, planeDeg, gammaDeg),
  };
}

/** The projected area of a spheroid, of that seen across its axis: √(sin²θ + r² cos²θ) at θ from the axis. */
function seenShare({ widthRatio }: Globe, planeDeg: number, gammaDeg: number): number {
  const alongAxis = Math.sin(toRadians(gammaDeg)) * Math.sin(toRadians(planeDeg));
  return Math.sqrt(1 - (1 - widthRatio ** 2) * alongAxis ** 2);
}

/**
 * The curve of an opal globe with `uplight` (0 to 0.5) of its flux above the horizontal. Half of it
 * is a uniform sphere; for less, a shade dims the upper part, and for very little it closes earlier,
 * down to a bollard's hood at the horizontal. With a `peakDeg` the light stands on a post that
 * shadows the nadir: the intensity grows up to that angle.
 *
 * @param gammasDeg grid for which the share must hold, 0° to 180°.
 */
export function createGlobeCurve(globe: Globe, gammasDeg: readonly number[]): Curve {
  const { uplight, peakDeg } = globe;
  const bare = (gamma: number) =>
    peakDeg === null ? 1 : postLevel + (1 - postLevel) * smoothStep(gamma / peakDeg);
  const shaded =
    (level: number, endDeg: number): Curve =>
    (gamma) => {
      const from = Math.min(Math.max(shadeFromDeg, peakDeg ?? 0), endDeg - 10);
      return bare(gamma) * (1 - (1 - level) * smoothStep((gamma - from) / (endDeg - from)));
    };
  const excessOf = (curve: Curve) => measureUplight(curve, globe, gammasDeg) - uplight;

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

function measureUplight(curve: Curve, globe: Globe, gammasDeg: readonly number[]): number {
  const planesDeg =
    globe.widthRatio === 1
      ? [0]
      : Array.from({ length: 360 / PLANE_STEP_DEG }, (_, index) => index * PLANE_STEP_DEG);
  const intensities = planesDeg.map((plane) =>
    gammasDeg.map((gamma) => curve(gamma) * seenShare(globe, plane, gamma)),
  );
  const light = { planesDeg, gammasDeg, intensities };
  return calculateFlux(light, 90, 180) / calculateFlux(light);
}
