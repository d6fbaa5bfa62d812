import { missing } from '#core/missing.ts';
import { integrate } from './spectrum.ts';
import * as observers from './tables/observers.ts';

export type Xyz = readonly [number, number, number];

export type Observer = { x: readonly number[]; y: readonly number[]; z: readonly number[] };

/** CIE 1931, for colour temperature and the colour rendering index. */
export const observer2: Observer = {
  x: observers.xBar2,
  y: observers.yBar2,
  z: observers.zBar2,
};
/** CIE 1964, for TM-30. */
export const observer10: Observer = {
  x: observers.xBar10,
  y: observers.yBar10,
  z: observers.zBar10,
};

/** Tristimulus values of light; of a surface in this light with its spectral reflectance. Not normalised. */
export function tristimulus(
  light: readonly number[],
  observer: Observer,
  reflectance?: readonly number[],
): Xyz {
  const seen = reflectance
    ? light.map((value, index) => value * (reflectance[index] ?? missing()))
    : light;
  return [integrate(seen, observer.x), integrate(seen, observer.y), integrate(seen, observer.z)];
}

/** Chromaticity u, v of CIE 1960, in which colour temperature and Duv are defined. */
export function toUv([x, y, z]: Xyz): { u: number; v: number } {
  const sum = x + 15 * y + 3 * z;
  return { u: (4 * x) / sum, v: (6 * y) / sum };
}

/** Chromaticity x, y of CIE 1931. */
export function toXy([x, y, z]: Xyz): { x: number; y: number } {
  return { x: x / (x + y + z), y: y / (x + y + z) };
}
