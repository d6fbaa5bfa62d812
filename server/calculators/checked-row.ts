import type { CheckedFigure } from '#core/calculators/checked-figure.ts';
import type { Translate } from '#core/i18n/translate.ts';
import type { PdfRow } from '#server/pdf/pdf-document.ts';

/** A figure with its limit, and whether it meets it, as a row of a PDF. */
export function checkedRow(
  t: Translate<'calculator'>,
  { label, value, note, isMet }: CheckedFigure,
): PdfRow {
  const met = isMet === undefined ? null : t(isMet ? 'calculator.met' : 'calculator.missed');
  const rest = [note, met].filter(Boolean).join(', ');
  return { label, value: rest ? `${value} (${rest})` : value };
}
