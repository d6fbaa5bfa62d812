import { missing } from '#core/missing.ts';
import { interpolateGamma, type LightDistribution } from '#core/photometry/light-distribution.ts';

type Grid = {
  verticalDeg: readonly number[];
  horizontalDeg: readonly number[];
  /** One row for each horizontal angle. */
  candela: readonly (readonly number[])[];
};

const PLANE_STEP_DEG = 5;
const GAMMA_STEP_DEG = 2.5;
const degrees = (value: number) => (value * 180) / Math.PI;
const radians = (value: number) => (value * Math.PI) / 180;
const asinDeg = (sine: number) => degrees(Math.asin(sine));

/**
 * Converts a distribution in planes of type A or B (CIE 121, 3.3) to half planes C around the direction V = 0, H = 0,
 * which becomes the nadir. "Up" (V > 0) is towards C0 and "right" (H > 0) towards C90, so that a floodlight's
 * horizontal axis lies along C90-C270 like the length of a luminaire.
 *
 * Type A turns its planes about the vertical axis (H) and measures V in them; type B turns them about the horizontal
 * axis (V) and measures H in them. If only one half of H is stored, the other mirrors it. Values are interpolated
 * linearly in the angles of the file; directions outside its range are dark.
 */
export function convertToTypeC(type: 'A' | 'B', grid: Grid): LightDistribution {
  const intensityAt = createGridLookup(grid);
  const planesDeg = Array.from(
    { length: 360 / PLANE_STEP_DEG },
    (_, index) => index * PLANE_STEP_DEG,
  );
  const gammasDeg = Array.from(
    { length: 180 / GAMMA_STEP_DEG + 1 },
    (_, index) => index * GAMMA_STEP_DEG,
  );
  const intensities = planesDeg.map((plane) =>
    gammasDeg.map((gamma) => {
      const up = Math.sin(radians(gamma)) * Math.cos(radians(plane));
      const right = Math.sin(radians(gamma)) * Math.sin(radians(plane));
      const ahead = Math.cos(radians(gamma));
      if (type === 'A') return intensityAt(asinDeg(up), degrees(Math.atan2(right, ahead)));
      return intensityAt(degrees(Math.atan2(up, ahead)), asinDeg(right));
    }),
  );
  return { planesDeg, gammasDeg, intensities };
}

function createGridLookup({ verticalDeg, horizontalDeg, candela }: Grid) {
  const isHalf = (horizontalDeg[0] ?? missing()) >= 0;
  return (vertical: number, signedHorizontal: number): number => {
    const horizontal = isHalf ? Math.abs(signedHorizontal) : signedHorizontal;
    const column = candela.map((row) => interpolateGamma(verticalDeg, row, vertical));
    return interpolateGamma(horizontalDeg, column, horizontal);
  };
}
