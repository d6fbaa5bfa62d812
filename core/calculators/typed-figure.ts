import type { LocaleCode } from '#core/i18n/locales.ts';
import { parseDecimal } from '#core/parse-decimal.ts';
import { formatPlainNumber } from '#core/units.ts';

/** A unit behind a number. */
const UNIT = /[^\d.,]+$/;

/** Returns a figure as the field of a form shows it; a text that is no number as it was typed, and '' for NaN. */
export function writeFigure(locale: LocaleCode, figure: number | string): string {
  if (typeof figure === 'string') return figure;
  return Number.isNaN(figure) ? '' : formatPlainNumber(locale, figure);
}

/** Returns a typed number as `Number` reads it, by the rules of the language; any other text as it is. */
export function readFigure(locale: LocaleCode, text: string): string {
  const number = parseDecimal(locale, text.replace(UNIT, ''));
  return number === null ? text : String(number);
}

/** Returns the figure one step up (1) or down (-1), within its limits; without a figure the lowest one. */
export function stepFigure(
  figure: number,
  direction: 1 | -1,
  { min, max, step }: { min: number; max: number; step: number },
): number {
  if (Number.isNaN(figure)) return min;
  const next = Number((figure + direction * step).toFixed(6));
  return Math.min(max, Math.max(min, next));
}
