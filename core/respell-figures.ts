import type { LocaleCode } from '#core/i18n/locales.ts';
import { parseDecimal } from '#core/parse-decimal.ts';
import { formatPlainNumber } from '#core/units.ts';

type Languages = { from: LocaleCode; to: LocaleCode };

/** Digits with the signs and spaces allowed between them. */
const FIGURE = /(?<![\d.,])[.,]?\d(?:[\d.,' \u00a0\u202f]*\d)?/g;

/**
 * Rewrites the figures of a text in the format of another language, without thousands separators: `7.230; 1,5 m` from
 * Spanish → `7230; 1.5 m` in English. Other text, and a text that stays in its language, is unchanged.
 */
export function respellFigures(text: string, { from, to }: Languages): string {
  if (from === to) return text;
  return text.replace(FIGURE, (figure) => {
    const value = parseDecimal(from, figure);
    if (value === null) return figure;
    const spelled = formatPlainNumber(to, value);
    // Typed figures are never long enough for an exponent.
    return spelled.includes('e') ? figure : spelled;
  });
}
