import type { LocaleCode } from '#core/i18n/locales.ts';
import { decimalSign, formatNumber } from '#core/units.ts';

/** Formats with exactly one decimal, also for 0, so that columns of figures line up. */
export function formatOneDecimal(locale: LocaleCode, value: number): string {
  const text = formatNumber(locale, value, 1);
  const sign = decimalSign(locale);
  return text.includes(sign) ? text : `${text}${sign}0`;
}
