import type { Xyz } from './tristimulus.ts';

/** A colour in the uniform space CAM02-UCS, and its hue angle in CIECAM02, degrees. */
export type UniformColour = { j: number; a: number; b: number; hueDeg: number };

/** The viewing conditions of CIE 224: 100 cd/m², a background of 20 %, average surround, adapted completely. */
const LUMINANCE = 100;
const BACKGROUND = 20;
const SURROUND = { c: 0.69, nc: 1 };
const degrees = (radians: number) => (radians * 180) / Math.PI;

type Triple = [number, number, number];

/** Creates the conversion of CIECAM02 (CIE 159) to CAM02-UCS for a white; its luminance and the colours' are 0 to 100. */
export function createAppearance(white: Xyz): (xyz: Xyz) => UniformColour {
  const whiteRgb = toCat02(white);
  const k = 1 / (5 * LUMINANCE + 1);
  const fl = 0.2 * k ** 4 * (5 * LUMINANCE) + 0.1 * (1 - k ** 4) ** 2 * Math.cbrt(5 * LUMINANCE);
  const n = BACKGROUND / white[1];
  const nbb = 0.725 * (1 / n) ** 0.2;
  const z = 1.48 + Math.sqrt(n);
  const respond = (xyz: Xyz): Triple => {
    const rgb = toCat02(xyz);
    // Complete adaptation: the white becomes that of equal energy.
    const adapted = rgb.map((value, axis) => (value * white[1]) / (whiteRgb[axis] ?? 1)) as Triple;
    return toHunt(adapted).map((value) => compress(value, fl)) as Triple;
  };
  const whiteResponse = achromatic(respond(white), nbb);
  return (xyz) => {
    const [red, green, blue] = respond(xyz);
    const a = red - (12 * green) / 11 + blue / 11;
    const b = (red + green - 2 * blue) / 9;
    const hue = Math.atan2(b, a);
    const eccentricity = (Math.cos(hue + 2) + 3.8) / 4;
    const lightness =
      100 * (achromatic([red, green, blue], nbb) / whiteResponse) ** (SURROUND.c * z);
    const t =
      ((50_000 / 13) * SURROUND.nc * nbb * eccentricity * Math.hypot(a, b)) /
      (red + green + (21 / 20) * blue);
    const chroma = t ** 0.9 * Math.sqrt(lightness / 100) * (1.64 - 0.29 ** n) ** 0.73;
    const colourfulness = Math.log1p(0.0228 * chroma * fl ** 0.25) / 0.0228;
    return {
      j: (1.7 * lightness) / (1 + 0.007 * lightness),
      a: colourfulness * Math.cos(hue),
      b: colourfulness * Math.sin(hue),
      hueDeg: (degrees(hue) + 360) % 360,
    };
  };
}

function toCat02([x, y, z]: Xyz): Triple {
  return [
    0.7328 * x + 0.4296 * y - 0.1624 * z,
    -0.7036 * x + 1.6975 * y + 0.0061 * z,
    0.003 * x + 0.0136 * y + 0.9834 * z,
  ];
}

/** From CAT02 through XYZ to the cone responses of Hunt, Pointer and Estévez. */
function toHunt([r, g, b]: Triple): Triple {
  const x = 1.096_124 * r - 0.278_869 * g + 0.182_745 * b;
  const y = 0.454_369 * r + 0.473_533 * g + 0.072_098 * b;
  const z = -0.009_628 * r - 0.005_698 * g + 1.015_326 * b;
  return [0.389_71 * x + 0.688_98 * y - 0.078_68 * z, -0.229_81 * x + 1.1834 * y + 0.046_41 * z, z];
}

function compress(value: number, fl: number): number {
  const power = ((fl * Math.abs(value)) / 100) ** 0.42;
  return (Math.sign(value) * 400 * power) / (power + 27.13) + 0.1;
}

function achromatic([red, green, blue]: Triple, nbb: number): number {
  return (2 * red + green + blue / 20 - 0.305) * nbb;
}
