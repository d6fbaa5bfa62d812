export type Rgb = { red: number; green: number; blue: number };

/** The colour temperature that pictures show as neutral white. */
export const NEUTRAL_K = 4000;

/**
 * The colour of white light in linear sRGB, of luminance 1, for a camera that is balanced to 4000 K: its values are divided
 * by those of 4000 K.
 *
 * @param cctK 1,667 to 25,000 K, else the nearest.
 */
export function lightColour(cctK: number): Rgb {
  const [light, neutral] = [planckianRgb(cctK), planckianRgb(NEUTRAL_K)];
  const red = Math.max(0, light.red / neutral.red);
  const green = Math.max(0, light.green / neutral.green);
  const blue = Math.max(0, light.blue / neutral.blue);
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return { red: red / luminance, green: green / luminance, blue: blue / luminance };
}

/** Linear sRGB (IEC 61966-2-1) of a Planckian radiator. */
function planckianRgb(cctK: number): Rgb {
  const { x, y } = planckianChromaticity(Math.min(25_000, Math.max(1667, cctK)));
  const [bigX, bigZ] = [x / y, (1 - x - y) / y];
  return {
    red: 3.2406 * bigX - 1.5372 - 0.4986 * bigZ,
    green: -0.9689 * bigX + 1.8758 + 0.0415 * bigZ,
    blue: 0.0557 * bigX - 0.204 + 1.057 * bigZ,
  };
}

/** Chromaticity of the Planckian locus, cubic approximation of B. Kang et al. (J. Korean Phys. Soc. 41, 2002). */
function planckianChromaticity(cctK: number): { x: number; y: number } {
  const t = 1000 / cctK;
  const x =
    cctK <= 4000
      ? -0.2661239 * t ** 3 - 0.234358 * t ** 2 + 0.8776956 * t + 0.17991
      : -3.0258469 * t ** 3 + 2.1070379 * t ** 2 + 0.2226347 * t + 0.24039;
  if (cctK <= 2222) {
    return { x, y: -1.1063814 * x ** 3 - 1.3481102 * x ** 2 + 2.18555832 * x - 0.20219683 };
  }
  if (cctK <= 4000) {
    return { x, y: -0.9549476 * x ** 3 - 1.37418593 * x ** 2 + 2.09137015 * x - 0.16748867 };
  }
  return { x, y: 3.081758 * x ** 3 - 5.8733867 * x ** 2 + 3.75112997 * x - 0.37001483 };
}
