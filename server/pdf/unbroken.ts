import { joinFigures } from '#core/i18n/join-figures.ts';

/** Within the name of a standard: `EN IEC 63000`, `BS EN 60598`, `EN 300 328`, `UNE 20460`. */
const WITHIN_NAME =
  /(?<=(?<!\p{L})(?:EN|BS|UNE|DIN)) (?=(?:EN |IEC |ISO )?\d)|(?<=EN[ \u00a0]\d{3}) (?=\d{3}(?!\d))/gu;

/** Keeps figures with their units, and the names of standards, on one line of a document. */
export function unbroken(text: string): string {
  return joinFigures(text.replace(WITHIN_NAME, '\u00a0'));
}
