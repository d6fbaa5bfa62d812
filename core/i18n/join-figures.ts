import { joinUnits } from '#core/i18n/join-units.ts';

/** What stands before a figure: bodies of standards, scales, and the sign of a limit. */
const BEFORE = /(?<=(?<!\p{L})(?:EN|IEC|ISO|CIE|BS|RAL|CRI|UGR|R[afg]|U0|[≤≥<>])) (?=[≤≥]? ?\d)/gu;

/** The unit of a field behind its name: `Length, m`. */
const OF_FIELD = /(?<=,) (?=(?:m|lx|h|°|%)(?: |$))/g;

/** Keeps each figure of a shown text on one line with its unit and with the name of its standard or scale. */
export function joinFigures(text: string): string {
  return joinUnits(text).replace(BEFORE, '\u00a0').replace(OF_FIELD, '\u00a0');
}
