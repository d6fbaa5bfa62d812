import { type FieldUnit, quantityIn } from '#core/calculators/typed-quantity.ts';
import type { LocaleCode } from '#core/i18n/locales.ts';
import { formatPlainNumber } from '#core/units.ts';

/** The range and the steps of a field, in its unit. */
export type FieldLimits = { min: number; max: number; step: number; unit: FieldUnit };

/** Returns a figure as the field of a form shows it; a text that is no number as it was typed, and '' for NaN. */
export function writeFigure(locale: LocaleCode, figure: number | string): string {
  if (typeof figure === 'string') return figure;
  return Number.isNaN(figure) ? '' : formatPlainNumber(locale, figure);
}

/**
 * Returns a number typed with or without the unit of its field as `Number` reads it, by the rules of the language; any
 * other text as it is.
 */
export function readFigure(locale: LocaleCode, text: string, unit: FieldUnit): string {
  const number = quantityIn(locale, text, unit);
  return number === null ? text : String(number);
}

/**
 * Reads a figure of an address, where a comma is a decimal point, too, and a form without scripts sends what was typed:
 * `3,5 m`. NaN for any other text, and for none.
 */
export function readAddressFigure(text: string, unit: FieldUnit): number {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return Number.NaN;
  const number = Number(plain);
  return Number.isNaN(number) ? (quantityIn('en', plain, unit) ?? Number.NaN) : number;
}

/** Returns the figure one step up (1) or down (-1), within its limits; without a figure the lowest one. */
export function stepFigure(
  figure: number,
  direction: 1 | -1,
  { min, max, step }: FieldLimits,
): number {
  if (Number.isNaN(figure)) return min;
  const next = Number((figure + direction * step).toFixed(6));
  return Math.min(max, Math.max(min, next));
}
