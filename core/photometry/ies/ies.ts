import type { IesOpening } from '#core/photometry/ies/ies-opening.ts';
import type { IesVersion } from '#core/photometry/ies/ies-version.ts';

/**
 * The content of an IES file (ANSI/IESNA LM-63), figures as they are meant: candela with the multiplier and the ballast
 * factors in them, lengths in millimetres. Angles as written.
 */
export type Ies = {
  version: IesVersion;
  /** Keywords in the order of the file, upper case without brackets; `[MORE]` lines are joined by line ends. */
  keywords: readonly { key: string; value: string }[];
  /** Lines before TILT that are no keywords: all there is in files of 1986. */
  labels: readonly string[];
  /** How the light of the lamps changes with the tilt of the luminaire; not applied to the candela. */
  tilt: IesTilt | null;
  lampCount: number;
  /** Luminous flux of one lamp; -1 for absolute photometry. */
  lumensPerLamp: number;
  /** A around the vertical axis, B around the horizontal one, C the usual half planes of an interior luminaire. */
  type: 'A' | 'B' | 'C';
  opening: IesOpening;
  /** Third figure of the record of 2019 in place of `future use`; null before. */
  generationType: number | null;
  powerW: number;
  verticalDeg: readonly number[];
  horizontalDeg: readonly number[];
  /** Candela, one row for each horizontal angle. */
  candela: readonly (readonly number[])[];
};

export type IesTilt = {
  /** Position of the lamps: 1 vertical, 2 horizontal and still, 3 horizontal and turned with the luminaire. */
  geometry: number;
  anglesDeg: readonly number[];
  factors: readonly number[];
};

/** The value of the first of these keywords that the file has and fills in; an empty text where it has none. */
export function findKeyword(ies: Ies, ...keys: string[]): string {
  for (const key of keys) {
    const value = ies.keywords.find((keyword) => keyword.key === key)?.value.trim();
    if (value) return value;
  }
  return '';
}
