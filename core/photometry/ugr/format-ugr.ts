import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatOneDecimal } from '#core/photometry/one-decimal.ts';

/** The UGR scale runs from 10 to 30: lower values disturb nobody (CIE 117:1995, 4). */
export const LEAST_RATING = 10;

/** Whether a value is displayed as a mark instead of a number; `photometry.ugr.marks` explains the marks. */
export function isUgrMarked(ugr: number | null): boolean {
  return ugr === null || Number(ugr.toFixed(1)) < LEAST_RATING;
}

/** Formats a UGR value for tables: one decimal, `< 10` below the scale, a dash if no light reaches the eye. */
export function formatUgr(locale: LocaleCode, ugr: number | null): string {
  if (ugr === null) return '–';
  return isUgrMarked(ugr) ? `<\u00a0${LEAST_RATING}` : formatOneDecimal(locale, ugr);
}
