import type { LocaleCode } from '#core/i18n/locales.ts';
import { decimalSign } from '#core/units.ts';

/**
 * Parses a number as people type it: with a decimal point or comma, with or without thousands separators. Where a
 * single separator is ambiguous, as in `1.234`, the language decides; after a leading zero it is a decimal separator.
 * @returns null for invalid numbers; a leading sign is allowed, units are not.
 */
export function parseDecimal(locale: LocaleCode, text: string): number | null {
  const compact = text.trim().replace(/[\s\u00a0\u202f']/g, '');
  if (!/^[-+]?(\d[\d.,]*|[.,]\d+)$/.test(compact)) return null;
  const digits = withDecimalPoint(locale, compact);
  return /^[-+]?\d*\.?\d*$/.test(digits) && /\d/.test(digits) ? Number(digits) : null;
}

function withDecimalPoint(locale: LocaleCode, text: string): string {
  const signs = [...text.matchAll(/[.,]/g)].map(([sign]) => sign);
  const last = signs.at(-1);
  if (last === undefined) return text;
  const kinds = new Set(signs);
  if (kinds.size === 2) {
    // `1.234,5`: the last separator is the decimal one and occurs once.
    if (signs.filter((sign) => sign === last).length > 1) return 'no number';
    return text.replaceAll(last === '.' ? ',' : '.', '').replace(',', '.');
  }
  const isGrouped = /^[-+]?[1-9]\d{0,2}([.,]\d{3})+$/.test(text);
  if (signs.length > 1) return isGrouped ? text.replaceAll(last, '') : 'no number';
  if (isGrouped && last !== decimalSign(locale)) return text.replace(last, '');
  return text.replace(',', '.');
}
