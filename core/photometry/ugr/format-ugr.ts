import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatOneDecimal } from '#core/photometry/one-decimal.ts';

/** The scale of UGR runs from 10 to 30: below it nobody is disturbed (CIE 117:1995, 4). */
const LEAST_RATING = 10;

/** Whether a value is written as a mark instead of a number; `photometry.ugr.marks` says what the marks mean. */
export function isUgrMarked(ugr: number | null): boolean {
  return ugr === null || Number(ugr.toFixed(1)) < LEAST_RATING;
}

/** A UGR value as tables show it: one decimal, `< 10` below the scale, a dash where no light reaches the eye. */
export function formatUgr(locale: LocaleCode, ugr: number | null): string {
  if (ugr === null) return '–';
  return isUgrMarked(ugr) ? `<\u00a0${LEAST_RATING}` : formatOneDecimal(locale, ugr);
}
