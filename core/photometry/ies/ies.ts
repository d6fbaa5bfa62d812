import type { IesOpening } from '#core/photometry/ies/ies-opening.ts';
import type { IesVersion } from '#core/photometry/ies/ies-version.ts';

/**
 * Content of an IES file (ANSI/IESNA LM-63), with effective figures: candela include the multiplier and the ballast
 * factors, lengths are in millimetres. Angles as written.
 */
export type Ies = {
  version: IesVersion;
  /** Keywords in file order, upper case without brackets; `[MORE]` lines are joined with line breaks. */
  keywords: readonly { key: string; value: string }[];
  /** Lines before TILT that are not keywords: the only ones in files of 1986. */
  labels: readonly string[];
  /** How the light of the lamps changes with the tilt of the luminaire; not applied to the candela. */
  tilt: IesTilt | null;
  lampCount: number;
  /** Luminous flux of one lamp; -1 for absolute photometry. */
  lumensPerLamp: number;
  /** A around the vertical axis, B around the horizontal one, C the usual half planes of an interior luminaire. */
  type: 'A' | 'B' | 'C';
  opening: IesOpening;
  /** Third figure of the record in 2019, replacing `future use`; null before. */
  generationType: number | null;
  powerW: number;
  verticalDeg: readonly number[];
  horizontalDeg: readonly number[];
  /** Candela, one row for each horizontal angle. */
  candela: readonly (readonly number[])[];
};

export type IesTilt = {
  /** Lamp position: 1 vertical, 2 horizontal and fixed, 3 horizontal and turned with the luminaire. */
  geometry: number;
  anglesDeg: readonly number[];
  factors: readonly number[];
};

/** Returns the value of the first of these keywords that is present and not empty; otherwise an empty string. */
export function findKeyword(ies: Ies, ...keys: string[]): string {
  for (const key of keys) {
    const value = ies.keywords.find((keyword) => keyword.key === key)?.value.trim();
    if (value) return value;
  }
  return '';
}
