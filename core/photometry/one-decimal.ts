import type { LocaleCode } from '#core/i18n/locales.ts';
import { decimalSign, formatNumber } from '#core/units.ts';

/** One decimal, also where it is 0: columns of figures line up. */
export function formatOneDecimal(locale: LocaleCode, value: number): string {
  const text = formatNumber(locale, value, 1);
  const sign = decimalSign(locale);
  return text.includes(sign) ? text : `${text}${sign}0`;
}
