import { missing } from '#core/missing.ts';
import { referenceOfCri } from './reference-light.ts';
import { testColours } from './tables/test-colours.ts';
import { observer2, toUv, tristimulus, type Xyz } from './tristimulus.ts';

/** Ra, the mean of the first eight, and the special indices R1 to R14 (CIE 13.3). */
export type ColourRendering = { ra: number; special: readonly number[] };

/** Samples whose mean is the general index. */
const GENERAL = 8;

/** Calculates the colour rendering index of light with a colour temperature (CIE 13.3-1995, clause 5). */
export function calculateColourRendering(light: readonly number[], cctK: number): ColourRendering {
  const reference = referenceOfCri(cctK);
  const [test, ideal] = [createView(light), createView(reference)];
  const special = testColours.map((sample) => {
    const seen = test.see(sample);
    // Adaptation by von Kries, equation 8: ratios of c and d of the reference and of the test light.
    const c = (ideal.white.c / test.white.c) * seen.c;
    const d = (ideal.white.d / test.white.d) * seen.d;
    const below = 16.518 + 1.481 * c - d;
    const adapted = { u: (10.872 + 0.404 * c - 4 * d) / below, v: 5.52 / below, y: seen.y };
    const [one, other] = [
      toUniform(adapted, ideal.white),
      toUniform(ideal.see(sample), ideal.white),
    ];
    return 100 - 4.6 * Math.hypot(...one.map((value, axis) => value - (other[axis] ?? missing())));
  });
  const general = special.slice(0, GENERAL);
  return { ra: general.reduce((sum, value) => sum + value, 0) / GENERAL, special };
}

type Seen = { u: number; v: number; c: number; d: number; y: number };

/** A light scaled to a luminance of 100, and how surfaces look in it. */
function createView(light: readonly number[]) {
  const [, luminance] = tristimulus(light, observer2);
  const describe = (xyz: Xyz): Seen => {
    const { u, v } = toUv(xyz);
    const y = (100 * xyz[1]) / luminance;
    return { u, v, c: (4 - u - 10 * v) / v, d: (1.708 * v + 0.404 - 1.481 * u) / v, y };
  };
  return {
    white: describe(tristimulus(light, observer2)),
    see: (sample: readonly number[]) => describe(tristimulus(light, observer2, sample)),
  };
}

/** W*, U* and V* of CIE 1964. */
function toUniform(
  { u, v, y }: Pick<Seen, 'u' | 'v' | 'y'>,
  white: Pick<Seen, 'u' | 'v'>,
): [number, number, number] {
  const lightness = 25 * Math.cbrt(y) - 17;
  return [lightness, 13 * lightness * (u - white.u), 13 * lightness * (v - white.v)];
}
