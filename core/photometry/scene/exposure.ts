/** The reflectance of a surface that full white refers to: that of a white wall. */
export const WHITE_REFLECTANCE = 0.7;

/** Filmic curve of J. Hable (Uncharted 2, GDC 2010): shoulder, linear part, toe. */
const curve = { a: 0.22, b: 0.3, c: 0.1, d: 0.2, e: 0.01, f: 0.3 } as const;
/** How far along the curve full white is: more compresses highlights more. */
const WHITE = 2.2;

function filmic(x: number): number {
  const { a, b, c, d, e, f } = curve;
  return (x * (a * x + c * b) + d * e) / (x * (a * x + b) + d * f) - e / f;
}

/**
 * The share of full white, 0 to 1, that a picture shows for an illuminance.
 *
 * @param whiteLux illuminance of a white wall that is shown as full white.
 */
export function exposeLux(lux: number, reflectance: number, whiteLux: number): number {
  const share = Math.min(1, (lux * reflectance) / (whiteLux * WHITE_REFLECTANCE));
  return filmic(share * WHITE) / filmic(WHITE);
}

/** The transfer function of sRGB (IEC 61966-2-1): linear to encoded, both 0 to 1. */
export function encodeSrgb(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Illuminances that can be full white, lux: 1, 2 and 5 times a power of ten. */
export const whiteSteps: readonly number[] = [0.1, 1, 10, 100, 1000, 10_000].flatMap((power) => [
  power,
  2 * power,
  5 * power,
]);
