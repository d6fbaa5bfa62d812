import type { LocaleCode } from '#core/i18n/locales.ts';
import { decimalSign, formatNumber } from '#core/units.ts';

/** Formats with exactly one decimal, also for 0, so that columns of figures line up. */
export function formatOneDecimal(locale: LocaleCode, value: number): string {
  const text = formatNumber(locale, value, 1);
  const sign = decimalSign(locale);
  return text.includes(sign) ? text : `${text}${sign}0`;
}

/** Formats with exactly this many decimals and no thousands separators; what rounds to 0 has no sign. */
export function formatFixed(locale: LocaleCode, value: number, digits: number): string {
  const text = value.toFixed(digits);
  const unsigned = Number(text) === 0 ? text.replace('-', '') : text;
  return unsigned.replace('.', decimalSign(locale));
}
